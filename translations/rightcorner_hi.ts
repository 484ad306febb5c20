<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi">
<context>
    <name>BoardCommands</name>
    <message>
        <source>&amp;Flip</source>
        <translation>उलटें(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>निर्देशांक(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>रंग(&amp;O)</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>लकड़ी</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>स्लेटी</translation>
    </message>
    <message>
        <source>Blue-green</source>
        <translation>नीला-हरा</translation>
    </message>
    <message>
        <source>Piece an&amp;imation</source>
        <translation>मोहरों का ऐनिमेशन(&amp;S)</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>बंद</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>तेज़</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>धीमा</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>परतें(&amp;V)</translation>
    </message>
    <message>
        <source>Heat m&amp;ap for</source>
        <translation>हीट मैप का मोहरा(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Next piece</source>
        <translation>अगला मोहरा(&amp;N)</translation>
    </message>
    <message>
        <source>Show the heat map of the next piece; selecting a piece does the same</source>
        <translation>अगले मोहरे का हीट मैप दिखाएँ; मोहरा चुनने से भी यही होता है</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>सिस्टम के अनुसार</translation>
    </message>
    <message>
        <source>&amp;What attacks this square?</source>
        <translation>इस खाने पर किसका हमला है?(&amp;I)</translation>
    </message>
    <message>
        <source>Say which pieces attack the square selected with the arrow keys</source>
        <translation>बताएँ कि तीर कुंजियों से चुने खाने पर कौन-से मोहरे हमला करते हैं</translation>
    </message>
    <message>
        <source>List the &amp;pieces</source>
        <translation>मोहरों की सूची(&amp;X)</translation>
    </message>
    <message>
        <source>only while the heat map is shown</source>
        <translation>केवल हीट मैप दिखते समय</translation>
    </message>
</context>
<context>
    <name>ByHeartCommands</name>
    <message>
        <source>Learn by heart</source>
        <translation>याद करें</translation>
    </message>
    <message>
        <source>How much slower than the best move each move may be: with slower moves there are fewer positions to know</source>
        <translation>हर चाल सर्वोत्तम चाल से कितनी धीमी हो सकती है: जितनी धीमी चालों की छूट, याद रखने की उतनी ही कम स्थितियाँ</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>यह स्थिति</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>केवल सर्वोत्तम चालें</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n move(s) slower</source>
        <translation>
            <numerusform>%n चाल तक धीमी</numerusform>
            <numerusform>%n चाल तक धीमी</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a course of the few positions that the side that wins, or the one that has to hold the draw, needs to know against every reply</source>
        <translation>उन थोड़ी-सी स्थितियों का कोर्स बनाएँ जो जीतने वाले या ड्रॉ बचाने वाले पक्ष को हर जवाब के विरुद्ध जाननी चाहिए</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Move either side&apos;s pieces as you like.</source>
        <translation>दोनों पक्षों के मोहरे जैसे चाहें चलाएँ।</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <translation>यह लाइन यहीं खत्म होती है।</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>आगे: %1।</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>कोई और चाल इतनी अच्छी नहीं।</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>यहाँ एक चाल बराबर अच्छी है।</numerusform>
            <numerusform>यहाँ %n चालें बराबर अच्छी हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the mate in %1.</source>
        <translation>%1 चाल में मात ढूँढें।</translation>
    </message>
    <message>
        <source>With best play this is a draw. Try to win anyway.</source>
        <translation>सर्वोत्तम खेल में यह ड्रॉ है। फिर भी जीतने की कोशिश करें।</translation>
    </message>
    <message>
        <source>The program plays the rest.</source>
        <translation>बाकी बाज़ी प्रोग्राम खेलता है।</translation>
    </message>
    <message>
        <source>Press Esc to stop.</source>
        <translation>रोकने के लिए Esc दबाएँ।</translation>
    </message>
    <message>
        <source>With best play, mate comes in or right next to one of these corners: %1.</source>
        <translation>सर्वोत्तम खेल में मात इनमें से किसी कोने में या ठीक उसके बगल में होती है: %1।</translation>
    </message>
    <message>
        <source>Hold the draw as White.</source>
        <translation>सफ़ेद से ड्रॉ बनाए रखें।</translation>
    </message>
    <message>
        <source>Hold the draw as Black.</source>
        <translation>काले से ड्रॉ बनाए रखें।</translation>
    </message>
    <message>
        <source>Keep playing: the program replies by general principles.</source>
        <translation>खेलते रहें: प्रोग्राम सामान्य सिद्धांतों से जवाब देता है।</translation>
    </message>
    <message>
        <source>Six moves, and mate is no closer. A hint may help.</source>
        <translation>छह चालें हो गईं, पर मात पास नहीं आई। शायद संकेत से मदद मिले।</translation>
    </message>
    <message>
        <source>Play it out.</source>
        <translation>बाज़ी अंत तक खेलें।</translation>
    </message>
    <message>
        <source>No comments and no take-backs until the game is over; then you get a report.</source>
        <translation>बाज़ी खत्म होने तक न कोई टिप्पणी होगी, न चाल वापस ली जा सकेगी; फिर रिपोर्ट मिलेगी।</translation>
    </message>
    <message>
        <source>Keep playing: %1 replies.</source>
        <translation>खेलते रहें: %1 जवाब देता है।</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>सर्वोत्तम जवाब: %1।</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 सर्वोत्तम है।</translation>
    </message>
    <message>
        <source>Stage: %1.</source>
        <translation>चरण: %1।</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a sentence about a move</comment>
        <translation>आगे: %1</translation>
    </message>
    <message>
        <source>%1 is not mate: %2 is possible.</source>
        <translation>%1 मात नहीं है: %2 संभव है।</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 सर्वोत्तम से एक चाल धीमी है।</numerusform>
            <numerusform>%1 सर्वोत्तम से %n चाल धीमी है।</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot save both pieces, but make him prove it.</source>
        <translation>आप दोनों मोहरे नहीं बचा सकते, पर उसे यह साबित करने दें।</translation>
    </message>
    <message>
        <source>You cannot save the pawn, but make him prove it.</source>
        <translation>आप प्यादा नहीं बचा सकते, पर उसे यह साबित करने दें।</translation>
    </message>
    <message>
        <source>You cannot save the piece, but make him prove it.</source>
        <translation>आप मोहरा नहीं बचा सकते, पर उसे यह साबित करने दें।</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look at every check and capture.</source>
        <translation>केवल एक चाल से ड्रॉ बचता है: हर शह और मोहरा मारने की हर चाल देखें।</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look for a double attack.</source>
        <translation>केवल एक चाल से ड्रॉ बचता है: दोहरा हमला ढूँढें।</translation>
    </message>
    <message>
        <source>You cannot save the pawn on %1, but make him prove it.</source>
        <translation>आप %1 का प्यादा नहीं बचा सकते, पर उसे यह साबित करने दें।</translation>
    </message>
    <message>
        <source>You have only one move.</source>
        <translation>आपके पास केवल एक चाल है।</translation>
    </message>
    <message>
        <source>Hold out as long as you can.</source>
        <translation>जितना हो सके टिके रहें।</translation>
    </message>
    <message>
        <source>The opponent threatens mate: %1.</source>
        <translation>प्रतिद्वंद्वी मात की धमकी दे रहा है: %1।</translation>
    </message>
    <message>
        <source>“Give up” fails the exam and shows the report. “End exam” goes on as a normal game, without a grade.</source>
        <translation>“छोड़ दें” से परीक्षा असफल होगी और रिपोर्ट दिखेगी। “परीक्षा खत्म करें” से बिना ग्रेड के सामान्य बाज़ी की तरह खेल जारी रहेगा।</translation>
    </message>
    <message>
        <source>Checkmate: White wins.</source>
        <translation>शह और मात: सफ़ेद जीता।</translation>
    </message>
    <message>
        <source>Checkmate: Black wins.</source>
        <translation>शह और मात: काला जीता।</translation>
    </message>
    <message>
        <source>Win as White.</source>
        <translation>सफ़ेद से जीतें।</translation>
    </message>
    <message>
        <source>Win as Black.</source>
        <translation>काले से जीतें।</translation>
    </message>
    <message>
        <source>The pawn falls: it is a draw.</source>
        <translation>प्यादा जाता है: यह ड्रॉ है।</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 सर्वोत्तम चालों में से एक है।</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>प्यादा बच नहीं सकता।</translation>
    </message>
    <message>
        <source>You cannot save both pawns, but make him prove it.</source>
        <translation>आप दोनों प्यादे नहीं बचा सकते, पर उसे यह साबित करने दें।</translation>
    </message>
    <message>
        <source>Only one move wins.</source>
        <translation>केवल एक चाल जीतती है।</translation>
    </message>
    <message>
        <source>With best play this is a draw.</source>
        <translation>सर्वोत्तम खेल में यह ड्रॉ है।</translation>
    </message>
    <message>
        <source>Keep playing: the program replies as soon as the ending is solved.</source>
        <translation>खेलते रहें: एंडगेम हल होते ही प्रोग्राम जवाब देगा।</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>%1 and %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 और %2</translation>
    </message>
    <message>
        <source>He is in a box. Shrink it and bring up your king.</source>
        <translation>वह बॉक्स में है। बॉक्स छोटा करें और अपना राजा पास लाएँ।</translation>
    </message>
    <message>
        <source>The kings face each other on the edge. Check along the edge.</source>
        <translation>किनारे पर दोनों राजा आमने-सामने हैं। किनारे की सीध में शह दें।</translation>
    </message>
    <message>
        <source>Bring your king to a key square: %1.</source>
        <translation>अपना राजा किसी निर्णायक खाने पर लाएँ: %1।</translation>
    </message>
    <message>
        <source>Your king is on a key square. Escort the pawn home.</source>
        <translation>आपका राजा निर्णायक खाने पर है। प्यादे को पदोन्नति तक ले जाएँ।</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1 मात देती है।</translation>
    </message>
    <message>
        <source>%1 promotes.</source>
        <translation>%1 प्यादे को पदोन्नत करती है।</translation>
    </message>
    <message>
        <source>%1 is a waiting move: he is in zugzwang.</source>
        <translation>%1 प्रतीक्षा चाल है: वह ज़ुगज़्वांग में है।</translation>
    </message>
    <message>
        <source>%1 drives him towards the right corner.</source>
        <translation>%1 उसे सही कोने की ओर धकेलती है।</translation>
    </message>
    <message>
        <source>%1 takes the opposition.</source>
        <translation>%1 अपोज़िशन ले लेती है।</translation>
    </message>
    <message>
        <source>%1 gives check.</source>
        <translation>%1 शह देती है।</translation>
    </message>
    <message>
        <source>%1 brings your king closer to him.</source>
        <translation>%1 राजा को उसके पास लाती है।</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to him.</source>
        <translation>%1 घोड़े को उसके पास लाती है।</translation>
    </message>
    <message>
        <source>%1 stalemates him.</source>
        <translation>%1 गतिरोध कर देती है।</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 एकमात्र चाल है।</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 या %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>बेहतर: %1</translation>
    </message>
    <message>
        <source>Come together</source>
        <translation>मोहरे जुटाना</translation>
    </message>
    <message>
        <source>Take the centre</source>
        <translation>केंद्र पर कब्ज़ा</translation>
    </message>
    <message>
        <source>Drive him to the edge</source>
        <translation>किनारे की ओर धकेलना</translation>
    </message>
    <message>
        <source>Out of the wrong corner</source>
        <translation>गलत कोने से बाहर</translation>
    </message>
    <message>
        <source>The large triangle</source>
        <translation>बड़ा त्रिकोण</translation>
    </message>
    <message>
        <source>The W</source>
        <translation>W पैंतरा</translation>
    </message>
    <message>
        <source>Turn him back</source>
        <translation>वापस मोड़ना</translation>
    </message>
    <message>
        <source>The middle triangle</source>
        <translation>मँझला त्रिकोण</translation>
    </message>
    <message>
        <source>The small triangle</source>
        <translation>छोटा त्रिकोण</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>मात</translation>
    </message>
    <message>
        <source>Cut him off</source>
        <translation>रास्ता रोकना</translation>
    </message>
    <message>
        <source>Shrink the box</source>
        <translation>बॉक्स छोटा करना</translation>
    </message>
    <message>
        <source>Face him on the edge</source>
        <translation>किनारे पर सामना</translation>
    </message>
    <message>
        <source>Check along the edge</source>
        <translation>किनारे की सीध में शह</translation>
    </message>
    <message>
        <source>Head for a key square</source>
        <translation>निर्णायक खाने की ओर</translation>
    </message>
    <message>
        <source>Escort the pawn</source>
        <translation>प्यादे के साथ चलना</translation>
    </message>
    <message>
        <source>Run with the pawn</source>
        <translation>प्यादा दौड़ाना</translation>
    </message>
    <message>
        <source>Bring king, bishop and knight together, away from the edge of the board.</source>
        <translation>राजा, ऊँट और घोड़े को बिसात के किनारे से दूर एक साथ लाएँ।</translation>
    </message>
    <message>
        <source>Bring your king to the centre and take squares away from his, so that he must give way.</source>
        <translation>अपना राजा केंद्र में लाएँ और उसके राजा से खाने छीनें, ताकि उसे रास्ता देना पड़े।</translation>
    </message>
    <message>
        <source>Keep him out of the centre. Take squares away from him and follow with king and knight.</source>
        <translation>उसे केंद्र से बाहर रखें। उससे खाने छीनें और राजा व घोड़े के साथ पीछे बढ़ें।</translation>
    </message>
    <message>
        <source>He is near a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>वह किसी गलत कोने के पास है। उसे बाहर निकालें और किनारे-किनारे %1 की ओर हाँकें।</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of seven squares. Close in and take squares away from him.</source>
        <translation>उसे सात खानों के विकर्ण के पीछे रोके रखें। पास आएँ और उससे खाने छीनें।</translation>
    </message>
    <message>
        <source>Drive him along the edge to %1: the knight goes in a W, the king follows, the bishop guards or waits.</source>
        <translation>उसे किनारे-किनारे %1 की ओर हाँकें: घोड़ा W में चलता है, राजा साथ आता है, ऊँट पहरा देता है या प्रतीक्षा करता है।</translation>
    </message>
    <message>
        <source>He tries to get away from %1. Take the squares on his path and turn him back.</source>
        <translation>वह %1 से दूर निकलना चाहता है। उसकी राह के खाने छीनें और उसे वापस मोड़ें।</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Bring your king nearer and make the triangle smaller.</source>
        <translation>उसे पाँच खानों के विकर्ण के पीछे रोके रखें। अपना राजा पास लाएँ और त्रिकोण को छोटा करें।</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Bring your king a knight&apos;s move from the corner.</source>
        <translation>उसे तीन खानों के विकर्ण के पीछे रोके रखें। अपना राजा कोने से घोड़े की एक चाल दूर लाएँ।</translation>
    </message>
    <message>
        <source>%1 forks king and queen.</source>
        <translation>%1 राजा और वज़ीर पर फ़ोर्क करती है।</translation>
    </message>
    <message>
        <source>%1 forks king and rook.</source>
        <translation>%1 राजा और हाथी पर फ़ोर्क करती है।</translation>
    </message>
    <message>
        <source>%1 forks king and bishop.</source>
        <translation>%1 राजा और ऊँट पर फ़ोर्क करती है।</translation>
    </message>
    <message>
        <source>%1 forks king and knight.</source>
        <translation>%1 राजा और घोड़े पर फ़ोर्क करती है।</translation>
    </message>
    <message>
        <source>%1 forks king and pawn.</source>
        <translation>%1 राजा और प्यादे पर फ़ोर्क करती है।</translation>
    </message>
    <message>
        <source>%1 attacks %2 at once.</source>
        <translation>%1 फ़ोर्क करती है: %2।</translation>
    </message>
    <message>
        <source>%1 skewers king and queen.</source>
        <translation>%1 राजा और वज़ीर पर स्क्यूअर करती है।</translation>
    </message>
    <message>
        <source>%1 skewers king and rook.</source>
        <translation>%1 राजा और हाथी पर स्क्यूअर करती है।</translation>
    </message>
    <message>
        <source>%1 skewers king and bishop.</source>
        <translation>%1 राजा और ऊँट पर स्क्यूअर करती है।</translation>
    </message>
    <message>
        <source>%1 skewers king and knight.</source>
        <translation>%1 राजा और घोड़े पर स्क्यूअर करती है।</translation>
    </message>
    <message>
        <source>%1 skewers king and pawn.</source>
        <translation>%1 राजा और प्यादे पर स्क्यूअर करती है।</translation>
    </message>
    <message>
        <source>%1 skewers %2.</source>
        <translation>%1 स्क्यूअर करती है: %2।</translation>
    </message>
    <message>
        <source>%1 uncovers an attack on %2.</source>
        <translation>%1 रास्ता खोलकर %2 पर हमला करती है।</translation>
    </message>
    <message>
        <source>%1 deflects the defender on %2.</source>
        <translation>%1 रक्षा करने वाले मोहरे (%2) को उसके काम से हटाती है।</translation>
    </message>
    <message>
        <source>%1 offers the piece: to capture on %2 is stalemate.</source>
        <translation>%1 मोहरा देती है: उसे %2 पर मारना गतिरोध है।</translation>
    </message>
    <message>
        <source>%1 guards the piece on %2 through its attacker.</source>
        <translation>%1 मोहरे (%2) को हमलावर के पार से बचाती है।</translation>
    </message>
    <message>
        <source>%1 gives double check: the king must move.</source>
        <translation>%1 दोहरी शह देती है: राजा को चलना पड़ेगा।</translation>
    </message>
    <message>
        <source>%1 gives discovered check.</source>
        <translation>%1 डिस्कवर्ड शह देती है।</translation>
    </message>
    <message>
        <source>%1 builds a bridge: the rook shields its king from the checks.</source>
        <translation>%1 पुल बनाती है: हाथी अपने राजा को शहों से बचाता है।</translation>
    </message>
    <message>
        <source>%1 begins a triangle: the same position comes back with the other side to move.</source>
        <translation>%1 त्रिकोण शुरू करती है: वही स्थिति लौटेगी, पर चाल दूसरे पक्ष की होगी।</translation>
    </message>
    <message>
        <source>%1 wins the race: the king is outside the square of the pawn.</source>
        <translation>%1 दौड़ जीतती है: विरोधी राजा प्यादे के वर्ग से बाहर है।</translation>
    </message>
    <message>
        <source>%1 reaches a key square.</source>
        <translation>%1 निर्णायक खाने पर पहुँचती है।</translation>
    </message>
    <message>
        <source>%1 is a spare move: now your king has the opposition.</source>
        <translation>%1 अतिरिक्त चाल है: अब अपोज़िशन आपके राजा के पास है।</translation>
    </message>
    <message>
        <source>%1 takes the diagonal opposition.</source>
        <translation>%1 विकर्ण पर अपोज़िशन ले लेती है।</translation>
    </message>
    <message>
        <source>%1 shoulders the other king away from %2.</source>
        <translation>%1 विरोधी राजा को धकियाकर %2 से दूर रखती है।</translation>
    </message>
    <message>
        <source>%1 heads for the corner in front of the rook pawn.</source>
        <translation>%1 किनारे के प्यादे के आगे वाले कोने की ओर बढ़ती है।</translation>
    </message>
    <message>
        <source>%1 stops in front of the pawn.</source>
        <translation>%1 प्यादे के आगे आकर उसे रोकती है।</translation>
    </message>
    <message>
        <source>%1 guards the promotion square %2.</source>
        <translation>%1 पदोन्नति के खाने %2 पर पहरा लगाती है।</translation>
    </message>
    <message>
        <source>%1 goes to the short side and leaves the long side to the rook.</source>
        <translation>%1 छोटी ओर जाती है और लंबी ओर हाथी के लिए छोड़ती है।</translation>
    </message>
    <message>
        <source>%1 comes in front of the pawn.</source>
        <translation>%1 प्यादे के आगे आती है।</translation>
    </message>
    <message>
        <source>%1 goes behind the passed pawn.</source>
        <translation>%1 पास्ड प्यादे के पीछे जाती है।</translation>
    </message>
    <message>
        <source>%1 checks from the side.</source>
        <translation>%1 बगल से शह देती है।</translation>
    </message>
    <message>
        <source>%1 checks from behind.</source>
        <translation>%1 पीछे से शह देती है।</translation>
    </message>
    <message>
        <source>%1 checks from the front.</source>
        <translation>%1 सामने से शह देती है।</translation>
    </message>
    <message>
        <source>%1 makes the rook leave its king.</source>
        <translation>%1 हाथी को राजा से हटने पर मजबूर करती है।</translation>
    </message>
    <message>
        <source>%1 puts the bishops side by side: their diagonals make a wall.</source>
        <translation>%1 ऊँटों को साथ-साथ रखती है: उनके विकर्ण दीवार बनाते हैं।</translation>
    </message>
    <message>
        <source>%1 is the only move that wins.</source>
        <translation>%1 जिताने वाली एकमात्र चाल है।</translation>
    </message>
    <message>
        <source>%1 is the only move that draws.</source>
        <translation>%1 ड्रॉ बचाने वाली एकमात्र चाल है।</translation>
    </message>
    <message>
        <source>%1 saves the bishop, which was hanging.</source>
        <translation>%1 खतरे में पड़े ऊँट को बचाती है।</translation>
    </message>
    <message>
        <source>%1 saves the knight, which was hanging.</source>
        <translation>%1 खतरे में पड़े घोड़े को बचाती है।</translation>
    </message>
    <message>
        <source>%1 saves the rook, which was hanging.</source>
        <translation>%1 खतरे में पड़े हाथी को बचाती है।</translation>
    </message>
    <message>
        <source>%1 saves the queen, which was hanging.</source>
        <translation>%1 खतरे में पड़े वज़ीर को बचाती है।</translation>
    </message>
    <message>
        <source>%1 saves the pawn, which was hanging.</source>
        <translation>%1 खतरे में पड़े प्यादे को बचाती है।</translation>
    </message>
    <message>
        <source>%1 attacks the bishop.</source>
        <translation>%1 ऊँट पर हमला करती है।</translation>
    </message>
    <message>
        <source>%1 attacks the knight.</source>
        <translation>%1 घोड़े पर हमला करती है।</translation>
    </message>
    <message>
        <source>%1 attacks the rook.</source>
        <translation>%1 हाथी पर हमला करती है।</translation>
    </message>
    <message>
        <source>%1 attacks the queen.</source>
        <translation>%1 वज़ीर पर हमला करती है।</translation>
    </message>
    <message>
        <source>%1 attacks the pawn.</source>
        <translation>%1 प्यादे पर हमला करती है।</translation>
    </message>
    <message>
        <source>%1 is check: he must go to %3.</source>
        <translation>%1 शह देती है: उसे %3 पर जाना पड़ेगा।</translation>
    </message>
    <message>
        <source>%1 keeps him out of %2, where he wants to go.</source>
        <translation>%1 उसे %2 से रोकती है, जहाँ वह जाना चाहता है।</translation>
    </message>
    <message>
        <source>%1 leaves him only %2.</source>
        <translation>%1 उसके लिए केवल %2 छोड़ती है।</translation>
    </message>
    <message>
        <source>%1 confines him to the edge.</source>
        <translation>%1 उसे किनारे पर बंद कर देती है।</translation>
    </message>
    <message>
        <source>%1 drives him back towards the edge.</source>
        <translation>%1 उसे वापस किनारे की ओर धकेलती है।</translation>
    </message>
    <message>
        <source>%1 threatens mate.</source>
        <translation>%1 मात की धमकी देती है।</translation>
    </message>
    <message>
        <source>%1 takes %2 away from him.</source>
        <translation>%1 उससे %2 छीन लेती है।</translation>
    </message>
    <message>
        <source>%1 gives check and drives him from %2.</source>
        <translation>%1 शह देकर उसे %2 से भगाती है।</translation>
    </message>
    <message>
        <source>%1 protects the bishop before he can attack it.</source>
        <translation>%1 उसके हमले से पहले ऊँट की रक्षा करती है।</translation>
    </message>
    <message>
        <source>%1 protects the knight before he can attack it.</source>
        <translation>%1 उसके हमले से पहले घोड़े की रक्षा करती है।</translation>
    </message>
    <message>
        <source>%1 protects the rook before he can attack it.</source>
        <translation>%1 उसके हमले से पहले हाथी की रक्षा करती है।</translation>
    </message>
    <message>
        <source>%1 protects the queen before he can attack it.</source>
        <translation>%1 उसके हमले से पहले वज़ीर की रक्षा करती है।</translation>
    </message>
    <message>
        <source>%1 protects the pawn before he can attack it.</source>
        <translation>%1 उसके हमले से पहले प्यादे की रक्षा करती है।</translation>
    </message>
    <message>
        <source>%1 moves the piece out of reach.</source>
        <translation>%1 मोहरे को पहुँच से बाहर ले जाती है।</translation>
    </message>
    <message>
        <source>%1 moves the bishop before he can attack it.</source>
        <translation>%1 उसके हमले से पहले ऊँट को हटा लेती है।</translation>
    </message>
    <message>
        <source>%1 moves the knight before he can attack it.</source>
        <translation>%1 उसके हमले से पहले घोड़े को हटा लेती है।</translation>
    </message>
    <message>
        <source>%1 moves the rook before he can attack it.</source>
        <translation>%1 उसके हमले से पहले हाथी को हटा लेती है।</translation>
    </message>
    <message>
        <source>%1 moves the queen before he can attack it.</source>
        <translation>%1 उसके हमले से पहले वज़ीर को हटा लेती है।</translation>
    </message>
    <message>
        <source>%1 moves the pawn before he can attack it.</source>
        <translation>%1 उसके हमले से पहले प्यादे को बढ़ा देती है।</translation>
    </message>
    <message>
        <source>%1 reaches the next stage: “%4”.</source>
        <translation>%1 अगला चरण शुरू करती है: “%4”।</translation>
    </message>
    <message>
        <source>%1 takes the diagonal in front of him.</source>
        <translation>%1 उसके सामने के विकर्ण पर कब्ज़ा करती है।</translation>
    </message>
    <message>
        <source>%1 brings your king closer to its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 राजा को मात की चौकी के पास लाती है, जो कोने से घोड़े की एक चाल दूर है।</translation>
    </message>
    <message>
        <source>%1 prepares the king&apos;s move to %2.</source>
        <translation>%1 राजा को %2 पर ले जाने की तैयारी करती है।</translation>
    </message>
    <message>
        <source>%1 prepares the bishop&apos;s move to %2.</source>
        <translation>%1 ऊँट को %2 पर ले जाने की तैयारी करती है।</translation>
    </message>
    <message>
        <source>%1 prepares the knight&apos;s move to %2.</source>
        <translation>%1 घोड़े को %2 पर ले जाने की तैयारी करती है।</translation>
    </message>
    <message>
        <source>%1 prepares a move to %2.</source>
        <translation>%1 आगे %2 पर जाने की तैयारी करती है।</translation>
    </message>
    <message>
        <source>%1 is a step on the way to %2.</source>
        <translation>%1 लक्ष्य %2 की ओर एक कदम है।</translation>
    </message>
    <message>
        <source>%1 guards %2.</source>
        <translation>%1 पहरा %2 पर लगाती है।</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to your king.</source>
        <translation>%1 ऊँट को आपके राजा के पास लाती है।</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to your king.</source>
        <translation>%1 घोड़े को आपके राजा के पास लाती है।</translation>
    </message>
    <message>
        <source>%1 keeps %2 guarded.</source>
        <translation>%1 पहरा %2 पर बनाए रखती है।</translation>
    </message>
    <message>
        <source>%1 leaves him nothing to attack.</source>
        <translation>%1 उसके हमले के लिए कुछ नहीं छोड़ती।</translation>
    </message>
    <message>
        <source>%1 gets off the edge.</source>
        <translation>%1 किनारा छोड़ती है।</translation>
    </message>
    <message>
        <source>Keep him on the edge</source>
        <translation>किनारे पर रोके रखना</translation>
    </message>
    <message>
        <source>Drive him into the corner</source>
        <translation>कोने में धकेलना</translation>
    </message>
    <message>
        <source>He is on the edge. Take away the squares by which he could leave it and follow with king and knight.</source>
        <translation>वह किनारे पर है। वे खाने छीनें जिनसे वह किनारा छोड़ सके, और राजा व घोड़े के साथ पीछे बढ़ें।</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up so that it faces his when it is your move.</source>
        <translation>वह किनारा नहीं छोड़ सकता। अपना राजा ऐसे पास लाएँ कि आपकी चाल पर दोनों राजा आमने-सामने हों।</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up and drive him into the corner.</source>
        <translation>वह किनारा नहीं छोड़ सकता। अपना राजा पास लाएँ और अकेले राजा को कोने में धकेलें।</translation>
    </message>
    <message>
        <source>%1 forces mate with the next move.</source>
        <translation>%1 अगली चाल में मात पक्की करती है।</translation>
    </message>
    <message>
        <source>%1 pins the pawn on %2, and it falls.</source>
        <translation>%1 प्यादे (%2) को पिन करती है, और वह मारा जाता है।</translation>
    </message>
    <message>
        <source>%1 wins the rook by force.</source>
        <translation>%1 हाथी को पक्का जीत लेती है।</translation>
    </message>
    <message>
        <source>%1 wins the bishop by force.</source>
        <translation>%1 ऊँट को पक्का जीत लेती है।</translation>
    </message>
    <message>
        <source>%1 wins the knight by force.</source>
        <translation>%1 घोड़े को पक्का जीत लेती है।</translation>
    </message>
    <message>
        <source>%1 wins the pawn by force.</source>
        <translation>%1 प्यादे को पक्का जीत लेती है।</translation>
    </message>
    <message>
        <source>%1 wins the piece on %2 by force.</source>
        <translation>%1 मोहरे (%2) को पक्का जीत लेती है।</translation>
    </message>
    <message>
        <source>%1 stays on a key square.</source>
        <translation>%1 निर्णायक खाने पर बनी रहती है।</translation>
    </message>
    <message>
        <source>%1 takes the distant opposition.</source>
        <translation>%1 दूर का अपोज़िशन ले लेती है।</translation>
    </message>
    <message>
        <source>%1 clears the pawn&apos;s path.</source>
        <translation>%1 प्यादे का रास्ता खाली करती है।</translation>
    </message>
    <message>
        <source>%1 reaches the seventh rank without check, so the king must give way.</source>
        <translation>%1 बिना शह सातवीं पंक्ति पर पहुँचती है, इसलिए राजा को रास्ता देना पड़ेगा।</translation>
    </message>
    <message>
        <source>%1 advances the pawn under the king&apos;s protection.</source>
        <translation>%1 राजा की सुरक्षा में प्यादे को आगे बढ़ाती है।</translation>
    </message>
    <message>
        <source>%1 advances the pawn, and it cannot be captured.</source>
        <translation>%1 प्यादे को आगे बढ़ाती है, और वह मारा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>%1 covers %2 on the pawn&apos;s path.</source>
        <translation>%1 प्यादे की राह में %2 पर पहरा लगाती है।</translation>
    </message>
    <message>
        <source>%1 is in time: the king still cannot catch the pawn.</source>
        <translation>%1 समय पर है: राजा अब भी प्यादे को नहीं पकड़ सकता।</translation>
    </message>
    <message>
        <source>%1 keeps the king away from %2, which the bishop does not cover.</source>
        <translation>%1 विरोधी राजा को %2 से दूर रखती है, जो ऊँट के नियंत्रण में नहीं है।</translation>
    </message>
    <message>
        <source>%1 keeps the pawn guarded.</source>
        <translation>%1 प्यादे की रक्षा बनाए रखती है।</translation>
    </message>
    <message>
        <source>%1 sets a trap: to capture the pawn is stalemate.</source>
        <translation>%1 जाल बिछाती है: प्यादे को मारना गतिरोध है।</translation>
    </message>
    <message>
        <source>%1 heads for %2, the corner that the bishop does not cover.</source>
        <translation>%1 कोने %2 की ओर बढ़ती है, जो ऊँट के नियंत्रण में नहीं है।</translation>
    </message>
    <message>
        <source>%1 pins the pawn, so that it cannot move.</source>
        <translation>%1 प्यादे को पिन करती है, ताकि वह चल न सके।</translation>
    </message>
    <message>
        <source>%1 forces the king in front of its pawn.</source>
        <translation>%1 राजा को उसी के प्यादे के आगे आने पर मजबूर करती है।</translation>
    </message>
    <message>
        <source>%1 attacks %2 and ties the king to its defence.</source>
        <translation>%1 मोहरे (%2) पर हमला करके राजा को उसकी रक्षा से बाँध देती है।</translation>
    </message>
    <message>
        <source>%1 offers the exchange of rooks.</source>
        <translation>%1 हाथी बदलने का प्रस्ताव देती है।</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1 मोहरे बदलने का प्रस्ताव देती है।</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the promotion square, %2.</source>
        <translation>%1 राजा को पदोन्नति के खाने %2 के पास लाती है।</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the queen is guarded.</source>
        <translation>%1 स्क्यूअर का जवाब देती है: वज़ीर सुरक्षित है।</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the rook is guarded.</source>
        <translation>%1 स्क्यूअर का जवाब देती है: हाथी सुरक्षित है।</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the piece on %2 is guarded.</source>
        <translation>%1 स्क्यूअर का जवाब देती है: मोहरा (%2) सुरक्षित है।</translation>
    </message>
    <message>
        <source>%1 brings the queen closer with check.</source>
        <translation>%1 शह देकर वज़ीर को पास लाती है।</translation>
    </message>
    <message>
        <source>%1 puts an end to the checks.</source>
        <translation>%1 शहों का सिलसिला खत्म करती है।</translation>
    </message>
    <message>
        <source>%1 gets out of check and comes closer to him.</source>
        <translation>%1 शह से निकलती है और विरोधी राजा के पास आती है।</translation>
    </message>
    <message>
        <source>%1 gets out of check.</source>
        <translation>%1 शह से निकलती है।</translation>
    </message>
    <message>
        <source>%1 brings the kings face to face, so that he cannot come forward.</source>
        <translation>%1 राजाओं को आमने-सामने लाती है, ताकि वह आगे न आ सके।</translation>
    </message>
    <message>
        <source>%1 moves the queen out of reach.</source>
        <translation>%1 वज़ीर को पहुँच से बाहर ले जाती है।</translation>
    </message>
    <message>
        <source>%1 moves the rook out of reach.</source>
        <translation>%1 हाथी को पहुँच से बाहर ले जाती है।</translation>
    </message>
    <message>
        <source>%1 brings the knight to a square of the W.</source>
        <translation>%1 घोड़े को W के एक खाने पर ले जाती है।</translation>
    </message>
    <message>
        <source>%1 takes your king off the edge.</source>
        <translation>%1 आपके राजा को किनारे से हटाती है।</translation>
    </message>
    <message>
        <source>%1 stays in the centre.</source>
        <translation>%1 केंद्र में बनी रहती है।</translation>
    </message>
    <message>
        <source>%1 is possible because %2 is no longer guarded.</source>
        <translation>%1 संभव है, क्योंकि %2 पर अब पहरा नहीं।</translation>
    </message>
    <message>
        <source>%1 is still possible; a better move takes %2 away from him.</source>
        <translation>%1 अब भी संभव है; बेहतर चाल उससे %2 छीन लेती है।</translation>
    </message>
    <message>
        <source>Bring up your king</source>
        <translation>राजा पास लाना</translation>
    </message>
    <message>
        <source>Shut him in</source>
        <translation>घेरकर बंद करना</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of seven squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>आप उसे सात खानों के विकर्ण के पीछे रोके रख सकते हैं। अपने मोहरे पास लाएँ और उससे खाने छीनें।</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of five squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>आप उसे पाँच खानों के विकर्ण के पीछे रोके रख सकते हैं। अपने मोहरे पास लाएँ और उससे खाने छीनें।</translation>
    </message>
    <message>
        <source>Cut him off along a file or a rank, then bring up your king.</source>
        <translation>किसी स्तंभ या पंक्ति पर उसका रास्ता रोकें, फिर अपना राजा पास लाएँ।</translation>
    </message>
    <message>
        <source>Bring your king and pieces up together and take squares away from him.</source>
        <translation>अपने राजा और मोहरों को साथ-साथ आगे लाएँ और उससे खाने छीनें।</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up to mate him, and always leave him a square: beware of stalemate.</source>
        <translation>वह किनारा नहीं छोड़ सकता। मात देने के लिए अपना राजा पास लाएँ, और हमेशा उसके लिए एक खाना छोड़ें: गतिरोध से बचें।</translation>
    </message>
    <message>
        <source>Guard the pawn on the way, and bring your king to a key square: %1.</source>
        <translation>रास्ते में प्यादे की रक्षा करें, और अपना राजा किसी निर्णायक खाने पर लाएँ: %1।</translation>
    </message>
    <message>
        <source>%1 captures the queen.</source>
        <translation>%1 वज़ीर को मारती है।</translation>
    </message>
    <message>
        <source>%1 captures the rook.</source>
        <translation>%1 हाथी को मारती है।</translation>
    </message>
    <message>
        <source>%1 captures the bishop.</source>
        <translation>%1 ऊँट को मारती है।</translation>
    </message>
    <message>
        <source>%1 captures the knight.</source>
        <translation>%1 घोड़े को मारती है।</translation>
    </message>
    <message>
        <source>%1 captures the pawn.</source>
        <translation>%1 प्यादे को मारती है।</translation>
    </message>
    <message>
        <source>%1 avoids stalemate: he still has %2.</source>
        <translation>%1 गतिरोध टालती है: उसके लिए अब भी %2 खुला है।</translation>
    </message>
    <message>
        <source>%1 brings the king closer with discovered check.</source>
        <translation>%1 डिस्कवर्ड शह देकर राजा को पास लाती है।</translation>
    </message>
    <message>
        <source>%1 heads for the key square %2.</source>
        <translation>%1 निर्णायक खाने %2 की ओर बढ़ती है।</translation>
    </message>
    <message>
        <source>%1 comes closer to him.</source>
        <translation>%1 उसके और पास आती है।</translation>
    </message>
    <message>
        <source>%1 comes closer to the centre.</source>
        <translation>%1 केंद्र के और पास आती है।</translation>
    </message>
    <message>
        <source>%1 stays off the edge.</source>
        <translation>%1 किनारे से दूर रहती है।</translation>
    </message>
    <message>
        <source>%1 keeps as far from the other king as possible.</source>
        <translation>%1 विरोधी राजा से यथासंभव दूर रहती है।</translation>
    </message>
    <message>
        <source>The mate is near. Bring up the missing piece, take his last squares, the corner last, and beware of stalemate.</source>
        <translation>मात पास है। जो मोहरा कम है उसे लाएँ, अकेले राजा के आखिरी खाने छीनें, अंत में कोना; गतिरोध से बचें।</translation>
    </message>
    <message>
        <source>He is in a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>वह गलत कोने में है। उसे बाहर निकालें और किनारे-किनारे %1 की ओर हाँकें।</translation>
    </message>
    <message>
        <source>%1 keeps the rook on the back rank, where it guards against mate.</source>
        <translation>%1 हाथी को पिछली पंक्ति पर रखती है, जहाँ वह मात से बचाता है।</translation>
    </message>
    <message>
        <source>%1 puts your king on its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 राजा को मात की चौकी पर पहुँचाती है, जो कोने से घोड़े की एक चाल दूर है।</translation>
    </message>
    <message>
        <source>%1 gets back towards the centre.</source>
        <translation>%1 केंद्र की ओर लौटती है।</translation>
    </message>
    <message>
        <source>It also gets back towards the centre.</source>
        <translation>साथ ही यह केंद्र की ओर लौटती है।</translation>
    </message>
    <message>
        <source>It also gets off the edge.</source>
        <translation>साथ ही यह किनारा छोड़ती है।</translation>
    </message>
    <message>
        <source>It also stays in the centre.</source>
        <translation>साथ ही यह केंद्र में बनी रहती है।</translation>
    </message>
    <message>
        <source>It also stays off the edge.</source>
        <translation>साथ ही यह किनारे से दूर रहती है।</translation>
    </message>
    <message>
        <source>It also keeps as far from the other king as possible.</source>
        <translation>साथ ही यह विरोधी राजा से यथासंभव दूर रहती है।</translation>
    </message>
    <message>
        <source>Your king is close to his. Take squares away from him and bring up the other pieces, so that he must give way.</source>
        <translation>आपका राजा उसके राजा के पास है। उससे खाने छीनें और बाकी मोहरे पास लाएँ, ताकि उसे रास्ता देना पड़े।</translation>
    </message>
    <message>
        <source>Your king belongs in the centre, but first use the other pieces to take squares away from his.</source>
        <translation>आपके राजा की जगह केंद्र में है, पर पहले बाकी मोहरों से उसके राजा के खाने छीनें।</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Make the triangle smaller before your king comes nearer.</source>
        <translation>उसे पाँच खानों के विकर्ण के पीछे रोके रखें। अपना राजा पास लाने से पहले त्रिकोण को छोटा करें।</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Keep him there and mate him with the help of your king, but always leave him a square: beware of stalemate.</source>
        <translation>वह किनारा नहीं छोड़ सकता। उसे वहीं रखें और अपने राजा की मदद से मात दें, पर हमेशा उसके लिए एक खाना छोड़ें: गतिरोध से बचें।</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Make a waiting move, so that your king faces his when it is your move.</source>
        <translation>वह किनारा नहीं छोड़ सकता। प्रतीक्षा चाल चलें, ताकि आपकी चाल पर दोनों राजा आमने-सामने हों।</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Drive him into the corner.</source>
        <translation>वह किनारा नहीं छोड़ सकता। उसे कोने में धकेलें।</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Prepare for your king to go a knight&apos;s move from the corner.</source>
        <translation>उसे तीन खानों के विकर्ण के पीछे रोके रखें। अपने राजा को कोने से घोड़े की एक चाल दूर ले जाने की तैयारी करें।</translation>
    </message>
    <message>
        <source>%1 saves the piece and avoids stalemate: he still has %2.</source>
        <translation>%1 मोहरे को बचाती है और गतिरोध टालती है: उसके लिए अब भी %2 खुला है।</translation>
    </message>
    <message>
        <source>%1 gives check and takes %2 away from him.</source>
        <translation>%1 शह देकर उससे %2 छीन लेती है।</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the queen.</source>
        <translation>%1 शह से निकलती है और वज़ीर की रक्षा करती है।</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the piece on %2.</source>
        <translation>%1 शह से निकलती है और मोहरे (%2) की रक्षा करती है।</translation>
    </message>
    <message>
        <source>%1 gives check, and he cannot attack the checking piece in reply.</source>
        <translation>%1 शह देती है, और जवाब में वह शह देने वाले मोहरे पर हमला नहीं कर सकता।</translation>
    </message>
    <message>
        <source>%1 stops the pawn: on %2 it would be lost.</source>
        <translation>%1 प्यादे को रोकती है: %2 पर वह मारा जाता।</translation>
    </message>
    <message>
        <source>%1 keeps his king out of %2.</source>
        <translation>%1 विरोधी राजा को %2 से दूर रखती है।</translation>
    </message>
    <message>
        <source>%1 brings the knight closer with check.</source>
        <translation>%1 शह देकर घोड़े को पास लाती है।</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the rook is lost in any case.</source>
        <translation>%1 शह से निकलती है, पर हाथी हर हाल में मारा जाता है।</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the piece is lost in any case.</source>
        <translation>%1 शह से निकलती है, पर मोहरा हर हाल में मारा जाता है।</translation>
    </message>
    <message>
        <source>%1 leaves %2 unguarded.</source>
        <translation>%1 बिना पहरे के छोड़ देती है: %2।</translation>
    </message>
    <message>
        <source>%1 gives him more room.</source>
        <translation>%1 उसे ज़्यादा जगह देती है।</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork.</source>
        <translation>%1 शह देती है और फ़ोर्क की तैयारी करती है।</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a skewer.</source>
        <translation>%1 शह देती है और स्क्यूअर की तैयारी करती है।</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork or a skewer.</source>
        <translation>%1 शह देती है और फ़ोर्क या स्क्यूअर की तैयारी करती है।</translation>
    </message>
    <message>
        <source>%1 exchanges queens.</source>
        <translation>%1 वज़ीर बदलती है।</translation>
    </message>
    <message>
        <source>%1 exchanges rooks.</source>
        <translation>%1 हाथी बदलती है।</translation>
    </message>
    <message>
        <source>%1 exchanges pawns.</source>
        <translation>%1 प्यादे बदलती है।</translation>
    </message>
    <message>
        <source>%1 exchanges pieces.</source>
        <translation>%1 मोहरे बदलती है।</translation>
    </message>
    <message>
        <source>%1 leaves his king only %2.</source>
        <translation>%1 उसके राजा के लिए केवल %2 छोड़ती है।</translation>
    </message>
    <message>
        <source>%1 keeps control of %2 on the pawn&apos;s path.</source>
        <translation>%1 प्यादे की राह में %2 पर पहरा बनाए रखती है।</translation>
    </message>
    <message>
        <source>%1 allows him only %2.</source>
        <translation>%1 उसे केवल %2 की छूट देती है।</translation>
    </message>
    <message>
        <source>%1 gives up a piece for the last pawn.</source>
        <translation>%1 आखिरी प्यादे के बदले एक मोहरा देती है।</translation>
    </message>
    <message>
        <source>Take the queen.</source>
        <translation>वज़ीर को मारें।</translation>
    </message>
    <message>
        <source>Take the rook.</source>
        <translation>हाथी को मारें।</translation>
    </message>
    <message>
        <source>Take the bishop.</source>
        <translation>ऊँट को मारें।</translation>
    </message>
    <message>
        <source>Take the knight.</source>
        <translation>घोड़े को मारें।</translation>
    </message>
    <message>
        <source>Take the pawn.</source>
        <translation>प्यादे को मारें।</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>प्यादे को पदोन्नत करें।</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the centre.</source>
        <translation>%1 राजा को केंद्र के और पास लाती है।</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to the centre.</source>
        <translation>%1 घोड़े को केंद्र के और पास लाती है।</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to the centre.</source>
        <translation>%1 ऊँट को केंद्र के और पास लाती है।</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the bishop is lost in any case.</source>
        <translation>%1 शह से निकलती है, पर ऊँट हर हाल में मारा जाता है।</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the knight is lost in any case.</source>
        <translation>%1 शह से निकलती है, पर घोड़ा हर हाल में मारा जाता है।</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the bishop is lost in any case.</source>
        <translation>%1 सबसे देर तक टिकती है, पर ऊँट हर हाल में मारा जाता है।</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the knight is lost in any case.</source>
        <translation>%1 सबसे देर तक टिकती है, पर घोड़ा हर हाल में मारा जाता है।</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the rook is lost in any case.</source>
        <translation>%1 सबसे देर तक टिकती है, पर हाथी हर हाल में मारा जाता है।</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the piece is lost in any case.</source>
        <translation>%1 सबसे देर तक टिकती है, पर मोहरा हर हाल में मारा जाता है।</translation>
    </message>
    <message>
        <source>%1 gives up the diagonal in front of him.</source>
        <translation>%1 उसके सामने का विकर्ण छोड़ देती है।</translation>
    </message>
    <message>
        <source>%1 keeps the bishop out of the other king&apos;s reach.</source>
        <translation>%1 ऊँट को दूसरे राजा की पहुँच से बाहर रखती है।</translation>
    </message>
    <message>
        <source>%1 keeps the knight out of the other king&apos;s reach.</source>
        <translation>%1 घोड़े को दूसरे राजा की पहुँच से बाहर रखती है।</translation>
    </message>
    <message>
        <source>%1 keeps the rook out of the other king&apos;s reach.</source>
        <translation>%1 हाथी को दूसरे राजा की पहुँच से बाहर रखती है।</translation>
    </message>
    <message>
        <source>%1 keeps the queen out of the other king&apos;s reach.</source>
        <translation>%1 वज़ीर को दूसरे राजा की पहुँच से बाहर रखती है।</translation>
    </message>
    <message>
        <source>%1 keeps the pawn out of the other king&apos;s reach.</source>
        <translation>%1 प्यादे को दूसरे राजा की पहुँच से बाहर रखती है।</translation>
    </message>
    <message>
        <source>Take on %1.</source>
        <translation>%1 पर मारें।</translation>
    </message>
    <message>
        <source>%1 wins the race: both pawns promote, and then a skewer wins the queen.</source>
        <translation>%1 दौड़ जीतती है: दोनों प्यादे पदोन्नत होते हैं, फिर स्क्यूअर से वज़ीर जीता जाता है।</translation>
    </message>
    <message>
        <source>%1 is in time: both pawns promote.</source>
        <translation>%1 समय पर है: दोनों प्यादे पदोन्नत होते हैं।</translation>
    </message>
    <message>
        <source>%1 promotes to too weak a piece.</source>
        <translation>%1 प्यादे को बहुत कमज़ोर मोहरे में बदलती है।</translation>
    </message>
    <message>
        <source>He is on the edge. Bring your king near his before he gets away from it.</source>
        <translation>वह किनारे पर है। इससे पहले कि वह वहाँ से निकले, अपने राजा को उसके पास लाएँ।</translation>
    </message>
    <message>
        <source>He is on the edge. Use the other pieces to keep him there, then bring up your king.</source>
        <translation>वह किनारे पर है। बाकी मोहरों से उसे वहीं रोकें, फिर अपने राजा को पास लाएँ।</translation>
    </message>
    <message>
        <source>%1 does so too, but then %2</source>
        <translation>%1 भी यही करती है, पर तब: %2</translation>
    </message>
    <message>
        <source>After %1, %2</source>
        <translation>%1 के बाद: %2</translation>
    </message>
    <message>
        <source>%1 threatens to promote, so the pawn must be taken.</source>
        <translation>%1 पदोन्नति की धमकी देती है, इसलिए प्यादे को मारना ही पड़ता है।</translation>
    </message>
    <message>
        <source>%1 keeps the other king on the edge.</source>
        <translation>%1 विरोधी राजा को किनारे पर रोके रखती है।</translation>
    </message>
    <message>
        <source>It also keeps the other king on the edge.</source>
        <translation>साथ ही यह विरोधी राजा को किनारे पर रोके रखती है।</translation>
    </message>
    <message>
        <source>Your pawn on %1 is hanging. Save it first.</source>
        <translation>%1 पर आपका प्यादा खतरे में है। पहले उसे बचाएँ।</translation>
    </message>
    <message>
        <source>Look at exchanges: what is left is won.</source>
        <translation>मोहरे बदलने की चालें देखें: उसके बाद का एंडगेम जीता हुआ है।</translation>
    </message>
    <message>
        <source>You can win material by force: look at every check and attack.</source>
        <translation>आप मोहरा या प्यादा पक्का जीत सकते हैं: हर शह और हर हमला देखें।</translation>
    </message>
    <message>
        <source>Simpler: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>ज़्यादा सरल: %1</translation>
    </message>
    <message>
        <source>%1 begins a series of checks that wins material.</source>
        <translation>%1 शहों का ऐसा सिलसिला शुरू करती है जो मोहरा या प्यादा जीतता है।</translation>
    </message>
    <message numerus="yes">
        <source>%1 That is %n move(s) slower than the best.</source>
        <comment>after a sentence about the move</comment>
        <translation>
            <numerusform>%1 यह सर्वोत्तम से एक चाल धीमी है।</numerusform>
            <numerusform>%1 यह सर्वोत्तम से %n चाल धीमी है।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the rook.</source>
        <translation>%1 शह से निकलती है और हाथी की रक्षा करती है।</translation>
    </message>
    <message>
        <source>%1 steps out of the pin and keeps the piece on %2 protected.</source>
        <translation>%1 पिन से निकलती है और मोहरे (%2) को सुरक्षित रखती है।</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the pawn on %2.</source>
        <translation>%1 राजा को प्यादे (%2) के पास लाती है।</translation>
    </message>
    <message>
        <source>%1 brings the queen closer to the pawn on %2.</source>
        <translation>%1 वज़ीर को प्यादे (%2) के पास लाती है।</translation>
    </message>
    <message>
        <source>first</source>
        <comment>as in: along the first rank</comment>
        <translation>पहली</translation>
    </message>
    <message>
        <source>second</source>
        <comment>as in: along the second rank</comment>
        <translation>दूसरी</translation>
    </message>
    <message>
        <source>third</source>
        <comment>as in: along the third rank</comment>
        <translation>तीसरी</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>as in: along the fourth rank</comment>
        <translation>चौथी</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>as in: along the fifth rank</comment>
        <translation>पाँचवीं</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>as in: along the sixth rank</comment>
        <translation>छठी</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>as in: along the seventh rank</comment>
        <translation>सातवीं</translation>
    </message>
    <message>
        <source>eighth</source>
        <comment>as in: along the eighth rank</comment>
        <translation>आठवीं</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %7-file.</source>
        <translation>%1 %7 स्तंभ पर राजा का रास्ता रोकती है।</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %9 rank.</source>
        <translation>%1 %9 पंक्ति पर राजा का रास्ता रोकती है।</translation>
    </message>
    <message>
        <source>Close in and take squares away from him, so that he must give way.</source>
        <translation>पास आएँ और अकेले राजा से खाने छीनें, ताकि उसे रास्ता देना पड़े।</translation>
    </message>
    <message>
        <source>Your knight on %1 is hanging. Save it first.</source>
        <translation>%1 पर आपका घोड़ा खतरे में है। पहले उसे बचाएँ।</translation>
    </message>
    <message>
        <source>Your bishop on %1 is hanging. Save it first.</source>
        <translation>%1 पर आपका ऊँट खतरे में है। पहले उसे बचाएँ।</translation>
    </message>
    <message>
        <source>Your rook on %1 is hanging. Save it first.</source>
        <translation>%1 पर आपका हाथी खतरे में है। पहले उसे बचाएँ।</translation>
    </message>
    <message>
        <source>Your queen on %1 is hanging. Save it first.</source>
        <translation>%1 पर आपका वज़ीर खतरे में है। पहले उसे बचाएँ।</translation>
    </message>
    <message>
        <source>Your king is ahead of the pawn. Bring the pawn up.</source>
        <translation>आपका राजा प्यादे के आगे है। प्यादे को आगे बढ़ाएँ।</translation>
    </message>
    <message>
        <source>%1 gets away from the corner %2.</source>
        <translation>%1 कोने %2 से दूर जाती है।</translation>
    </message>
    <message>
        <source>It also gets away from the corner %2.</source>
        <translation>साथ ही यह कोने %2 से दूर जाती है।</translation>
    </message>
    <message>
        <source>Leave him less room</source>
        <translation>जगह कम करना</translation>
    </message>
    <message>
        <source>Your knight on %1 cannot be saved.</source>
        <translation>%1 पर आपका घोड़ा बच नहीं सकता।</translation>
    </message>
    <message>
        <source>Your bishop on %1 cannot be saved.</source>
        <translation>%1 पर आपका ऊँट बच नहीं सकता।</translation>
    </message>
    <message>
        <source>Your rook on %1 cannot be saved.</source>
        <translation>%1 पर आपका हाथी बच नहीं सकता।</translation>
    </message>
    <message>
        <source>Your queen on %1 cannot be saved.</source>
        <translation>%1 पर आपका वज़ीर बच नहीं सकता।</translation>
    </message>
    <message>
        <source>Your piece on %1 cannot be saved.</source>
        <translation>%1 पर आपका मोहरा बच नहीं सकता।</translation>
    </message>
    <message>
        <source>Leave him less room and bring up your king.</source>
        <translation>उसकी जगह कम करें और अपना राजा पास लाएँ।</translation>
    </message>
    <message>
        <source>%1 draws, like any other move: the bishop does not cover %2, where the pawn promotes.</source>
        <translation>%1 ड्रॉ कराती है, जैसे हर दूसरी चाल: %2, जहाँ प्यादा पदोन्नत होता है, ऊँट के नियंत्रण में नहीं है।</translation>
    </message>
    <message>
        <source>%1 draws, like any other move.</source>
        <translation>%1 ड्रॉ कराती है, जैसे हर दूसरी चाल।</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the queen.</source>
        <translation>%1 ड्रॉ कराती है, जैसे हर वह चाल जिसमें वज़ीर बना रहता है।</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the rook.</source>
        <translation>%1 ड्रॉ कराती है, जैसे हर वह चाल जिसमें हाथी बना रहता है।</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the bishop.</source>
        <translation>%1 ड्रॉ कराती है, जैसे हर वह चाल जिसमें ऊँट बना रहता है।</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the knight.</source>
        <translation>%1 ड्रॉ कराती है, जैसे हर वह चाल जिसमें घोड़ा बना रहता है।</translation>
    </message>
    <message>
        <source>%1 draws, like any move that does not lose a piece.</source>
        <translation>%1 ड्रॉ कराती है, जैसे हर वह चाल जिसमें मोहरा नहीं जाता।</translation>
    </message>
    <message>
        <source>%1 heads for a corner that the bishop does not cover.</source>
        <translation>%1 ऐसे कोने की ओर बढ़ती है, जो ऊँट के नियंत्रण में नहीं है।</translation>
    </message>
    <message>
        <source>It also heads for a corner that the bishop does not cover.</source>
        <translation>साथ ही यह ऐसे कोने की ओर बढ़ती है, जो ऊँट के नियंत्रण में नहीं है।</translation>
    </message>
    <message numerus="yes">
        <source>%1 misses a win of material: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 मोहरा या प्यादा जीतने का मौका चूक जाती है: सर्वोत्तम से एक चाल धीमी।</numerusform>
            <numerusform>%1 मोहरा या प्यादा जीतने का मौका चूक जाती है: सर्वोत्तम से %n चाल धीमी।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steps into the square of the pawn on %2.</source>
        <translation>%1 %2 पर खड़े प्यादे के वर्ग में पहुँचती है।</translation>
    </message>
    <message>
        <source>%1 stays in the square of the pawn on %2.</source>
        <translation>%1 %2 पर खड़े प्यादे के वर्ग में बनी रहती है।</translation>
    </message>
    <message>
        <source>%1 shuts him in; squares left: %6.</source>
        <translation>%1 उसे बंद कर देती है; उसके पास बचे खाने: %6।</translation>
    </message>
    <message>
        <source>%1 leaves him fewer squares: %6 instead of %5.</source>
        <translation>%1 उसके लिए कम खाने छोड़ती है: %5 के बजाय %6।</translation>
    </message>
    <message>
        <source>%1 leaves the king as much room as possible.</source>
        <translation>%1 अपने राजा के लिए ज़्यादा से ज़्यादा जगह रखती है।</translation>
    </message>
    <message>
        <source>It also leaves the king as much room as possible.</source>
        <translation>साथ ही यह अपने राजा के लिए ज़्यादा से ज़्यादा जगह रखती है।</translation>
    </message>
    <message>
        <source>%1 keeps the rook in line with its king; off that line it would lose.</source>
        <translation>%1 हाथी को अपने राजा की सीध में रखती है; उससे हटने पर बाज़ी हाथ से जाती।</translation>
    </message>
    <message>
        <source>%1 attacks the pawn from the side, as Vančura did.</source>
        <translation>%1 वान्चुरा की तरह प्यादे पर बगल से हमला करती है।</translation>
    </message>
    <message>
        <source>%1 keeps the king off the edge, where it would be lost.</source>
        <translation>%1 राजा को किनारे से दूर रखती है, जहाँ बाज़ी हाथ से जाती।</translation>
    </message>
    <message>
        <source>%1 attacks the piece on %2 and threatens mate.</source>
        <translation>%1 मोहरे (%2) पर हमला करती है और मात की धमकी देती है।</translation>
    </message>
    <message>
        <source>%1 threatens mate: only a move to %3 prevents it.</source>
        <translation>%1 मात की धमकी देती है: केवल %3 पर जाने वाली चाल इसे रोकती है।</translation>
    </message>
    <message>
        <source>%1 puts the other side in zugzwang.</source>
        <translation>%1 विरोधी को ज़ुगज़्वांग में डालती है।</translation>
    </message>
    <message>
        <source>His king is too late. Push the pawn.</source>
        <translation>विरोधी राजा देर से पहुँचेगा। प्यादा आगे बढ़ाएँ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour, %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 लंबा चक्कर है, सर्वोत्तम से एक चाल धीमी। %2</numerusform>
            <numerusform>%1 लंबा चक्कर है, सर्वोत्तम से %n चाल धीमी। %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works but is %n move(s) slower. %2</source>
        <translation>
            <numerusform>%1 से भी काम चलता है, पर यह एक चाल धीमी है। %2</numerusform>
            <numerusform>%1 से भी काम चलता है, पर यह %n चाल धीमी है। %2</numerusform>
        </translation>
    </message>
    <message>
        <source>His king is too late. Clear the pawn&apos;s path and push it.</source>
        <translation>विरोधी राजा देर से पहुँचेगा। प्यादे का रास्ता खाली करें और उसे आगे बढ़ाएँ।</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>विरोधी राजा देर से पहुँचेगा। पहले अपने राजा की जगह सुधारें, फिर प्यादा आगे बढ़ाएँ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses material and is %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 से मोहरा या प्यादा जाता है और यह सर्वोत्तम से एक चाल धीमी है। %2</numerusform>
            <numerusform>%1 से मोहरा या प्यादा जाता है और यह सर्वोत्तम से %n चाल धीमी है। %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Your pieces on %1 are hanging. Save them all first.</source>
        <translation>%1 पर आपके मोहरे खतरे में हैं। पहले सबको बचाएँ।</translation>
    </message>
    <message>
        <source>White replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>सफ़ेद का जवाब: %1</translation>
    </message>
    <message>
        <source>Black replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>काले का जवाब: %1</translation>
    </message>
    <message>
        <source>%1 keeps the other king off the key squares.</source>
        <translation>%1 विरोधी राजा को निर्णायक खानों से दूर रखती है।</translation>
    </message>
    <message>
        <source>%1 keeps the other king from the rank in front of the pawn, as Philidor did.</source>
        <translation>%1 फ़िलिडोर की तरह विरोधी राजा को प्यादे के आगे की पंक्ति से दूर रखती है।</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2, and it falls.</source>
        <translation>%1 घोड़े (%2) को पिन करती है, और घोड़ा मारा जाता है।</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2, and it falls.</source>
        <translation>%1 ऊँट (%2) को पिन करती है, और ऊँट मारा जाता है।</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2, and it falls.</source>
        <translation>%1 हाथी (%2) को पिन करती है, और हाथी मारा जाता है।</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2, and it falls.</source>
        <translation>%1 वज़ीर (%2) को पिन करती है, और वज़ीर मारा जाता है।</translation>
    </message>
    <message>
        <source>%1 wins the race: the pawn promotes with check.</source>
        <translation>%1 दौड़ जीतती है: प्यादा शह के साथ पदोन्नत होता है।</translation>
    </message>
    <message>
        <source>%1 wins the race: the new queen stops the other pawn.</source>
        <translation>%1 दौड़ जीतती है: नया वज़ीर दूसरे प्यादे को रोक लेता है।</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2 to its king.</source>
        <translation>%1 घोड़े (%2) को उसके राजा के आगे पिन करती है।</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2 to its king.</source>
        <translation>%1 ऊँट (%2) को उसके राजा के आगे पिन करती है।</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2 to its king.</source>
        <translation>%1 हाथी (%2) को उसके राजा के आगे पिन करती है।</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2 to its king.</source>
        <translation>%1 वज़ीर (%2) को उसके राजा के आगे पिन करती है।</translation>
    </message>
    <message>
        <source>It also guards the promotion square %2.</source>
        <translation>साथ ही यह पदोन्नति के खाने %2 पर पहरा लगाती है।</translation>
    </message>
    <message>
        <source>It also attacks the pawn.</source>
        <translation>साथ ही यह प्यादे पर हमला करती है।</translation>
    </message>
    <message>
        <source>It also comes closer to the pawn on %2.</source>
        <translation>साथ ही यह प्यादे (%2) के पास आती है।</translation>
    </message>
    <message>
        <source>It also comes closer to the promotion square, %2.</source>
        <translation>साथ ही यह पदोन्नति के खाने %2 के पास आती है।</translation>
    </message>
    <message>
        <source>%1 gives up a pawn to draw the king to %2.</source>
        <translation>%1 राजा को %2 पर खींचने के लिए एक प्यादा दे देती है।</translation>
    </message>
    <message>
        <source>%1 drives the king in front of its pawn within %6 moves.</source>
        <translation>%1 अधिकतम %6 चालों में राजा को उसी के प्यादे के आगे ले आती है।</translation>
    </message>
    <message>
        <source>%1 leaves the knight no safe square.</source>
        <translation>%1 घोड़े के लिए कोई सुरक्षित खाना नहीं छोड़ती।</translation>
    </message>
    <message>
        <source>%1 leaves the bishop no safe square.</source>
        <translation>%1 ऊँट के लिए कोई सुरक्षित खाना नहीं छोड़ती।</translation>
    </message>
    <message>
        <source>%1 steps to the side away from the other king.</source>
        <translation>%1 उस ओर हटती है जहाँ दूसरा राजा नहीं है।</translation>
    </message>
    <message>
        <source>%1 keeps up the second-rank defence: the rook stays on the line next to the edge.</source>
        <translation>%1 दूसरी पंक्ति का बचाव बनाए रखती है: हाथी किनारे के बगल की रेखा पर रहता है।</translation>
    </message>
    <message>
        <source>%1 gives check, and the king guards the rook.</source>
        <translation>%1 शह देती है, और राजा हाथी की रक्षा करता है।</translation>
    </message>
    <message>
        <source>%1 takes the king to the corner that the bishop does not cover, where mate cannot be forced.</source>
        <translation>%1 राजा को उस कोने में ले जाती है जो ऊँट के नियंत्रण में नहीं है और जहाँ मात ज़बरदस्ती नहीं की जा सकती।</translation>
    </message>
    <message>
        <source>%1 takes your king past the line on which the rook could cut it off.</source>
        <translation>%1 आपके राजा को उस रेखा के पार ले जाती है जिस पर हाथी उसका रास्ता रोक सकता था।</translation>
    </message>
    <message>
        <source>%1 takes the rook to the long side, where it has room for checks.</source>
        <translation>%1 हाथी को लंबी ओर ले जाती है, जहाँ शह देने की जगह है।</translation>
    </message>
    <message>
        <source>%1 prepares a discovered check.</source>
        <translation>%1 डिस्कवर्ड शह की तैयारी करती है।</translation>
    </message>
    <message>
        <source>%1 gives check and prepares zugzwang.</source>
        <translation>%1 शह देती है और ज़ुगज़्वांग की तैयारी करती है।</translation>
    </message>
    <message>
        <source>%1 threatens a deadly check on %3.</source>
        <translation>%1 %3 पर घातक शह की धमकी देती है।</translation>
    </message>
    <message>
        <source>%1 threatens mate on %3.</source>
        <translation>%1 %3 पर मात की धमकी देती है।</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the knight, which has no safe square.</source>
        <translation>%1 आपके राजा को घोड़े के पास लाती है, जिसके पास कोई सुरक्षित खाना नहीं है।</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the bishop, which has no safe square.</source>
        <translation>%1 आपके राजा को ऊँट के पास लाती है, जिसके पास कोई सुरक्षित खाना नहीं है।</translation>
    </message>
    <message>
        <source>%1 passes the pawn on the side away from the other king.</source>
        <translation>%1 प्यादे के उस ओर से आगे बढ़ती है जहाँ दूसरा राजा नहीं है।</translation>
    </message>
    <message>
        <source>%1 brings the knight to safety.</source>
        <translation>%1 घोड़े को सुरक्षित जगह पहुँचाती है।</translation>
    </message>
    <message>
        <source>%1 brings the bishop to safety.</source>
        <translation>%1 ऊँट को सुरक्षित जगह पहुँचाती है।</translation>
    </message>
    <message>
        <source>%1 keeps the bishop on the diagonal to %2, where it can interpose.</source>
        <translation>%1 ऊँट को %2 तक जाने वाले विकर्ण पर रखती है, जहाँ वह बीच में आ सकता है।</translation>
    </message>
    <message>
        <source>%1 takes the king to the edge, ready for the check on %2.</source>
        <translation>%1 राजा को किनारे पर ले जाती है, %2 पर शह के लिए तैयार।</translation>
    </message>
</context>
<context>
    <name>CourseCommands</name>
    <message>
        <source>&amp;Courses</source>
        <translation>कोर्स(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open a course…</source>
        <translation>कोर्स खोलें(&amp;O)…</translation>
    </message>
    <message>
        <source>A PGN file with one game per page, such as a Lichess study</source>
        <translation>ऐसी PGN फ़ाइल जिसमें हर पन्ने पर एक बाज़ी हो, जैसे Lichess की स्टडी</translation>
    </message>
    <message>
        <source>Go one step back in the course</source>
        <translation>कोर्स में एक कदम पीछे जाएँ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>Go one step forward in the course</source>
        <translation>कोर्स में एक कदम आगे जाएँ</translation>
    </message>
    <message>
        <source>&amp;Leave course</source>
        <translation>कोर्स छोड़ें(&amp;L)</translation>
    </message>
    <message>
        <source>Leave the course; it will reopen at this page</source>
        <translation>कोर्स छोड़ें; वह फिर इसी पन्ने पर खुलेगा</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>विषय-सूची(&amp;C)</translation>
    </message>
    <message>
        <source>Chapters and pages of the course, and which are solved</source>
        <translation>कोर्स के अध्याय और पन्ने, और कौन-से हल हो चुके हैं</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>जारी रखें</translation>
    </message>
    <message>
        <source>Close the contents and go on with the page</source>
        <translation>विषय-सूची बंद करके पन्ना जारी रखें</translation>
    </message>
    <message>
        <source>Next &amp;unsolved question</source>
        <translation>अगला अनसुलझा सवाल(&amp;U)</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>अगला अनसुलझा</translation>
    </message>
    <message>
        <source>Go to the first page; your results are kept</source>
        <translation>पहले पन्ने पर जाएँ; आपके नतीजे बने रहेंगे</translation>
    </message>
    <message>
        <source>&amp;Skip to the next page</source>
        <translation>सीधे अगले पन्ने पर जाएँ(&amp;S)</translation>
    </message>
    <message>
        <source>Go to the next page, whether this one is solved or not</source>
        <translation>अगले पन्ने पर जाएँ, चाहे यह हल हुआ हो या नहीं</translation>
    </message>
    <message>
        <source>Learn: chapter %1, page %2</source>
        <translation>सीखें: अध्याय %1, पन्ना %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>सीखें</translation>
    </message>
    <message>
        <source>Read the course on mating with bishop and knight</source>
        <translation>ऊँट और घोड़े से मात का कोर्स पढ़ें</translation>
    </message>
    <message>
        <source>Done: %1 of %2.</source>
        <translation>पूरा हुआ: %2 में से %1।</translation>
    </message>
    <message>
        <source>Continue the course where you left off.</source>
        <translation>कोर्स वहीं से जारी रखें जहाँ छोड़ा था।</translation>
    </message>
    <message>
        <source>Leave course</source>
        <translation>कोर्स छोड़ें</translation>
    </message>
    <message>
        <source>Press Esc again to leave the course.</source>
        <translation>कोर्स छोड़ने के लिए Esc फिर दबाएँ।</translation>
    </message>
    <message>
        <source>Learn: %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>सीखें: %1, अध्याय %2, पन्ना %3</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a chapter</comment>
        <translation>जारी रखें: %1</translation>
    </message>
    <message>
        <source>Go to the next question from here that is not solved; after the last one, from the start</source>
        <translation>यहाँ से अगले अनसुलझे सवाल पर जाएँ; आखिरी के बाद शुरुआत से</translation>
    </message>
    <message>
        <source>&amp;Previous move or page</source>
        <translation>पिछली चाल या पन्ना(&amp;P)</translation>
    </message>
    <message>
        <source>Next move or page</source>
        <translation>अगली चाल या पन्ना</translation>
    </message>
    <message>
        <source>Play the move for you; the question counts as failed</source>
        <translation>आपके लिए चाल चल दी जाती है; सवाल असफल माना जाएगा</translation>
    </message>
    <message>
        <source>Select the squares for you; the question counts as failed</source>
        <translation>आपके लिए खाने चुन दिए जाते हैं; सवाल असफल माना जाएगा</translation>
    </message>
    <message>
        <source>The course will then continue from its first page; your results are kept.</source>
        <translation>इसके बाद कोर्स पहले पन्ने से चलेगा; आपके नतीजे बने रहेंगे।</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <comment>a course without a translation</comment>
        <translation>%1 (अंग्रेज़ी में)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a course, what is done of it, and all of it</comment>
        <translation>%1 (%3 में से %2)</translation>
    </message>
    <message>
        <source>Your unfinished answer to this page will be lost.</source>
        <translation>इस पन्ने पर आपका अधूरा जवाब खो जाएगा।</translation>
    </message>
    <message>
        <source>no course is open</source>
        <translation>कोई कोर्स खुला नहीं है</translation>
    </message>
    <message>
        <source>leave the replay first</source>
        <translation>पहले रीप्ले छोड़ें</translation>
    </message>
    <message>
        <source>leave the set-up first</source>
        <translation>पहले स्थिति सजाना छोड़ें</translation>
    </message>
    <message>
        <source>all are solved</source>
        <translation>सब हल हो चुके हैं</translation>
    </message>
    <message>
        <source>Back to chapter %1, page %2</source>
        <translation>वापस: अध्याय %1, पन्ना %2</translation>
    </message>
    <message>
        <source>Back to %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>वापस: %1, अध्याय %2, पन्ना %3</translation>
    </message>
    <message>
        <source>Choose “Go to page 1” again to go there; Esc stays here.</source>
        <translation>वहाँ जाने के लिए “पन्ना 1 पर जाएँ” फिर चुनें; Esc से यहीं रहेंगे।</translation>
    </message>
    <message>
        <source>Go to page &amp;1</source>
        <translation>पन्ना &amp;1 पर जाएँ</translation>
    </message>
    <message>
        <source>Choose “Skip” again to go to the next page; Esc stays here.</source>
        <translation>अगले पन्ने पर जाने के लिए “छोड़ें” फिर चुनें; Esc से यहीं रहेंगे।</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>छोड़ें</translation>
    </message>
    <message>
        <source>Stay on the page</source>
        <translation>इसी पन्ने पर रहें</translation>
    </message>
    <message>
        <source>Choose “Previous page” again to go there; Esc stays here.</source>
        <translation>वहाँ जाने के लिए “पिछला पन्ना” फिर चुनें; Esc से यहीं रहेंगे।</translation>
    </message>
    <message>
        <source>Show the move or the squares, or start again</source>
        <translation>चाल या खाने दिखाएँ, या फिर से शुरू करें</translation>
    </message>
    <message>
        <source>Play the page from its first position again</source>
        <translation>पन्ने को उसकी पहली स्थिति से फिर खेलें</translation>
    </message>
    <message>
        <source>keep a position first</source>
        <translation>पहले कोई स्थिति सहेजें</translation>
    </message>
</context>
<context>
    <name>CourseFaults</name>
    <message>
        <source>“%1” is not a known task, so the page is for reading only.</source>
        <translation>“%1” कोई ज्ञात कार्य नहीं है, इसलिए यह पन्ना केवल पढ़ने के लिए है।</translation>
    </message>
    <message>
        <source>There is no move to find, so the page is for reading only.</source>
        <translation>ढूँढने को कोई चाल नहीं है, इसलिए यह पन्ना केवल पढ़ने के लिए है।</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>एक और गलती है।</numerusform>
            <numerusform>%n और गलतियाँ हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has an error in chapter %1, “%2”, page %3.</source>
        <translation>कोर्स के अध्याय %1, “%2”, पन्ना %3 में गलती है।</translation>
    </message>
    <message>
        <source>The game is over at the start, so the page is for reading only.</source>
        <translation>बाज़ी शुरुआत में ही खत्म है, इसलिए यह पन्ना केवल पढ़ने के लिए है।</translation>
    </message>
    <message>
        <source>It is a draw, not mate in %1.</source>
        <translation>यह ड्रॉ है, %1 चाल में मात नहीं।</translation>
    </message>
    <message>
        <source>It is checkmate already.</source>
        <translation>यह पहले ही शह और मात है।</translation>
    </message>
    <message>
        <source>It is mate in %1, not in %2.</source>
        <translation>यह %1 चाल में मात है, %2 में नहीं।</translation>
    </message>
    <message>
        <source>“%1” cannot be checked without the tablebase.</source>
        <comment>a claim</comment>
        <translation>टेबलबेस के बिना “%1” जाँचा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>It is mate in %1, not a draw.</source>
        <translation>यह %1 चाल में मात है, ड्रॉ नहीं।</translation>
    </message>
    <message>
        <source>“%1” is not true.</source>
        <comment>a claim</comment>
        <translation>“%1” सही नहीं है।</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <comment>a move and what is wrong with the text behind it</comment>
        <translation>%1 के बाद: %2</translation>
    </message>
    <message>
        <source>It is a draw, not a win.</source>
        <translation>यह बाज़ी बराबर है, जीत नहीं।</translation>
    </message>
    <message>
        <source>There is no move to find yet: play the solution on the board.</source>
        <translation>अभी ढूँढने को कोई चाल नहीं है: हल को बोर्ड पर खेलें।</translation>
    </message>
</context>
<context>
    <name>Curves</name>
    <message>
        <source>Start</source>
        <translation>शुरुआत</translation>
    </message>
</context>
<context>
    <name>EarlierRounds</name>
    <message>
        <source>%1 – %2</source>
        <comment>White and Black</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>बाज़ी</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>कोई चाल नहीं</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n चाल</numerusform>
            <numerusform>%n चालें</numerusform>
        </translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>मात</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>गतिरोध</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ड्रॉ</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>अधूरी</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>a round: what, when, how long, how it ended</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>E&amp;arlier games</source>
        <translation>पिछली बाज़ियाँ(&amp;A)</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>छोड़ दी गई</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Neither side can force mate here.</source>
        <translation>यहाँ कोई भी पक्ष मात पक्की नहीं कर सकता।</translation>
    </message>
    <message>
        <source>Only a king in the corner, blocked by his own piece, can be mated.</source>
        <translation>मात सिर्फ़ कोने में खड़े उस राजा को दी जा सकती है, जिसका रास्ता उसी का मोहरा रोके।</translation>
    </message>
    <message>
        <source>Keep your king out of the corners, and you are safe.</source>
        <translation>अपना राजा कोनों से बाहर रखें, फिर आप सुरक्षित हैं।</translation>
    </message>
    <message>
        <source>Leave him a square until you can mate: beware of stalemate.</source>
        <translation>जब तक मात न दे सकें, उसके लिए एक खाना छोड़ें: गतिरोध से बचें।</translation>
    </message>
    <message>
        <source>King and queen are enough; the other piece just speeds things up.</source>
        <translation>वज़ीर और राजा काफ़ी हैं; दूसरे मोहरे से बस जल्दी होती है।</translation>
    </message>
    <message>
        <source>King and rook are enough; the other piece shrinks the box.</source>
        <translation>हाथी और राजा काफ़ी हैं; दूसरा मोहरा बॉक्स छोटा करता है।</translation>
    </message>
    <message>
        <source>Keep the queen a knight&apos;s move away from him, and leave him a square until you can mate.</source>
        <translation>वज़ीर को उससे घोड़े की एक चाल की दूरी पर रखें, और जब तक मात न दे सकें, उसके लिए एक खाना छोड़ें।</translation>
    </message>
    <message>
        <source>Use the rook to confine the king to a box, and shrink it.</source>
        <translation>हाथी से राजा को बॉक्स में बंद करें और बॉक्स छोटा करते जाएँ।</translation>
    </message>
    <message>
        <source>Your king must help. When the kings face each other, a check from the side drives him back.</source>
        <translation>आपके राजा का साथ ज़रूरी है। राजा आमने-सामने हों, तो बगल की शह उसे पीछे धकेलती है।</translation>
    </message>
    <message>
        <source>Drive the king into any corner, keeping the bishops side by side.</source>
        <translation>दोनों ऊँट साथ-साथ रखकर राजा को किसी भी कोने में धकेलें।</translation>
    </message>
    <message>
        <source>Drive the king into a corner of the bishop&apos;s colour.</source>
        <translation>राजा को ऊँट के रंग वाले कोने में धकेलें।</translation>
    </message>
    <message>
        <source>First to the edge, then along it; the knight covers the squares the bishop cannot.</source>
        <translation>पहले किनारे तक, फिर किनारे-किनारे; जो खाने ऊँट नहीं रोक सकता, उन्हें घोड़ा रोकता है।</translation>
    </message>
    <message>
        <source>Stay away from the corners of the bishop&apos;s colour as long as you can.</source>
        <translation>जितनी देर हो सके, ऊँट के रंग वाले कोनों से दूर रहें।</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop.</source>
        <translation>राजा और ऊँट की मदद से प्यादे को पदोन्नति तक ले जाएँ।</translation>
    </message>
    <message>
        <source>With a rook pawn, keep him out of the queening corner if your bishop does not control it: there he holds the draw.</source>
        <translation>किनारे का प्यादा हो और पदोन्नति का कोना आपके ऊँट के नियंत्रण में न हो, तो उसे उस कोने में न जाने दें: वहाँ वह ड्रॉ बचा लेता है।</translation>
    </message>
    <message>
        <source>A knight behind the pawn guards it for good. A rook pawn must not reach the seventh rank too early.</source>
        <translation>प्यादे के पीछे खड़ा घोड़ा उसे हमेशा के लिए बचाता है। किनारे का प्यादा सातवीं पंक्ति पर बहुत जल्दी न पहुँचे।</translation>
    </message>
    <message>
        <source>If he takes one, the other runs through.</source>
        <translation>वह एक को मारे, तो दूसरा निकल जाता है।</translation>
    </message>
    <message>
        <source>With the kings close on the edge, lose a move, as Philidor did: in zugzwang, the rook must leave its king. Beware of stalemate.</source>
        <translation>किनारे पर दोनों राजा पास हों, तो फ़िलिडोर की तरह एक चाल गँवाकर बारी उसे सौंपें: ज़ुगज़्वांग में हाथी को अपने राजा से हटना पड़ेगा। गतिरोध से बचें।</translation>
    </message>
    <message>
        <source>Drive the king to the edge, as if he were alone.</source>
        <translation>राजा को किनारे की ओर धकेलें, जैसे वह अकेला हो।</translation>
    </message>
    <message>
        <source>Keep your king on squares where the bishop cannot check it.</source>
        <translation>अपने राजा को ऐसे खानों पर रखें जहाँ ऊँट उसे शह न दे सके।</translation>
    </message>
    <message>
        <source>Keep the bishop close to your king, and the king in the centre.</source>
        <translation>ऊँट को अपने राजा के पास और राजा को केंद्र में रखें।</translation>
    </message>
    <message>
        <source>Drive the king and knight to the edge, or separate them.</source>
        <translation>राजा और घोड़े को किनारे की ओर धकेलें या एक-दूसरे से अलग करें।</translation>
    </message>
    <message>
        <source>Keep the knight beside your king, and keep both out of the corners.</source>
        <translation>घोड़े को अपने राजा के बगल में रखें, और दोनों को कोनों से बाहर।</translation>
    </message>
    <message>
        <source>A bishop or rook pawn on the seventh with its king beside it draws unless your king is close.</source>
        <translation>सातवीं पंक्ति पर पहुँचा ऊँट वाला या किनारे का प्यादा, अगर उसका राजा बगल में हो, टिक जाता है, बशर्ते आपका राजा पास न हो।</translation>
    </message>
    <message>
        <source>Use your king to shut the bishop out of the pawn&apos;s path.</source>
        <translation>ऊँट और प्यादे की राह के बीच अपना राजा ले आएँ।</translation>
    </message>
    <message>
        <source>Run where the knight cannot follow.</source>
        <translation>वहाँ भागें जहाँ घोड़ा पीछा न कर सके।</translation>
    </message>
    <message>
        <source>Near the edge a knight is slow: a rook pawn is the hardest for it to stop.</source>
        <translation>किनारे के पास घोड़ा धीमा है: किनारे के प्यादे को रोकना उसके लिए सबसे कठिन है।</translation>
    </message>
    <message>
        <source>Get the pawn home before the rook can stop it.</source>
        <translation>हाथी के रोकने से पहले प्यादे को पदोन्नति तक पहुँचाएँ।</translation>
    </message>
    <message>
        <source>Your king shields the pawn from the rook.</source>
        <translation>आपका राजा प्यादे को हाथी से बचाता है।</translation>
    </message>
    <message>
        <source>Promote with check, or so that mate follows.</source>
        <translation>ऐसे पदोन्नति करें कि शह लगे या तुरंत बाद मात हो।</translation>
    </message>
    <message>
        <source>Stop the pawn.</source>
        <translation>प्यादे को रोकें।</translation>
    </message>
    <message>
        <source>Count the moves: who promotes first, and with check?</source>
        <translation>चालें गिनें: पहले कौन पदोन्नति करता है, और क्या शह के साथ?</translation>
    </message>
    <message>
        <source>A king can go after both pawns at once, as in Réti&apos;s study.</source>
        <translation>राजा दोनों प्यादों के पीछे एक साथ जा सकता है, जैसे रेटी की रचना में।</translation>
    </message>
    <message>
        <source>The side that checks first may win: look for mate or a skewer.</source>
        <translation>जो पहले शह दे, वह जीत सकता है: मात या स्क्यूअर खोजें।</translation>
    </message>
    <message>
        <source>Win the rook with a skewer or double attack, or mate on the edge.</source>
        <translation>स्क्यूअर या दोहरे हमले से हाथी जीतें, या किनारे पर मात दें।</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>दो वज़ीर</translation>
    </message>
    <message>
        <source>two rooks</source>
        <translation>दो हाथी</translation>
    </message>
    <message>
        <source>two bishops</source>
        <translation>दो ऊँट</translation>
    </message>
    <message>
        <source>two knights</source>
        <translation>दो घोड़े</translation>
    </message>
    <message>
        <source>two pawns</source>
        <translation>दो प्यादे</translation>
    </message>
    <message>
        <source>bare kings</source>
        <translation>केवल राजा</translation>
    </message>
    <message>
        <source>Strike at once: look for a mate, a skewer or a fork.</source>
        <translation>तुरंत वार करें: मात, स्क्यूअर या फ़ोर्क खोजें।</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>pieces of one side, as in: queen and rook</comment>
        <translation>%1 और %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>pieces of both sides, as in: queen against rook</comment>
        <translation>%1 बनाम %2</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>प्यादे को पदोन्नत करें।</translation>
    </message>
    <message>
        <source>Just run: the other king is outside the square of the pawn.</source>
        <translation>बस दौड़ें: दूसरा राजा प्यादे के वर्ग से बाहर है।</translation>
    </message>
    <message>
        <source>Bring your king to a key square of the pawn.</source>
        <translation>अपना राजा प्यादे के किसी निर्णायक खाने पर लाएँ।</translation>
    </message>
    <message>
        <source>Your king is on a key square: now escort the pawn home.</source>
        <translation>आपका राजा निर्णायक खाने पर है: अब प्यादे को पदोन्नति तक ले जाएँ।</translation>
    </message>
    <message>
        <source>Win the pawn.</source>
        <translation>प्यादा जीतें।</translation>
    </message>
    <message>
        <source>Get into the corner in front of the pawn, or trap the other king there.</source>
        <translation>प्यादे के आगे वाले कोने में पहुँचें या दूसरे राजा को वहाँ फँसाएँ।</translation>
    </message>
    <message>
        <source>Keep the other king away from the key squares of the pawn.</source>
        <translation>दूसरे राजा को प्यादे के निर्णायक खानों से दूर रखें।</translation>
    </message>
    <message>
        <source>Hold out, and take the pawn if it is ever left unprotected.</source>
        <translation>टिके रहें, और प्यादा कभी असुरक्षित छूटे तो मार लें।</translation>
    </message>
    <message>
        <source>Take away one rank or file after another, using the two pieces in turn.</source>
        <translation>दोनों मोहरों से बारी-बारी एक-एक पंक्ति या स्तंभ छीनते जाएँ।</translation>
    </message>
    <message>
        <source>Drive the king to the edge with the queen, then bring up your own king.</source>
        <translation>वज़ीर से राजा को किनारे की ओर धकेलें, फिर अपना राजा पास लाएँ।</translation>
    </message>
    <message>
        <source>Two neighbouring diagonals are a wall he cannot cross; your king follows behind.</source>
        <translation>पास-पास के दो विकर्ण वह दीवार हैं जिसे वह लाँघ नहीं सकता; आपका राजा पीछे-पीछे आता है।</translation>
    </message>
    <message>
        <source>Two knights cannot force mate; your opponent has to walk into it.</source>
        <translation>दो घोड़े मात पक्की नहीं कर सकते; प्रतिद्वंद्वी खुद ही उसमें फँसे तो बात बने।</translation>
    </message>
    <message>
        <source>Confining him completely stalemates him, one move short of mate.</source>
        <translation>उसे पूरी तरह बंद करने से गतिरोध होता है, मात से ठीक एक चाल पहले।</translation>
    </message>
    <message>
        <source>Protect the pawn with the knight, and bring up your king.</source>
        <translation>घोड़े से प्यादे को बचाएँ और अपना राजा पास लाएँ।</translation>
    </message>
    <message>
        <source>Let the pawns protect each other, and bring up your king.</source>
        <translation>प्यादों को एक-दूसरे को बचाने दें और अपना राजा पास लाएँ।</translation>
    </message>
    <message>
        <source>Stay in front of the pawns, and take the one that comes too near.</source>
        <translation>प्यादों के सामने रहें और जो बहुत पास आए उसे मार लें।</translation>
    </message>
    <message>
        <source>Separate the rook from its king and win it with a double attack.</source>
        <translation>हाथी को उसके राजा से अलग करें और दोहरे हमले से जीतें।</translation>
    </message>
    <message>
        <source>Bring up your king, and never allow a knight fork.</source>
        <translation>अपना राजा पास लाएँ, और घोड़े को कभी फ़ोर्क न करने दें।</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: in the other corners he is safe.</source>
        <translation>ऐसी ज़्यादातर स्थितियाँ ड्रॉ हैं: बाकी कोनों में वह सुरक्षित है।</translation>
    </message>
    <message>
        <source>Separate the knight from its king, and trap it.</source>
        <translation>घोड़े को उसके राजा से अलग करें और फँसा लें।</translation>
    </message>
    <message>
        <source>Most of these positions are drawn as long as the two stay together.</source>
        <translation>दोनों साथ रहें, तो ऐसी ज़्यादातर स्थितियाँ ड्रॉ हैं।</translation>
    </message>
    <message>
        <source>Use checks to force the king in front of his pawn, and use the time gained to bring up your own king.</source>
        <translation>राजा को शह देकर उसके प्यादे के आगे धकेलें, और मिले समय में अपना राजा पास लाएँ।</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, or cut the other king off with the rook.</source>
        <translation>अपना राजा प्यादे के आगे लाएँ या हाथी से दूसरे राजा का रास्ता रोकें।</translation>
    </message>
    <message>
        <source>A pawn that runs ahead of its king is lost.</source>
        <translation>राजा के बिना आगे भागने वाला प्यादा हाथ से जाता है।</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: the bishop sacrifices itself for the pawn.</source>
        <translation>ऐसी ज़्यादातर स्थितियाँ ड्रॉ हैं: प्यादे के बदले ऊँट दे दिया जाता है।</translation>
    </message>
    <message>
        <source>Control a square on the pawn&apos;s path, and give up the bishop for the pawn.</source>
        <translation>प्यादे की राह का कोई खाना रोकें और प्यादे के बदले ऊँट दे दें।</translation>
    </message>
    <message>
        <source>Get the knight in front of the pawn and give it up for the pawn.</source>
        <translation>घोड़े को प्यादे के आगे लाएँ और प्यादे के बदले दे दें।</translation>
    </message>
    <message>
        <source>Do not let the other queen check you or force an exchange.</source>
        <translation>दूसरे वज़ीर को न शह देने दें, न अपने वज़ीर से बदलने दें।</translation>
    </message>
    <message>
        <source>If neither works at once, it is a draw.</source>
        <translation>अगर दोनों में से कुछ भी तुरंत न बने, तो ड्रॉ है।</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn with the other king cut off, as in the Lucena position.</source>
        <translation>लुसेना की स्थिति की तरह अपना राजा प्यादे के आगे लाएँ और दूसरे राजा का रास्ता रोकें।</translation>
    </message>
    <message>
        <source>Then build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>फिर पुल बनाएँ: हाथी को चौथी पंक्ति पर रखें, ताकि वह शह के बीच आ सके।</translation>
    </message>
    <message>
        <source>Keep the rook on the third rank, in front of the pawn (Philidor&apos;s defence); once the pawn advances to that rank, check from behind.</source>
        <translation>हाथी को प्यादे के आगे तीसरी पंक्ति पर रखें (फ़िलिडोर का बचाव); प्यादा वहाँ पहुँचे, तो पीछे से शह दें।</translation>
    </message>
    <message>
        <source>Push the pawn when he runs out of checks.</source>
        <translation>जब उसके पास शह देने की चालें न बचें, तब प्यादा बढ़ाएँ।</translation>
    </message>
    <message>
        <source>Answer check with check where you can: that forces the queens off.</source>
        <translation>हो सके, तो शह का जवाब शह से दें: इससे वज़ीर बदलने ही पड़ते हैं।</translation>
    </message>
    <message>
        <source>Give perpetual check, and keep your king far from the pawn.</source>
        <translation>लगातार शह दें, और अपना राजा प्यादे से दूर रखें।</translation>
    </message>
    <message>
        <source>Aim for the Philidor position: his king on the edge, yours facing it.</source>
        <translation>फ़िलिडोर की स्थिति का लक्ष्य रखें: उसका राजा किनारे पर, आपका राजा ठीक सामने।</translation>
    </message>
    <message>
        <source>Most of these positions are drawn, but they are hard to hold.</source>
        <translation>ऐसी ज़्यादातर स्थितियाँ ड्रॉ हैं, पर उन्हें बचाना कठिन है।</translation>
    </message>
    <message>
        <source>It can take longer than the fifty-move rule allows.</source>
        <translation>इसमें पचास-चाल नियम की सीमा से ज़्यादा चालें लग सकती हैं।</translation>
    </message>
    <message>
        <source>three queens</source>
        <translation>तीन वज़ीर</translation>
    </message>
    <message>
        <source>three rooks</source>
        <translation>तीन हाथी</translation>
    </message>
    <message>
        <source>three bishops</source>
        <translation>तीन ऊँट</translation>
    </message>
    <message>
        <source>three knights</source>
        <translation>तीन घोड़े</translation>
    </message>
    <message>
        <source>three pawns</source>
        <translation>तीन प्यादे</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>pieces of one side, as in: rook, bishop and knight</comment>
        <translation>%1, %2 और %3</translation>
    </message>
    <message>
        <source>Get closer to mate with every move; if you are unsure, take a hint.</source>
        <translation>हर चाल से मात को पास लाएँ; पक्का न हो, तो संकेत लें।</translation>
    </message>
    <message>
        <source>Escort the pawn home: your bishop drives his off the pawn&apos;s path.</source>
        <translation>प्यादे को पदोन्नति तक ले जाएँ: आपका ऊँट उसके ऊँट को रास्ते से हटाता है।</translation>
    </message>
    <message>
        <source>Opposite-coloured bishops nearly always draw.</source>
        <translation>विपरीत रंग के ऊँट लगभग हमेशा ड्रॉ कराते हैं।</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn, on a square the bishop cannot attack, or give up your bishop for the pawn.</source>
        <translation>अपने राजा को प्यादे के आगे ऐसे खाने पर ले जाएँ जिस पर ऊँट हमला न कर सके, या प्यादे के बदले अपना ऊँट दे दें।</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop, and keep the knight out.</source>
        <translation>राजा और ऊँट के साथ प्यादे को आगे ले जाएँ, और घोड़े को दूर रखें।</translation>
    </message>
    <message>
        <source>On the edge a bishop can dominate the knight.</source>
        <translation>किनारे पर ऊँट घोड़े को बंद कर सकता है।</translation>
    </message>
    <message>
        <source>Block the pawn with your king on a square the bishop cannot attack, or give up the knight for the pawn.</source>
        <translation>अपने राजा से प्यादे को ऐसे खाने पर रोकें जिस पर ऊँट हमला न कर सके, या प्यादे के बदले घोड़ा दे दें।</translation>
    </message>
    <message>
        <source>Threaten mate with all your pieces while his king is on the edge.</source>
        <translation>जब तक उसका राजा किनारे पर है, अपने सभी मोहरों से मात की धमकी दें।</translation>
    </message>
    <message>
        <source>Most of these positions are drawn; the danger is a king on the edge.</source>
        <translation>ऐसी ज़्यादातर स्थितियाँ ड्रॉ हैं; खतरा किनारे पर खड़ा राजा है।</translation>
    </message>
    <message>
        <source>Bring up your king: pawns on one file cannot protect each other.</source>
        <translation>अपना राजा पास लाएँ: एक ही स्तंभ के प्यादे एक-दूसरे को नहीं बचा सकते।</translation>
    </message>
    <message>
        <source>Keep him busy: while he goes after one pawn, push the other.</source>
        <translation>उसे उलझाए रखें: वह एक प्यादे के पीछे जाए, तब दूसरा बढ़ाएँ।</translation>
    </message>
    <message>
        <source>Use your king: attack his pawn and guard your own.</source>
        <translation>अपने राजा का उपयोग करें: उसके प्यादे पर हमला करें और अपने प्यादे की रक्षा करें।</translation>
    </message>
    <message>
        <source>King and rook are enough, but the pawn may be quicker.</source>
        <translation>हाथी और राजा काफ़ी हैं, पर प्यादे से जल्दी हो सकता है।</translation>
    </message>
    <message>
        <source>Aim for a bishop or rook pawn on the seventh with your king beside it: that may draw.</source>
        <translation>सातवीं पंक्ति पर ऊँट वाले या किनारे के प्यादे का लक्ष्य रखें, बगल में अपना राजा हो: इससे ड्रॉ हो सकता है।</translation>
    </message>
    <message>
        <source>Keep both pieces, stop the pawn, and mate the king in a corner of the bishop&apos;s colour.</source>
        <translation>दोनों मोहरे बचाए रखें, प्यादे को रोकें, और राजा को ऊँट के रंग वाले कोने में मात दें।</translation>
    </message>
    <message>
        <source>A pawn that is blocked or guarded against need not be captured.</source>
        <translation>जो प्यादा रुका हुआ या निगरानी में है, उसे मारना ज़रूरी नहीं।</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, so that only exact replies hold.</source>
        <translation>अपने राजा को प्यादे के आगे लाएँ, ताकि केवल सटीक जवाब ही टिकें।</translation>
    </message>
    <message>
        <source>Your king belongs beside the pawn, and the other king away from it.</source>
        <translation>आपके राजा की जगह प्यादे के बगल में है, और दूसरे राजा की उससे दूर।</translation>
    </message>
    <message>
        <source>Push the pawn.</source>
        <translation>प्यादा आगे बढ़ाएँ।</translation>
    </message>
    <message>
        <source>Clear the way for your pawn.</source>
        <translation>अपने प्यादे का रास्ता खाली करें।</translation>
    </message>
    <message>
        <source>Bring up your king.</source>
        <translation>अपना राजा पास लाएँ।</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn.</source>
        <translation>अपना राजा प्यादे के आगे लाएँ।</translation>
    </message>
    <message>
        <source>Bring your king to the pawn.</source>
        <translation>अपना राजा प्यादे के पास लाएँ।</translation>
    </message>
    <message>
        <source>Cut the other king off from the pawn with your rook.</source>
        <translation>अपने हाथी से दूसरे राजा को प्यादे से काट दें।</translation>
    </message>
    <message>
        <source>Attack the pawn.</source>
        <translation>प्यादे पर हमला करें।</translation>
    </message>
    <message>
        <source>Keep your king off the edge.</source>
        <translation>अपने राजा को किनारे से दूर रखें।</translation>
    </message>
    <message>
        <source>Drive his king towards the edge.</source>
        <translation>उसके राजा को किनारे की ओर धकेलें।</translation>
    </message>
    <message>
        <source>The knight is far from its king: trap it.</source>
        <translation>घोड़ा अपने राजा से दूर है: उसे फँसा लें।</translation>
    </message>
    <message>
        <source>Bring king and knight together.</source>
        <translation>राजा और घोड़े को साथ लाएँ।</translation>
    </message>
    <message>
        <source>Take the opposition: it gets your king to a key square.</source>
        <translation>अपोज़िशन लें: इससे आपका राजा निर्णायक खाने पर पहुँचेगा।</translation>
    </message>
    <message>
        <source>Take the opposition: it keeps the other king away from the key squares.</source>
        <translation>अपोज़िशन लें: इससे दूसरा राजा निर्णायक खानों से दूर रहेगा।</translation>
    </message>
    <message>
        <source>Keep his king out of the corner in front of the pawn: your bishop does not control it.</source>
        <translation>उसके राजा को प्यादे के सामने वाले कोने से दूर रखें: आपका ऊँट उसे नियंत्रित नहीं करता।</translation>
    </message>
    <message>
        <source>Head for the corner in front of the pawn: the bishop does not control it.</source>
        <translation>प्यादे के सामने वाले कोने की ओर जाएँ: ऊँट उसे नियंत्रित नहीं करता।</translation>
    </message>
    <message>
        <source>The rook is far from its king: win it with checks and a double attack.</source>
        <translation>हाथी अपने राजा से दूर है: शह और दोहरे हमले से उसे जीतें।</translation>
    </message>
    <message>
        <source>Make for a corner of the opposite colour to your bishop.</source>
        <translation>अपने ऊँट से विपरीत रंग के कोने की ओर जाएँ।</translation>
    </message>
    <message>
        <source>His king blocks his pawn: bring up your king.</source>
        <translation>उसका राजा अपने ही प्यादे को रोक रहा है: अपना राजा पास लाएँ।</translation>
    </message>
    <message>
        <source>Give checks until his king has to step in front of his pawn.</source>
        <translation>तब तक शह दें जब तक उसके राजा को अपने प्यादे के आगे न आना पड़े।</translation>
    </message>
    <message>
        <source>Build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>पुल बनाएँ: हाथी को चौथी पंक्ति पर रखें, ताकि वह शह के बीच आ सके।</translation>
    </message>
    <message>
        <source>The pawn is under control: drive his king towards a corner of the bishop&apos;s colour.</source>
        <translation>प्यादा काबू में है: उसके राजा को ऊँट के रंग वाले कोने की ओर धकेलें।</translation>
    </message>
    <message>
        <source>Take squares away from his king.</source>
        <translation>उसके राजा से खाने छीनें।</translation>
    </message>
    <message>
        <source>Your king is safest in the centre.</source>
        <translation>आपका राजा केंद्र में सबसे सुरक्षित है।</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>बुनियादी मातें</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>प्यादों के एंडगेम</translation>
    </message>
    <message>
        <source>Queen endings</source>
        <translation>वज़ीर के एंडगेम</translation>
    </message>
    <message>
        <source>Rook endings</source>
        <translation>हाथी के एंडगेम</translation>
    </message>
    <message>
        <source>Minor pieces</source>
        <translation>हल्के मोहरे</translation>
    </message>
    <message>
        <source>Queen against other pieces</source>
        <translation>वज़ीर बनाम अन्य मोहरे</translation>
    </message>
    <message>
        <source>Rook against other pieces</source>
        <translation>हाथी बनाम अन्य मोहरे</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>पाँच मोहरे</translation>
    </message>
    <message>
        <source>Keep the rook near your king.</source>
        <translation>हाथी को अपने राजा के पास रखें।</translation>
    </message>
    <message>
        <source>Bishop endings</source>
        <translation>ऊँट के एंडगेम</translation>
    </message>
    <message>
        <source>Knight endings</source>
        <translation>घोड़े के एंडगेम</translation>
    </message>
    <message>
        <source>The wrong corner</source>
        <translation>गलत कोना</translation>
    </message>
    <message>
        <source>Philidor&apos;s W, 1777</source>
        <translation>फ़िलिडोर का W, 1777</translation>
    </message>
    <message>
        <source>Delétang&apos;s starting position</source>
        <translation>देलेतां की शुरुआती स्थिति</translation>
    </message>
    <message>
        <source>The longest mate</source>
        <translation>सबसे लंबी मात</translation>
    </message>
    <message>
        <source>Ushenina – Girya, Geneva 2013</source>
        <translation>उशेनिना – गिर्या, जिनेवा 2013</translation>
    </message>
    <message>
        <source>Rook and pawn: the Lucena bridge</source>
        <translation>हाथी और प्यादा: लुसेना का पुल</translation>
    </message>
    <message>
        <source>Rook and pawn: Philidor&apos;s third-rank defence</source>
        <translation>हाथी और प्यादा: फ़िलिडोर का तीसरी पंक्ति का बचाव</translation>
    </message>
    <message>
        <source>Rook and pawn: the Vančura defence</source>
        <translation>हाथी और प्यादा: वान्चुरा का बचाव</translation>
    </message>
    <message>
        <source>Philidor&apos;s W</source>
        <translation>फ़िलिडोर का W</translation>
    </message>
    <message>
        <source>Delétang&apos;s middle triangle</source>
        <translation>देलेतां का मँझला त्रिकोण</translation>
    </message>
    <message>
        <source>Delétang&apos;s small triangle</source>
        <translation>देलेतां का छोटा त्रिकोण</translation>
    </message>
    <message>
        <source>Queen, the longest mate</source>
        <translation>वज़ीर, सबसे लंबी मात</translation>
    </message>
    <message>
        <source>Rook, the longest mate</source>
        <translation>हाथी, सबसे लंबी मात</translation>
    </message>
    <message>
        <source>Pawn, the opposition wins</source>
        <translation>प्यादा, अपोज़िशन से जीत</translation>
    </message>
    <message>
        <source>Pawn, the opposition holds the draw</source>
        <translation>प्यादा, अपोज़िशन से ड्रॉ</translation>
    </message>
    <message>
        <source>Queen against centre pawn</source>
        <translation>केंद्रीय प्यादे के सामने वज़ीर</translation>
    </message>
    <message>
        <source>Lucena bridge</source>
        <translation>लुसेना का पुल</translation>
    </message>
    <message>
        <source>Rook and bishop: Philidor&apos;s win</source>
        <translation>हाथी और ऊँट: फ़िलिडोर की जीत</translation>
    </message>
    <message>
        <source>Rook and bishop: the second-rank defence</source>
        <translation>हाथी और ऊँट: दूसरी पंक्ति का बचाव</translation>
    </message>
    <message>
        <source>Rook and bishop: the Cochrane defence</source>
        <translation>हाथी और ऊँट: कॉक्रेन का बचाव</translation>
    </message>
    <message>
        <source>Bishops: Centurini&apos;s study</source>
        <translation>ऊँट: चेंतुरीनी की रचना</translation>
    </message>
    <message>
        <source>Bishops: the king behind the pawn</source>
        <translation>ऊँट: प्यादे के पीछे राजा</translation>
    </message>
    <message>
        <source>Take the opposition.</source>
        <translation>अपोज़िशन लें।</translation>
    </message>
    <message>
        <source>Look for a check that attacks the rook, too.</source>
        <translation>ऐसी शह ढूँढें जो हाथी पर भी हमला करे।</translation>
    </message>
    <message>
        <source>Cut the other king off with your rook.</source>
        <translation>अपने हाथी से दूसरे राजा को काट दें।</translation>
    </message>
    <message>
        <source>Put your rook behind the passed pawn.</source>
        <translation>अपना हाथी पास्ड प्यादे के पीछे रखें।</translation>
    </message>
    <message>
        <source>Use your king.</source>
        <translation>अपने राजा का उपयोग करें।</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>विरोधी राजा देर से पहुँचेगा। पहले अपने राजा की जगह सुधारें, फिर प्यादा आगे बढ़ाएँ।</translation>
    </message>
</context>
<context>
    <name>EngineCommands</name>
    <message>
        <source>Choose the program file of a UCI engine.</source>
        <translation>किसी UCI इंजन की प्रोग्राम फ़ाइल चुनें।</translation>
    </message>
    <message>
        <source>%1 takes over where the tablebases end.</source>
        <translation>जहाँ टेबलबेस खत्म होते हैं, वहाँ से %1 खेलता है।</translation>
    </message>
    <message>
        <source>What it says is an opinion, not a proof.</source>
        <translation>वह जो कहता है वह राय है, प्रमाण नहीं।</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>इंजन चुनें</translation>
    </message>
    <message>
        <source>&amp;Choose an engine…</source>
        <translation>इंजन चुनें(&amp;C)…</translation>
    </message>
    <message>
        <source>It plays positions with six or more pieces, or with castling</source>
        <translation>यह छह या ज़्यादा मोहरों वाली, या कैसलिंग वाली स्थितियाँ खेलता है</translation>
    </message>
    <message>
        <source>&amp;Stop using %1</source>
        <translation>%1 का उपयोग बंद करें(&amp;D)</translation>
    </message>
    <message>
        <source>Eng&amp;ine beyond the tablebases</source>
        <translation>टेबलबेस से बाहर का इंजन(&amp;I)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>सभी फ़ाइलें (*)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 won</source>
        <comment>a share of positions</comment>
        <translation>%1 जीत</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <comment>a share of positions</comment>
        <translation>%1 ड्रॉ</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a share of positions</comment>
        <translation>%1 हार</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>गणना हो रही है…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>एंडगेम हल करने के लिए मेमोरी कम पड़ी।</translation>
    </message>
    <message>
        <source>Solve it now</source>
        <translation>अभी हल करें</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>पहली %1 दिखाई गई हैं।</translation>
    </message>
    <message>
        <source>Longest wins</source>
        <translation>सबसे लंबी जीतें</translation>
    </message>
    <message>
        <source>Reciprocal zugzwangs</source>
        <translation>पारस्परिक ज़ुगज़्वांग</translation>
    </message>
    <message>
        <source>The side to move loses, but would not if the other side had to move. Mirror images count once.</source>
        <translation>जिसकी चाल है वह हारता है, पर यदि दूसरे पक्ष को चलना होता तो नहीं हारता। दर्पण-प्रतिबिंब एक बार गिने जाते हैं।</translation>
    </message>
    <message>
        <source>Longest win: %1.</source>
        <translation>सबसे लंबी जीत: %1।</translation>
    </message>
    <message>
        <source>Attacker to move: %1.</source>
        <comment>shares of results</comment>
        <translation>हमलावर की चाल: %1।</translation>
    </message>
    <message>
        <source>Defender to move: %1.</source>
        <comment>shares of results</comment>
        <translation>रक्षक की चाल: %1।</translation>
    </message>
    <message>
        <source>No ending has been found.</source>
        <translation>कोई एंडगेम नहीं मिला।</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>सभी एंडगेम</translation>
    </message>
    <message>
        <source>Longest wins of the attacker</source>
        <translation>हमलावर की सबसे लंबी जीतें</translation>
    </message>
    <message>
        <source>Longest wins of the defender</source>
        <translation>रक्षक की सबसे लंबी जीतें</translation>
    </message>
    <message>
        <source>Whoever has to move loses.</source>
        <translation>जिसे चलना पड़े, वही हारता है।</translation>
    </message>
    <message>
        <source>The program computes these figures itself. Every legal arrangement of the pieces on the board counts, including bishops of one side on squares of the same colour; castling and the fifty-move rule are ignored. Won and lost are from the attacker&apos;s point of view, the side named first.</source>
        <translation>ये आँकड़े प्रोग्राम स्वयं निकालता है। बिसात पर मोहरों की हर वैध स्थिति गिनी जाती है, एक पक्ष के दोनों ऊँट एक ही रंग के खानों पर हों तब भी; कैसलिंग और पचास-चाल नियम छोड़ दिए गए हैं। जीत और हार हमलावर, यानी पहले नामित पक्ष, के लिए हैं।</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Save with mate &amp;distances and wasted moves</source>
        <translation>मात की दूरी और व्यर्थ चालों सहित सहेजें(&amp;D)</translation>
    </message>
    <message>
        <source>Saved games note after each move how far off mate is and how many moves were wasted</source>
        <translation>सहेजी गई बाज़ी हर चाल के बाद बताती है कि मात कितनी दूर है और कितनी चालें व्यर्थ गईं</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>खोलें(&amp;O)…</translation>
    </message>
    <message>
        <source>Open the games of a PGN file</source>
        <translation>PGN फ़ाइल की बाज़ियाँ खोलें</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>हाल की फ़ाइलें(&amp;R)</translation>
    </message>
    <message>
        <source>Other &amp;games in this file…</source>
        <translation>फ़ाइल की दूसरी बाज़ियाँ(&amp;G)…</translation>
    </message>
    <message>
        <source>Choose another game from the last file opened</source>
        <translation>पिछली बार खोली गई फ़ाइल से दूसरी बाज़ी चुनें</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>सहेजें(&amp;S)</translation>
    </message>
    <message>
        <source>Save the game as PGN</source>
        <translation>बाज़ी को PGN के रूप में सहेजें</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>इस रूप में सहेजें(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the game in another file</source>
        <translation>बाज़ी को दूसरी फ़ाइल में सहेजें</translation>
    </message>
    <message>
        <source>&amp;Export board…</source>
        <translation>बिसात निर्यात करें(&amp;E)…</translation>
    </message>
    <message>
        <source>Save a picture of the board as SVG or PNG</source>
        <translation>बिसात का चित्र SVG या PNG में सहेजें</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>बाहर निकलें(&amp;Q)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>प्रिंट करें…</translation>
    </message>
    <message>
        <source>Print the board and the moves</source>
        <translation>बिसात और चालें प्रिंट करें</translation>
    </message>
    <message>
        <source>The board and the moves have been sent to the printer.</source>
        <translation>बिसात और चालें प्रिंटर को भेजी गईं।</translation>
    </message>
    <message>
        <source>The board and the moves have been saved as “%1”.</source>
        <comment>a PDF file</comment>
        <translation>बिसात और चालें “%1” नाम से सहेजी गईं।</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>प्रिंट पूर्वावलोकन…</translation>
    </message>
    <message>
        <source>See the page before it is printed</source>
        <translation>प्रिंट करने से पहले पेज देखें</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>यहीं रहें</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>&amp;New position</source>
        <translation>नई स्थिति(&amp;N)</translation>
    </message>
    <message>
        <source>Deal another position of the chosen kind</source>
        <translation>चुनी हुई किस्म की एक और स्थिति लें</translation>
    </message>
    <message>
        <source>&amp;Choose the kind of position…</source>
        <translation>स्थिति की किस्म चुनें(&amp;C)…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>शुरू करें</translation>
    </message>
    <message>
        <source>Start with these settings</source>
        <translation>इन्हीं सेटिंग से शुरू करें</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>शुरुआत पर(&amp;S)</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>एक चाल पीछे(&amp;B)</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>एक चाल आगे(&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>अंत पर(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Play the line automatically</source>
        <translation>लाइन अपने-आप चलाएँ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>संकेत(&amp;H)</translation>
    </message>
    <message>
        <source>Show the &amp;line to mate</source>
        <translation>मात तक की लाइन दिखाएँ(&amp;L)</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>लाइन</translation>
    </message>
    <message>
        <source>Replay the best line from here</source>
        <translation>यहाँ से सर्वोत्तम लाइन देखें</translation>
    </message>
    <message>
        <source>Finish it for &amp;me</source>
        <translation>बाकी मेरे लिए खेलें(&amp;M)</translation>
    </message>
    <message>
        <source>To the first &amp;known ending</source>
        <translation>पहले ज्ञात एंडगेम पर(&amp;K)</translation>
    </message>
    <message>
        <source>Go to where the game first reaches a solved ending</source>
        <translation>वहाँ जाएँ जहाँ बाज़ी पहली बार हल किए हुए एंडगेम में पहुँचती है</translation>
    </message>
    <message>
        <source>Let the program play the rest once you have promoted and are winning with a queen or rook</source>
        <translation>प्यादा पदोन्नत होने पर वज़ीर या हाथी से आपकी जीत पक्की हो, तो बाकी बाज़ी प्रोग्राम खेले</translation>
    </message>
    <message>
        <source>A&amp;gain, mirrored</source>
        <translation>फिर से, दर्पण में(&amp;G)</translation>
    </message>
    <message>
        <source>Start again from the first position of this game with left and right swapped</source>
        <translation>इसी बाज़ी की पहली स्थिति से फिर शुरू करें, बाएँ-दाएँ अदल-बदलकर</translation>
    </message>
    <message>
        <source>An&amp;other like this</source>
        <translation>ऐसी ही एक और(&amp;O)</translation>
    </message>
    <message>
        <source>Another position of the same ending, about as far from mate</source>
        <translation>उसी एंडगेम की दूसरी स्थिति, मात से लगभग उतनी ही दूर</translation>
    </message>
    <message>
        <source>To yo&amp;ur mistake</source>
        <translation>अपनी गलती पर(&amp;U)</translation>
    </message>
    <message>
        <source>Go to the move that went wrong and see the reply that punishes it</source>
        <translation>गलत चाल पर जाएँ और वह जवाब देखें जो उसकी सज़ा देता है</translation>
    </message>
    <message>
        <source>Gi&amp;ve up</source>
        <translation>छोड़ दें(&amp;V)</translation>
    </message>
    <message>
        <source>End the attempt and see what went wrong, the best moves and the report</source>
        <translation>प्रयास खत्म करें और देखें कि गलती कहाँ हुई, साथ में सर्वोत्तम चालें और रिपोर्ट</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>खेलें</translation>
    </message>
    <message>
        <source>Play the position on the board</source>
        <translation>बिसात पर रखी स्थिति खेलें</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the aim, the squares, the piece, its destination, the best moves</source>
        <translation>हर बार थोड़ा और दिखाता है: लक्ष्य, खाने, मोहरा, वह खाना जहाँ उसे जाना है, सर्वोत्तम चालें</translation>
    </message>
    <message>
        <source>Play this move</source>
        <comment>the move that was hinted at</comment>
        <translation>यह चाल चलें</translation>
    </message>
    <message>
        <source>Play the move that the hints have come to</source>
        <translation>वह चाल चलें जिस तक संकेत पहुँचे हैं</translation>
    </message>
    <message>
        <source>Choose “Give up” again to end the exam; Esc continues it.</source>
        <translation>परीक्षा खत्म करने के लिए “छोड़ दें” फिर चुनें; Esc से परीक्षा जारी रहेगी।</translation>
    </message>
    <message>
        <source>You will then see the report.</source>
        <translation>इसके बाद आपको रिपोर्ट दिखेगी।</translation>
    </message>
    <message>
        <source>Choose “Choose the kind of position” again to leave the set-up; Esc stays here.</source>
        <translation>स्थिति सजाना छोड़ने के लिए “स्थिति की किस्म चुनें” फिर चुनें; Esc से यहीं रहेंगे।</translation>
    </message>
    <message>
        <source>The question is answered, so there are no more hints.</source>
        <translation>सवाल का जवाब दिया जा चुका है, इसलिए अब और संकेत नहीं हैं।</translation>
    </message>
    <message>
        <source>There are no hints in an exam.</source>
        <translation>परीक्षा में संकेत नहीं मिलते।</translation>
    </message>
    <message>
        <source>There are no more hints; “Show the squares” gives the answer.</source>
        <translation>अब और संकेत नहीं हैं; “खाने दिखाएँ” से जवाब मिलेगा।</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the colours of the squares, then one square after another</source>
        <translation>हर बार थोड़ा और दिखाता है: खानों के रंग, फिर एक-एक करके खाने</translation>
    </message>
    <message>
        <source>Hints need the solved ending: press “Solve by computer” first.</source>
        <translation>संकेतों के लिए एंडगेम हल होना चाहिए: पहले “कंप्यूटर से हल करें” दबाएँ।</translation>
    </message>
    <message>
        <source>only once a promoted piece wins against the king alone</source>
        <translation>तभी जब पदोन्नत मोहरा अकेले राजा के विरुद्ध जीत रहा हो</translation>
    </message>
    <message>
        <source>There are no more hints; “Give up” shows the answer.</source>
        <translation>अब और संकेत नहीं हैं; “छोड़ दें” से जवाब मिलेगा।</translation>
    </message>
    <message>
        <source>There are no hints for a move to know by heart.</source>
        <translation>जो चाल कंठस्थ होनी चाहिए, उसके लिए संकेत नहीं मिलते।</translation>
    </message>
    <message>
        <source>Keep setting up</source>
        <translation>स्थिति बनाना जारी रखें</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Right corner</source>
        <translation>सही कोना</translation>
    </message>
    <message>
        <source>A corner of the bishop&apos;s colour: mate can be forced only there or right next to it.</source>
        <translation>ऊँट के रंग का कोना: मात केवल वहीं या ठीक बगल में पक्की की जा सकती है।</translation>
    </message>
    <message>
        <source>Wrong corner</source>
        <translation>गलत कोना</translation>
    </message>
    <message>
        <source>A corner of the other colour, where mate cannot be forced.</source>
        <translation>दूसरे रंग का कोना, जहाँ मात पक्की नहीं की जा सकती।</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>चरण</translation>
    </message>
    <message>
        <source>A phase of the mate, with its own aim.</source>
        <translation>मात का एक पड़ाव, जिसका अपना लक्ष्य होता है।</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>पिंजरा</translation>
    </message>
    <message>
        <source>The squares that the lone king could reach if no other piece moved.</source>
        <translation>वे खाने जहाँ अकेला राजा पहुँच सकता है, अगर कोई और मोहरा न चले।</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>निकास</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>त्रिकोण</translation>
    </message>
    <message>
        <source>The squares cut off by a diagonal of the bishop, around a right corner: large, middle or small. Also known as Delétang&apos;s triangles.</source>
        <translation>सही कोने के इर्द-गिर्द ऊँट के विकर्ण से कटे खाने: बड़ा, मँझला या छोटा। इन्हें देलेतां के त्रिकोण भी कहते हैं।</translation>
    </message>
    <message>
        <source>W manoeuvre</source>
        <translation>W पैंतरा</translation>
    </message>
    <message>
        <source>The knight&apos;s route along the edge, such as f7–e5–d7–c5–b7: it drives the king from the wrong corner to the right one.</source>
        <translation>किनारे-किनारे घोड़े की राह, जैसे f7–e5–d7–c5–b7: वह राजा को गलत कोने से सही कोने तक हाँकता है।</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>चौकी</translation>
    </message>
    <message>
        <source>The square where a piece belongs in a given stage.</source>
        <translation>वह खाना जहाँ किसी चरण में मोहरे को होना चाहिए।</translation>
    </message>
    <message>
        <source>Waiting move</source>
        <translation>प्रतीक्षा चाल</translation>
    </message>
    <message>
        <source>A move that keeps everything as it is, so that the opponent has to give way.</source>
        <translation>ऐसी चाल जो सब कुछ वैसा ही रखती है, ताकि प्रतिद्वंद्वी को रास्ता देना पड़े।</translation>
    </message>
    <message>
        <source>Detour</source>
        <translation>लंबा चक्कर</translation>
    </message>
    <message>
        <source>A move that delays mate by five moves or more.</source>
        <translation>ऐसी चाल जो मात में पाँच या ज़्यादा चालों की देरी करे।</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>बॉक्स</translation>
    </message>
    <message>
        <source>The squares left to the lone king by a queen, rook or bishops.</source>
        <translation>वे खाने जो वज़ीर, हाथी या ऊँट अकेले राजा के लिए छोड़ते हैं।</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>अपोज़िशन</translation>
    </message>
    <message>
        <source>Key square</source>
        <translation>निर्णायक खाना</translation>
    </message>
    <message>
        <source>If the king on the pawn&apos;s side reaches it, that side wins, whoever is to move.</source>
        <translation>प्यादे वाले पक्ष का राजा इस पर पहुँच जाए तो वही पक्ष जीतता है, चाल किसी की भी हो।</translation>
    </message>
    <message>
        <source>Square of the pawn</source>
        <translation>प्यादे का वर्ग</translation>
    </message>
    <message>
        <source>If the other king is inside it, or can step into it on his move, he catches the pawn; otherwise he does not.</source>
        <translation>दूसरा राजा इसके भीतर हो, या अपनी चाल पर इसमें आ सके, तो प्यादे को पकड़ लेता है; वरना नहीं।</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>गतिरोध</translation>
    </message>
    <message>
        <source>The side to move is not in check but has no legal move: a draw.</source>
        <translation>जिसकी बारी हो, उसे न शह हो और न उसके पास कोई वैध चाल हो: ड्रॉ।</translation>
    </message>
    <message>
        <source>General principles</source>
        <translation>सामान्य सिद्धांत</translation>
    </message>
    <message>
        <source>A way of playing that looks a few moves ahead without knowing the ending.</source>
        <translation>ऐसा खेल जो एंडगेम को जाने बिना कुछ चालें आगे देखता है।</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>विधि</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>क्षेत्र</translation>
    </message>
    <message>
        <source>Drive the lone king into a smaller field if you can; otherwise bring your pieces together and your king close. It mates from every won position within fifty moves.</source>
        <translation>हो सके तो अकेले राजा को और छोटे क्षेत्र में धकेलें; नहीं तो अपने मोहरे जुटाएँ और राजा को पास लाएँ। जीत की हर स्थिति से पचास चालों में मात होती है।</translation>
    </message>
    <message>
        <source>The kings face each other with one square between them, and the side to move must give way. In the distant opposition there are three or five squares between them.</source>
        <translation>राजा आमने-सामने हैं, बीच में एक खाना है, और जिसकी चाल हो उसे रास्ता देना पड़ता है। दूर के अपोज़िशन में बीच में तीन या पाँच खाने होते हैं।</translation>
    </message>
    <message>
        <source>One of the method&apos;s seven regions around the right corners: three, six or eight squares at a corner, the edge without the wrong corners, the whole edge, the two outer rings, the whole board. The lone king is in a field if it can be kept there for three moves.</source>
        <translation>सही कोनों के इर्द-गिर्द विधि के सात इलाकों में से एक: कोने के तीन, छह या आठ खाने, गलत कोनों के बिना किनारा, पूरा किनारा, बाहर के दो घेरे, पूरी बिसात। अकेला राजा किसी क्षेत्र में तब माना जाता है, जब उसे वहाँ तीन चालों तक रोके रखा जा सके।</translation>
    </message>
    <message>
        <source>A square through which the lone king could escape.</source>
        <translation>वह खाना जिससे अकेला राजा निकल सकता है।</translation>
    </message>
    <message>
        <source>Behind the lone king</source>
        <translation>अकेले राजा के पीछे</translation>
    </message>
    <message>
        <source>Two king moves away from it, on the side of the centre.</source>
        <translation>उससे राजा के दो कदम दूर, बिसात के केंद्र की ओर।</translation>
    </message>
</context>
<context>
    <name>Guidance</name>
    <message>
        <source>Preparing the method…</source>
        <translation>विधि तैयार हो रही है…</translation>
    </message>
    <message>
        <source>There is not enough memory for the method.</source>
        <translation>विधि के लिए मेमोरी काफ़ी नहीं है।</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>दूसरे प्रोग्राम बंद करें और फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>क्षेत्र: %1</translation>
    </message>
    <message>
        <source>Next field: %1</source>
        <translation>अगला क्षेत्र: %1</translation>
    </message>
    <message>
        <source>Its move is played as soon as it is ready.</source>
        <translation>तैयार होते ही उसकी चाल खेल दी जाएगी।</translation>
    </message>
    <message>
        <source>This takes a few seconds the first time.</source>
        <translation>पहली बार इसमें कुछ सेकंड लगते हैं।</translation>
    </message>
</context>
<context>
    <name>Heat</name>
    <message>
        <source>draw</source>
        <comment>heat map</comment>
        <translation>ड्रॉ</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>heat map</comment>
        <translation>मात</translation>
    </message>
    <message>
        <source>mate in %1</source>
        <comment>heat map</comment>
        <translation>%1 चाल में मात</translation>
    </message>
    <message>
        <source>Heat map, %1: no mate</source>
        <translation>हीट मैप, %1: मात नहीं</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2</source>
        <translation>हीट मैप, %1: %2 चाल में मात</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2 (dark) to %3 (light)</source>
        <translation>हीट मैप, %1: %2 (गहरा) से %3 (हल्का) चाल में मात</translation>
    </message>
    <message>
        <source>Heat map: not in the tablebases</source>
        <translation>हीट मैप: यह किसी टेबलबेस में नहीं है</translation>
    </message>
    <message>
        <source>the other side mates in %1</source>
        <comment>heat map</comment>
        <translation>दूसरा पक्ष %1 चाल में मात देता है</translation>
    </message>
    <message>
        <source>%1, draw (=)</source>
        <comment>the legend of a heat map and its sign for draws</comment>
        <translation>%1, ड्रॉ (=)</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Arrows</source>
        <translation>तीर कुंजियाँ</translation>
    </message>
    <message>
        <source>Go from square to square; in a replay, through the line</source>
        <translation>खाने से खाने पर जाएँ; रीप्ले में लाइन पर चलें</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Space</translation>
    </message>
    <message>
        <source>Pick up or put down a piece</source>
        <translation>मोहरा उठाएँ या रखें</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>अक्षर और अंक</translation>
    </message>
    <message>
        <source>Type a move: Nd3, e3d5; Enter plays it</source>
        <translation>चाल लिखें: Nd3, e3d5; Enter दबाने पर वह खेली जाती है</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Remove a piece from the board (in set-up)</source>
        <translation>बिसात से मोहरा हटाएँ (सजाते समय)</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>माउस का दायाँ बटन</translation>
    </message>
    <message>
        <source>Draw circles and arrows</source>
        <translation>घेरे और तीर बनाएँ</translation>
    </message>
    <message>
        <source>Q, R, B, N</source>
        <translation>Q, R, B, N</translation>
    </message>
    <message>
        <source>Choose the promotion piece</source>
        <translation>पदोन्नति का मोहरा चुनें</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>अगले नियंत्रण पर जाएँ</translation>
    </message>
    <message>
        <source>Activate the focused control</source>
        <translation>फ़ोकस वाला नियंत्रण चलाएँ</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>तीर कुंजियाँ, Home, End</translation>
    </message>
    <message>
        <source>Go from move to move in the list of moves</source>
        <translation>चालों की सूची में चाल से चाल पर जाएँ</translation>
    </message>
    <message>
        <source>Go from piece to piece in the set-up tray</source>
        <translation>सजाते समय ट्रे में मोहरे से मोहरे पर जाएँ</translation>
    </message>
    <message>
        <source>Going back and cancelling</source>
        <translation>पीछे लौटना और रद्द करना</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>बिसात पर</translation>
    </message>
    <message>
        <source>Everywhere else</source>
        <translation>बाकी हर जगह</translation>
    </message>
    <message>
        <source>Symbols in the game record</source>
        <translation>बाज़ी के रिकॉर्ड के चिह्न</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>बिसात के निशान</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>शब्दावली</translation>
    </message>
    <message>
        <source>%1 during a replay and on a page to read</source>
        <translation>%1 (रीप्ले में और पढ़ने वाले पन्ने पर)</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ हल हुआ</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ मदद से</translation>
    </message>
    <message>
        <source>✗ Failed</source>
        <translation>✗ असफल</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>एक बार और</translation>
    </message>
    <message>
        <source>Results of the questions in a course</source>
        <translation>कोर्स के सवालों के नतीजे</translation>
    </message>
    <message>
        <source>On the first try, without help</source>
        <translation>पहली कोशिश में, बिना मदद के</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ दूसरी कोशिश में</translation>
    </message>
    <message>
        <source>Without help after one or more wrong answers, or after a move taken back where the page is played out</source>
        <translation>बिना मदद के, पर एक या ज़्यादा गलत जवाबों के बाद; या अंत तक खेले जाने वाले पन्ने पर चाल वापस लेने के बाद</translation>
    </message>
    <message>
        <source>A result never gets worse. A solution on the first try, when the page is opened again, improves it: a question that failed becomes one solved at the second try, any other becomes solved</source>
        <translation>नतीजा कभी बिगड़ता नहीं। पन्ना फिर खोलकर पहली कोशिश में हल करने से वह सुधरता है: असफल सवाल दूसरी कोशिश में हल हुआ माना जाता है, बाकी हर सवाल हल हुआ</translation>
    </message>
    <message>
        <source>Grades in practice</source>
        <translation>अभ्यास के ग्रेड</translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation>मोहरों के अक्षर</translation>
    </message>
    <message>
        <source>Put a piece on the square (in set-up): capital letters for White, small ones for Black</source>
        <translation>खाने पर मोहरा रखें (सजाते समय): बड़े अक्षर सफ़ेद के लिए, छोटे अक्षर काले के लिए</translation>
    </message>
    <message>
        <source>After a hint that says more than a question, or once the answer has been shown</source>
        <translation>ऐसे संकेत के बाद जो सवाल से ज़्यादा बताए, या जवाब दिखाए जाने के बाद</translation>
    </message>
    <message>
        <source>Not solved; practice will ask the question again</source>
        <translation>हल नहीं हुआ; अभ्यास में यह सवाल फिर आएगा</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <translation>✗ दिखाया गया</translation>
    </message>
    <message>
        <source>The answer was shown; practice will ask the question</source>
        <translation>जवाब दिखाया गया; अभ्यास में यह सवाल आएगा</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Go on in a course, as long as no arrow key has marked a square</source>
        <translation>कोर्स में आगे बढ़ें, जब तक किसी तीर कुंजी ने कोई खाना चिह्नित न किया हो</translation>
    </message>
    <message>
        <source>“Take back” undoes a move that you have just entered, and what it replaced is there again; “Delete move” deletes any move with all that follows it</source>
        <translation>“वापस लें” अभी-अभी डाली गई चाल को हटाता है और जिसकी जगह वह आई थी, वह फिर आ जाता है; “चाल मिटाएँ” किसी भी चाल को उसके बाद की सब चालों समेत मिटाता है</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>शब्द</translation>
    </message>
    <message>
        <source>They belong to the position on the board. What they claim about its result, such as “White mates in 5”, is checked while you write</source>
        <translation>ये बिसात की स्थिति के होते हैं। उसके परिणाम के बारे में इनका दावा, जैसे “सफ़ेद 5 चाल में मात देगा”, लिखते समय जाँचा जाता है</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>चित्र</translation>
    </message>
    <message>
        <source>What you draw belongs to the position on the board; draw it again to erase it</source>
        <translation>आप जो बनाते हैं वह बिसात की स्थिति का होता है; मिटाने के लिए उसे फिर से बनाएँ</translation>
    </message>
    <message>
        <source>Writing a course</source>
        <translation>कोर्स लिखना</translation>
    </message>
    <message>
        <source>Go back one step: clear a typed move, put a piece back, dismiss a message, cancel or close what is open, or leave the replay, the exercise or the page</source>
        <translation>एक कदम पीछे जाएँ: टाइप की गई चाल मिटाएँ, मोहरा वापस रखें, संदेश हटाएँ, जो खुला है उसे रद्द या बंद करें, या रीप्ले, सवाल या पन्ने से बाहर आएँ</translation>
    </message>
    <message>
        <source>A new line</source>
        <translation>नई लाइन</translation>
    </message>
    <message>
        <source>It is shown first: Enter plays one move after another, each with its reason. Then you play the line; Skip goes there at once</source>
        <translation>पहले वह दिखाई जाती है: Enter एक के बाद एक चाल चलता है, हर चाल के कारण के साथ। फिर लाइन आप खेलते हैं; “छोड़ें” से सीधे वहाँ पहुँचते हैं</translation>
    </message>
    <message>
        <source>A right move</source>
        <translation>सही चाल</translation>
    </message>
    <message>
        <source>The reply is played, and the next move of the line is asked; you press nothing</source>
        <translation>जवाब चला जाता है और लाइन की अगली चाल पूछी जाती है; कुछ दबाना नहीं पड़ता</translation>
    </message>
    <message>
        <source>A wrong move</source>
        <translation>गलत चाल</translation>
    </message>
    <message>
        <source>You see why it is wrong and try again; practice will ask you for the move</source>
        <translation>आप देखते हैं कि वह गलत क्यों है और फिर कोशिश करते हैं; अभ्यास में वह चाल पूछी जाएगी</translation>
    </message>
    <message>
        <source>Known, due</source>
        <translation>आती हैं, दोहरानी हैं</translation>
    </message>
    <message>
        <source>The positions that you have solved, and those that practice would ask now. Each answer is saved at once, so that you can stop at any time</source>
        <translation>वे स्थितियाँ जो आपने हल की हैं, और वे जो अभ्यास अभी पूछता। हर जवाब तुरंत सहेजा जाता है, इसलिए आप कभी भी रुक सकते हैं</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Which check leaves him no square?</source>
        <translation>कौन-सी शह उसके लिए कोई खाना नहीं छोड़ती?</translation>
    </message>
    <message>
        <source>What can you capture?</source>
        <translation>आप क्या मार सकते हैं?</translation>
    </message>
    <message>
        <source>How far is the pawn from promotion?</source>
        <translation>प्यादा पदोन्नति से कितनी दूर है?</translation>
    </message>
    <message>
        <source>Which of your pieces can he take?</source>
        <translation>वह आपका कौन-सा मोहरा मार सकता है?</translation>
    </message>
    <message>
        <source>What if it were his move?</source>
        <translation>अगर चाल उसकी होती तो?</translation>
    </message>
    <message>
        <source>How can you drive him nearer to the right corner?</source>
        <translation>उसे सही कोने के और पास कैसे धकेलें?</translation>
    </message>
    <message>
        <source>How can you bring the kings face to face?</source>
        <translation>राजाओं को आमने-सामने कैसे लाएँ?</translation>
    </message>
    <message>
        <source>Which enemy piece is unprotected?</source>
        <translation>दूसरे पक्ष का कौन-सा मोहरा असुरक्षित है?</translation>
    </message>
    <message>
        <source>In which corners can mate not be forced?</source>
        <translation>किन कोनों में मात पक्की नहीं की जा सकती?</translation>
    </message>
    <message>
        <source>Which corners are dangerous?</source>
        <translation>कौन-से कोने खतरनाक हैं?</translation>
    </message>
    <message>
        <source>Where is there the most room?</source>
        <translation>सबसे ज़्यादा जगह कहाँ है?</translation>
    </message>
    <message numerus="yes">
        <source>Only %n move(s) hold the draw.</source>
        <translation>
            <numerusform>केवल एक चाल से ड्रॉ बचता है।</numerusform>
            <numerusform>केवल %n चालों से ड्रॉ बचता है।</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>%1 पर ध्यान दें।</translation>
    </message>
    <message>
        <source>Look at the marked squares.</source>
        <translation>निशान वाले खानों पर ध्यान दें।</translation>
    </message>
    <message>
        <source>Move the king.</source>
        <translation>राजा चलें।</translation>
    </message>
    <message>
        <source>Move the queen.</source>
        <translation>वज़ीर चलें।</translation>
    </message>
    <message>
        <source>Move the rook.</source>
        <translation>हाथी चलें।</translation>
    </message>
    <message>
        <source>Move the bishop.</source>
        <translation>ऊँट चलें।</translation>
    </message>
    <message>
        <source>Move the knight.</source>
        <translation>घोड़ा चलें।</translation>
    </message>
    <message>
        <source>Move the pawn.</source>
        <translation>प्यादा चलें।</translation>
    </message>
    <message>
        <source>Move the king to %1.</source>
        <translation>राजा को %1 पर ले जाएँ।</translation>
    </message>
    <message>
        <source>Move the queen to %1.</source>
        <translation>वज़ीर को %1 पर ले जाएँ।</translation>
    </message>
    <message>
        <source>Move the rook to %1.</source>
        <translation>हाथी को %1 पर ले जाएँ।</translation>
    </message>
    <message>
        <source>Move the bishop to %1.</source>
        <translation>ऊँट को %1 पर ले जाएँ।</translation>
    </message>
    <message>
        <source>Move the knight to %1.</source>
        <translation>घोड़े को %1 पर ले जाएँ।</translation>
    </message>
    <message>
        <source>Move the pawn to %1.</source>
        <translation>प्यादे को %1 पर ले जाएँ।</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 एकमात्र चाल है।</translation>
    </message>
    <message>
        <source>Every move holds the draw.</source>
        <translation>हर चाल से ड्रॉ बना रहता है।</translation>
    </message>
    <message>
        <source>All moves are equally good.</source>
        <translation>हर चाल बराबर अच्छी है।</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>कोई और चाल इतनी अच्छी नहीं।</translation>
    </message>
    <message>
        <source>Equally good: %1.</source>
        <translation>उतनी ही अच्छी: %1।</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>सर्वोत्तम: %1।</translation>
    </message>
    <message>
        <source>Hint used: the aim.</source>
        <translation>संकेत लिया: लक्ष्य।</translation>
    </message>
    <message>
        <source>Hint used: the squares.</source>
        <translation>संकेत लिया: खाने।</translation>
    </message>
    <message>
        <source>Hint used: the piece.</source>
        <translation>संकेत लिया: मोहरा।</translation>
    </message>
    <message>
        <source>Hint used: the square.</source>
        <translation>संकेत लिया: खाना।</translation>
    </message>
    <message>
        <source>Hint used: the move.</source>
        <translation>संकेत लिया: चाल।</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>यह चाल प्रोग्राम ने चली।</translation>
    </message>
    <message numerus="yes">
        <source>hints on %n move(s)</source>
        <translation>
            <numerusform>एक चाल पर संकेत</numerusform>
            <numerusform>%n चालों पर संकेत</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>एक चाल वापस ली</numerusform>
            <numerusform>%n चालें वापस लीं</numerusform>
        </translation>
    </message>
    <message>
        <source>the rest played by the program</source>
        <translation>बाकी बाज़ी प्रोग्राम ने खेली</translation>
    </message>
    <message>
        <source>Help used: %1.</source>
        <translation>मदद ली: %1।</translation>
    </message>
    <message>
        <source>Which move is left to you?</source>
        <translation>आपके पास कौन-सी चाल बची है?</translation>
    </message>
    <message>
        <source>Which two pieces can you attack at once?</source>
        <translation>आप किन दो मोहरों पर एक साथ हमला कर सकते हैं?</translation>
    </message>
    <message>
        <source>Which two enemy pieces stand on one line?</source>
        <translation>कौन-से दो विरोधी मोहरे एक सीध में हैं?</translation>
    </message>
    <message>
        <source>Which enemy piece shields its king?</source>
        <translation>कौन-सा विरोधी मोहरा अपने राजा की आड़ बना है?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of another?</source>
        <translation>आपका कौन-सा मोहरा दूसरे का रास्ता रोक रहा है?</translation>
    </message>
    <message>
        <source>Which enemy piece has a job it must not leave?</source>
        <translation>किस विरोधी मोहरे को अपना काम नहीं छोड़ना चाहिए?</translation>
    </message>
    <message>
        <source>What if you had no moves left?</source>
        <translation>अगर आपके पास कोई चाल न बचे तो?</translation>
    </message>
    <message>
        <source>How can you guard the piece from behind its attacker?</source>
        <translation>हमलावर के पीछे से मोहरे को कैसे बचाएँ?</translation>
    </message>
    <message>
        <source>Which move gives check twice?</source>
        <translation>कौन-सी चाल एक साथ दो शह देती है?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of a check?</source>
        <translation>आपका कौन-सा मोहरा शह का रास्ता रोक रहा है?</translation>
    </message>
    <message>
        <source>How will your king escape the checks?</source>
        <translation>आपका राजा शहों से कैसे बचेगा?</translation>
    </message>
    <message>
        <source>Can the king still catch the pawn?</source>
        <translation>क्या राजा अब भी प्यादे को पकड़ सकता है?</translation>
    </message>
    <message>
        <source>Which key square can your king reach?</source>
        <translation>आपका राजा किस निर्णायक खाने पर पहुँच सकता है?</translation>
    </message>
    <message>
        <source>Who has to move if the kings face each other?</source>
        <translation>राजा आमने-सामने हों तो किसे चलना पड़ेगा?</translation>
    </message>
    <message>
        <source>Where must your king stand when he has to move?</source>
        <translation>जब उसे चलना पड़े, तब आपके राजा को कहाँ होना चाहिए?</translation>
    </message>
    <message>
        <source>How can your king get in his way?</source>
        <translation>आपका राजा उसका रास्ता कैसे रोक सकता है?</translation>
    </message>
    <message>
        <source>Which squares must his king not reach?</source>
        <translation>विरोधी राजा किन खानों पर नहीं पहुँचना चाहिए?</translation>
    </message>
    <message>
        <source>Which corner draws against a rook pawn?</source>
        <translation>किनारे के प्यादे के सामने किस कोने में ड्रॉ है?</translation>
    </message>
    <message>
        <source>How can you stop the pawn?</source>
        <translation>प्यादे को कैसे रोकें?</translation>
    </message>
    <message>
        <source>Which square does the pawn need?</source>
        <translation>प्यादे को कौन-सा खाना चाहिए?</translation>
    </message>
    <message>
        <source>Which rank must his king not reach?</source>
        <translation>विरोधी राजा किस पंक्ति पर नहीं पहुँचना चाहिए?</translation>
    </message>
    <message>
        <source>Which side of the pawn belongs to the king?</source>
        <translation>राजा को प्यादे की किस ओर होना चाहिए?</translation>
    </message>
    <message>
        <source>Where is the king safest against the pawn?</source>
        <translation>प्यादे के सामने राजा कहाँ सबसे सुरक्षित है?</translation>
    </message>
    <message>
        <source>Which file can you cut him off on?</source>
        <translation>आप किस स्तंभ पर उसका रास्ता रोक सकते हैं?</translation>
    </message>
    <message>
        <source>Which rank can you cut him off on?</source>
        <translation>आप किस पंक्ति पर उसका रास्ता रोक सकते हैं?</translation>
    </message>
    <message>
        <source>Where does a rook belong with a passed pawn?</source>
        <translation>पास्ड प्यादा हो तो हाथी की जगह कहाँ है?</translation>
    </message>
    <message>
        <source>From where can the rook check?</source>
        <translation>हाथी कहाँ से शह दे सकता है?</translation>
    </message>
    <message>
        <source>What can the rook do if he has to move?</source>
        <translation>उसे चलना पड़े तो हाथी क्या कर सकता है?</translation>
    </message>
    <message>
        <source>Where do the two bishops work best together?</source>
        <translation>दोनों ऊँट साथ मिलकर सबसे अच्छा काम कहाँ करते हैं?</translation>
    </message>
    <message>
        <source>Where is your king needed?</source>
        <translation>आपके राजा की ज़रूरत कहाँ है?</translation>
    </message>
    <message>
        <source>What must you leave him to avoid stalemate?</source>
        <translation>गतिरोध से बचने के लिए आपको उसके लिए क्या छोड़ना होगा?</translation>
    </message>
    <message>
        <source>Which check leaves him almost no choice?</source>
        <translation>कौन-सी शह उसके लिए लगभग कोई विकल्प नहीं छोड़ती?</translation>
    </message>
    <message>
        <source>Where does he want to go?</source>
        <translation>वह कहाँ जाना चाहता है?</translation>
    </message>
    <message>
        <source>How can you leave him almost no squares?</source>
        <translation>कैसे चलें कि उसके पास लगभग कोई खाना न बचे?</translation>
    </message>
    <message>
        <source>How can you keep him on the edge?</source>
        <translation>उसे किनारे पर कैसे रोके रखें?</translation>
    </message>
    <message>
        <source>How can you shut him in?</source>
        <translation>उसे कैसे घेरें?</translation>
    </message>
    <message>
        <source>How can you drive him back?</source>
        <translation>उसे वापस कैसे धकेलें?</translation>
    </message>
    <message>
        <source>How can you threaten mate?</source>
        <translation>मात की धमकी कैसे दी जाए?</translation>
    </message>
    <message>
        <source>Which square can you take away from him?</source>
        <translation>आप उससे कौन-सा खाना छीन सकते हैं?</translation>
    </message>
    <message>
        <source>How can you leave him fewer squares?</source>
        <translation>उसके लिए और कम खाने कैसे छोड़ें?</translation>
    </message>
    <message>
        <source>Which check drives him away?</source>
        <translation>कौन-सी शह उसे भगाती है?</translation>
    </message>
    <message>
        <source>Which of your pieces could he attack next?</source>
        <translation>वह आगे आपके किस मोहरे पर हमला कर सकता है?</translation>
    </message>
    <message>
        <source>Which of your pieces is attacked?</source>
        <translation>आपके किस मोहरे पर हमला हुआ है?</translation>
    </message>
    <message>
        <source>How do you reach the next stage: “%4”?</source>
        <translation>अगले चरण तक कैसे पहुँचा जाए: “%4”?</translation>
    </message>
    <message>
        <source>Which diagonal cuts him off?</source>
        <translation>कौन-सा विकर्ण उसका रास्ता रोकता है?</translation>
    </message>
    <message>
        <source>Where does the knight go in the W?</source>
        <translation>W में घोड़ा कहाँ जाता है?</translation>
    </message>
    <message>
        <source>Can your king get closer to him?</source>
        <translation>क्या आपका राजा उसके और पास जा सकता है?</translation>
    </message>
    <message>
        <source>Can the knight get closer to him?</source>
        <translation>क्या घोड़ा उसके और पास जा सकता है?</translation>
    </message>
    <message>
        <source>Which square does your king want to reach next?</source>
        <translation>आपका राजा आगे किस खाने पर पहुँचना चाहता है?</translation>
    </message>
    <message>
        <source>Which square does the bishop want to reach next?</source>
        <translation>ऊँट आगे किस खाने पर पहुँचना चाहता है?</translation>
    </message>
    <message>
        <source>Which square does the knight want to reach next?</source>
        <translation>घोड़ा आगे किस खाने पर पहुँचना चाहता है?</translation>
    </message>
    <message>
        <source>Which square do you want to reach next?</source>
        <translation>आप आगे किस खाने पर पहुँचना चाहते हैं?</translation>
    </message>
    <message>
        <source>Which squares near him are not guarded yet?</source>
        <translation>उसके पास के किन खानों पर अभी पहरा नहीं है?</translation>
    </message>
    <message>
        <source>Which piece is far from your king?</source>
        <translation>कौन-सा मोहरा आपके राजा से दूर है?</translation>
    </message>
    <message>
        <source>Which check helps you?</source>
        <translation>कौन-सी शह आपके काम आएगी?</translation>
    </message>
    <message>
        <source>Which squares must stay guarded?</source>
        <translation>किन खानों पर पहरा बना रहना चाहिए?</translation>
    </message>
    <message>
        <source>How can the king leave the edge?</source>
        <translation>राजा किनारा कैसे छोड़ सकता है?</translation>
    </message>
    <message>
        <source>Can you give check?</source>
        <translation>क्या आप शह दे सकते हैं?</translation>
    </message>
    <message>
        <source>How can you keep the enemy king out?</source>
        <translation>विरोधी राजा को आने से कैसे रोकें?</translation>
    </message>
    <message>
        <source>Can you force mate in two moves?</source>
        <translation>क्या आप दो चालों में मात पक्की कर सकते हैं?</translation>
    </message>
    <message>
        <source>How can you win the rook?</source>
        <translation>हाथी को कैसे जीतें?</translation>
    </message>
    <message>
        <source>How can you win the bishop?</source>
        <translation>ऊँट को कैसे जीतें?</translation>
    </message>
    <message>
        <source>How can you win the knight?</source>
        <translation>घोड़े को कैसे जीतें?</translation>
    </message>
    <message>
        <source>How can you win the pawn?</source>
        <translation>प्यादे को कैसे जीतें?</translation>
    </message>
    <message>
        <source>Which enemy piece cannot be saved?</source>
        <translation>कौन-सा विरोधी मोहरा बच नहीं सकता?</translation>
    </message>
    <message>
        <source>Which square must your king keep?</source>
        <translation>आपके राजा को किस खाने पर बने रहना चाहिए?</translation>
    </message>
    <message>
        <source>How many squares should lie between the kings?</source>
        <translation>राजाओं के बीच कितने खाने होने चाहिए?</translation>
    </message>
    <message>
        <source>What stands in the way of your pawn?</source>
        <translation>आपके प्यादे के रास्ते में क्या है?</translation>
    </message>
    <message>
        <source>Does the pawn reach the seventh rank with check or without?</source>
        <translation>प्यादा सातवीं पंक्ति पर शह के साथ पहुँचता है या बिना शह?</translation>
    </message>
    <message>
        <source>Can the pawn advance safely?</source>
        <translation>क्या प्यादा सुरक्षित आगे बढ़ सकता है?</translation>
    </message>
    <message>
        <source>Which squares does the pawn need?</source>
        <translation>प्यादे को कौन-से खाने चाहिए?</translation>
    </message>
    <message>
        <source>Which corner must his king not reach?</source>
        <translation>विरोधी राजा किस कोने में नहीं पहुँचना चाहिए?</translation>
    </message>
    <message>
        <source>Who guards the pawn?</source>
        <translation>प्यादे की रक्षा कौन करता है?</translation>
    </message>
    <message>
        <source>Which corner does the bishop not cover?</source>
        <translation>कौन-सा कोना ऊँट के नियंत्रण में नहीं है?</translation>
    </message>
    <message>
        <source>Which check blocks the pawn?</source>
        <translation>कौन-सी शह प्यादे का रास्ता रोकती है?</translation>
    </message>
    <message>
        <source>Which piece does his king have to guard?</source>
        <translation>विरोधी राजा को किस मोहरे की रक्षा करनी पड़ती है?</translation>
    </message>
    <message>
        <source>Which ending is won after an exchange?</source>
        <translation>मोहरे बदलने के बाद कौन-सा एंडगेम जीता हुआ है?</translation>
    </message>
    <message>
        <source>Which piece stands behind your king?</source>
        <translation>आपके राजा के पीछे कौन-सा मोहरा है?</translation>
    </message>
    <message>
        <source>Which check brings the queen closer?</source>
        <translation>कौन-सी शह वज़ीर को पास लाती है?</translation>
    </message>
    <message>
        <source>Where is your king safe from checks?</source>
        <translation>आपका राजा शहों से कहाँ सुरक्षित है?</translation>
    </message>
    <message>
        <source>Which reply to the check helps your king?</source>
        <translation>शह से निकलने का कौन-सा रास्ता आपके राजा के काम आएगा?</translation>
    </message>
    <message>
        <source>How do you get out of check?</source>
        <translation>शह से कैसे निकलें?</translation>
    </message>
    <message>
        <source>How can the queen approach the pawn?</source>
        <translation>वज़ीर प्यादे के पास कैसे पहुँच सकता है?</translation>
    </message>
    <message>
        <source>Can your king get closer to its mating post, a knight&apos;s move from the corner?</source>
        <translation>क्या आपका राजा मात की चौकी के पास जा सकता है, जो कोने से घोड़े की एक चाल दूर है?</translation>
    </message>
    <message>
        <source>Which square does the rook want to reach next?</source>
        <translation>हाथी आगे किस खाने पर पहुँचना चाहता है?</translation>
    </message>
    <message>
        <source>Where is the king safest?</source>
        <translation>राजा कहाँ सबसे सुरक्षित है?</translation>
    </message>
    <message>
        <source>Is there a move that does not draw?</source>
        <translation>क्या ऐसी कोई चाल है जिससे ड्रॉ न हो?</translation>
    </message>
    <message>
        <source>How can you stay off the edge?</source>
        <translation>किनारे से दूर कैसे रहें?</translation>
    </message>
    <message>
        <source>Where is the other king farthest away?</source>
        <translation>विरोधी राजा कहाँ से सबसे दूर है?</translation>
    </message>
    <message>
        <source>Does the bishop cover the promotion square?</source>
        <translation>क्या पदोन्नति का खाना ऊँट के नियंत्रण में है?</translation>
    </message>
    <message>
        <source>What happens if the rook leaves the back rank?</source>
        <translation>हाथी पिछली पंक्ति छोड़ दे, तो क्या होगा?</translation>
    </message>
    <message>
        <source>Where does your king stand at the mate?</source>
        <translation>मात के समय आपका राजा कहाँ होता है?</translation>
    </message>
    <message>
        <source>Which check can he not answer with an attack?</source>
        <translation>किस शह का जवाब वह हमले से नहीं दे सकता?</translation>
    </message>
    <message>
        <source>Where does his king want to go?</source>
        <translation>विरोधी राजा कहाँ जाना चाहता है?</translation>
    </message>
    <message>
        <source>Which check brings the knight closer?</source>
        <translation>कौन-सी शह घोड़े को पास लाती है?</translation>
    </message>
    <message>
        <source>Which check prepares a fork?</source>
        <translation>कौन-सी शह फ़ोर्क की तैयारी करती है?</translation>
    </message>
    <message>
        <source>Which check prepares a skewer?</source>
        <translation>कौन-सी शह स्क्यूअर की तैयारी करती है?</translation>
    </message>
    <message>
        <source>Which check prepares a fork or a skewer?</source>
        <translation>कौन-सी शह फ़ोर्क या स्क्यूअर की तैयारी करती है?</translation>
    </message>
    <message>
        <source>Which pieces can you exchange?</source>
        <translation>आप कौन-से मोहरे बदल सकते हैं?</translation>
    </message>
    <message>
        <source>What is the last pawn worth?</source>
        <translation>आखिरी प्यादे की कीमत क्या है?</translation>
    </message>
    <message>
        <source>Which of your pieces can come closer to the centre?</source>
        <translation>आपका कौन-सा मोहरा केंद्र के और पास आ सकता है?</translation>
    </message>
    <message>
        <source>Where is the bishop out of the other king&apos;s reach?</source>
        <translation>ऊँट कहाँ दूसरे राजा की पहुँच से बाहर होगा?</translation>
    </message>
    <message>
        <source>Where is the knight out of the other king&apos;s reach?</source>
        <translation>घोड़ा कहाँ दूसरे राजा की पहुँच से बाहर होगा?</translation>
    </message>
    <message>
        <source>Where is the rook out of the other king&apos;s reach?</source>
        <translation>हाथी कहाँ दूसरे राजा की पहुँच से बाहर होगा?</translation>
    </message>
    <message>
        <source>Where is the queen out of the other king&apos;s reach?</source>
        <translation>वज़ीर कहाँ दूसरे राजा की पहुँच से बाहर होगा?</translation>
    </message>
    <message>
        <source>Where is the pawn out of the other king&apos;s reach?</source>
        <translation>प्यादा कहाँ दूसरे राजा की पहुँच से बाहर होगा?</translation>
    </message>
    <message>
        <source>What can you do once both pawns have promoted?</source>
        <translation>दोनों प्यादों की पदोन्नति के बाद आप क्या कर सकते हैं?</translation>
    </message>
    <message>
        <source>What happens if both pawns run?</source>
        <translation>अगर दोनों प्यादे दौड़ें तो क्या होगा?</translation>
    </message>
    <message>
        <source>Which reply to the check also protects a piece?</source>
        <translation>शह का कौन-सा जवाब किसी मोहरे की रक्षा भी करता है?</translation>
    </message>
    <message>
        <source>Can your king step into the square of the pawn?</source>
        <translation>क्या आपका राजा प्यादे के वर्ग में आ सकता है?</translation>
    </message>
    <message>
        <source>How can your king stay in the square of the pawn?</source>
        <translation>आपका राजा प्यादे के वर्ग में कैसे रह सकता है?</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) shown</source>
        <translation>
            <numerusform>एक चाल दिखाई गई</numerusform>
            <numerusform>%n चालें दिखाई गईं</numerusform>
        </translation>
    </message>
    <message>
        <source>Which threat must he answer?</source>
        <translation>उसे किस धमकी का जवाब देना पड़ेगा?</translation>
    </message>
    <message>
        <source>How can you keep the other king on the edge?</source>
        <translation>विरोधी राजा को किनारे पर कैसे रोके रखें?</translation>
    </message>
    <message>
        <source>Which series of checks wins material?</source>
        <translation>शहों का कौन-सा सिलसिला मोहरा या प्यादा जीतता है?</translation>
    </message>
    <message>
        <source>Which of your pieces is pinned?</source>
        <translation>आपका कौन-सा मोहरा पिन है?</translation>
    </message>
    <message>
        <source>No other move wins.</source>
        <translation>कोई और चाल नहीं जीतती।</translation>
    </message>
    <message>
        <source>Most moves hold the draw.</source>
        <translation>ज़्यादातर चालों से ड्रॉ बना रहता है।</translation>
    </message>
    <message>
        <source>No move wins by force, and none loses.</source>
        <translation>कोई चाल ज़बरदस्ती नहीं जीतती, और कोई हारती भी नहीं।</translation>
    </message>
    <message>
        <source>How can you prepare your king&apos;s next move?</source>
        <translation>आप अपने राजा की अगली चाल की तैयारी कैसे कर सकते हैं?</translation>
    </message>
    <message>
        <source>How can you prepare the bishop&apos;s next move?</source>
        <translation>आप ऊँट की अगली चाल की तैयारी कैसे कर सकते हैं?</translation>
    </message>
    <message>
        <source>How can you prepare the knight&apos;s next move?</source>
        <translation>आप घोड़े की अगली चाल की तैयारी कैसे कर सकते हैं?</translation>
    </message>
    <message>
        <source>What do you want to play next?</source>
        <translation>आप आगे क्या चलना चाहते हैं?</translation>
    </message>
    <message>
        <source>Only one move wins: what do the others allow?</source>
        <translation>केवल एक चाल जीतती है: दूसरी चालें क्या होने देती हैं?</translation>
    </message>
    <message>
        <source>What do the other moves allow?</source>
        <translation>दूसरी चालें क्या होने देती हैं?</translation>
    </message>
    <message>
        <source>How can you leave him nothing to attack?</source>
        <translation>उसके हमले के लिए कुछ न छोड़ने का क्या तरीका है?</translation>
    </message>
    <message>
        <source>How can you hold out longest?</source>
        <translation>आप सबसे देर तक कैसे टिक सकते हैं?</translation>
    </message>
    <message>
        <source>Where do you keep the most room?</source>
        <translation>कहाँ आपके पास सबसे ज़्यादा जगह बचती है?</translation>
    </message>
    <message>
        <source>How can you stalemate him?</source>
        <translation>उसे गतिरोध में कैसे डाला जा सकता है?</translation>
    </message>
    <message>
        <source>Many moves lose here.</source>
        <translation>यहाँ बहुत-सी चालें हार जाती हैं।</translation>
    </message>
    <message>
        <source>What happens if the rook leaves its king?</source>
        <translation>हाथी अपने राजा को छोड़ दे, तो क्या होगा?</translation>
    </message>
    <message>
        <source>From where can your rook attack the pawn?</source>
        <translation>आपका हाथी प्यादे पर कहाँ से हमला कर सकता है?</translation>
    </message>
    <message>
        <source>Where would your king be lost?</source>
        <translation>आपका राजा कहाँ जाए, तो बाज़ी हाथ से जाएगी?</translation>
    </message>
    <message>
        <source>Move a queen.</source>
        <translation>कोई वज़ीर चलें।</translation>
    </message>
    <message>
        <source>Move a rook.</source>
        <translation>कोई हाथी चलें।</translation>
    </message>
    <message>
        <source>Move a bishop.</source>
        <translation>कोई ऊँट चलें।</translation>
    </message>
    <message>
        <source>Move a knight.</source>
        <translation>कोई घोड़ा चलें।</translation>
    </message>
    <message>
        <source>Move a pawn.</source>
        <translation>कोई प्यादा चलें।</translation>
    </message>
    <message>
        <source>Every move that keeps the queen holds the draw.</source>
        <translation>वज़ीर बना रहे, ऐसी हर चाल से ड्रॉ बना रहता है।</translation>
    </message>
    <message>
        <source>Every move that keeps the rook holds the draw.</source>
        <translation>हाथी बना रहे, ऐसी हर चाल से ड्रॉ बना रहता है।</translation>
    </message>
    <message>
        <source>Every move that keeps the bishop holds the draw.</source>
        <translation>ऊँट बना रहे, ऐसी हर चाल से ड्रॉ बना रहता है।</translation>
    </message>
    <message>
        <source>Every move that keeps the knight holds the draw.</source>
        <translation>घोड़ा बना रहे, ऐसी हर चाल से ड्रॉ बना रहता है।</translation>
    </message>
    <message>
        <source>Every move that does not lose a piece holds the draw.</source>
        <translation>जिस चाल में मोहरा नहीं जाता, उससे ड्रॉ बना रहता है।</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and is it with check?</source>
        <translation>कौन-सा प्यादा पहले पदोन्नत होता है, और क्या शह के साथ?</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and what does the queen control then?</source>
        <translation>कौन-सा प्यादा पहले पदोन्नत होता है, और तब वज़ीर किस पर नज़र रखता है?</translation>
    </message>
    <message>
        <source>Does your king stand well on the edge?</source>
        <translation>क्या आपका राजा किनारे पर अच्छी जगह है?</translation>
    </message>
    <message>
        <source>What can you give up to draw the king away?</source>
        <translation>राजा को हटाने के लिए आप क्या दे सकते हैं?</translation>
    </message>
    <message>
        <source>How can you drive the king in front of its pawn?</source>
        <translation>राजा को उसी के प्यादे के आगे कैसे लाया जा सकता है?</translation>
    </message>
    <message>
        <source>Which squares does the knight have left?</source>
        <translation>घोड़े के पास कौन-से खाने बचे हैं?</translation>
    </message>
    <message>
        <source>Which squares does the bishop have left?</source>
        <translation>ऊँट के पास कौन-से खाने बचे हैं?</translation>
    </message>
    <message>
        <source>To which side must your king go?</source>
        <translation>आपके राजा को किस ओर जाना है?</translation>
    </message>
    <message>
        <source>Which line must the rook hold?</source>
        <translation>हाथी को कौन-सी रेखा सँभालनी है?</translation>
    </message>
    <message>
        <source>Which check is guarded by your king?</source>
        <translation>कौन-सी शह आपके राजा के सहारे है?</translation>
    </message>
    <message>
        <source>In which corner is your king safe?</source>
        <translation>आपका राजा किस कोने में सुरक्षित है?</translation>
    </message>
    <message>
        <source>Can the rook still cut your king off?</source>
        <translation>क्या हाथी अब भी आपके राजा का रास्ता रोक सकता है?</translation>
    </message>
    <message>
        <source>On which side does your rook have room for checks?</source>
        <translation>किस ओर आपके हाथी के पास शह देने की जगह है?</translation>
    </message>
    <message>
        <source>Which piece can step aside with check?</source>
        <translation>कौन-सा मोहरा शह देते हुए हट सकता है?</translation>
    </message>
    <message>
        <source>Which check prepares zugzwang?</source>
        <translation>कौन-सी शह ज़ुगज़्वांग की तैयारी करती है?</translation>
    </message>
    <message>
        <source>Which check would be deadly?</source>
        <translation>कौन-सी शह घातक होगी?</translation>
    </message>
    <message>
        <source>Which piece can help to win the knight?</source>
        <translation>कौन-सा मोहरा घोड़े को जीतने में मदद कर सकता है?</translation>
    </message>
    <message>
        <source>Which piece can help to win the bishop?</source>
        <translation>कौन-सा मोहरा ऊँट को जीतने में मदद कर सकता है?</translation>
    </message>
    <message>
        <source>On which side of the pawn is your king not held up?</source>
        <translation>प्यादे के किस ओर आपके राजा को कोई नहीं रोकता?</translation>
    </message>
    <message>
        <source>Which diagonal must the bishop not leave?</source>
        <translation>ऊँट को कौन-सा विकर्ण नहीं छोड़ना चाहिए?</translation>
    </message>
    <message>
        <source>Where can a check stop the other king?</source>
        <translation>शह कहाँ दूसरे राजा को रोक सकती है?</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Your settings could not be read; the defaults are used instead.</source>
        <translation>आपकी सेटिंग पढ़ी नहीं जा सकी; डिफ़ॉल्ट सेटिंग लागू है।</translation>
    </message>
    <message>
        <source>Right Corner</source>
        <translation>Right Corner</translation>
    </message>
    <message>
        <source>A trainer for chess endings with up to %1 pieces.</source>
        <translation>%1 मोहरों तक के एंडगेम का ट्रेनर।</translation>
    </message>
    <message>
        <source>Your last game was saved by a newer version of Right Corner; a new game has been started.</source>
        <translation>आपकी पिछली बाज़ी Right Corner के नए संस्करण ने सहेजी थी; नई बाज़ी शुरू की गई है।</translation>
    </message>
    <message>
        <source>Neither your settings nor your games could be read completely.</source>
        <translation>न आपकी सेटिंग पूरी पढ़ी जा सकी, न बाज़ियाँ।</translation>
    </message>
    <message>
        <source>Your games could not be read completely; what could be read is here.</source>
        <translation>आपकी बाज़ियाँ पूरी पढ़ी नहीं जा सकीं; जितना पढ़ा गया, वह यहाँ है।</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>पुरानी फ़ाइल %1 नाम से रखी गई है।</translation>
    </message>
    <message>
        <source>Right Corner failed to start twice in a row; this time it starts without your games.</source>
        <translation>Right Corner लगातार दो बार नहीं खुल पाया; इस बार यह आपकी बाज़ियों के बिना शुरू होता है।</translation>
    </message>
    <message>
        <source>rightcorner: cannot open a display; run it in a graphical session (DISPLAY or WAYLAND_DISPLAY).</source>
        <translation>rightcorner: कोई स्क्रीन नहीं खुल सकी; इसे डेस्कटॉप पर चलाएँ (DISPLAY या WAYLAND_DISPLAY)।</translation>
    </message>
    <message>
        <source>Store games and practice data in the folder &lt;dir&gt;.</source>
        <translation>बाज़ियाँ और अभ्यास का डेटा &lt;dir&gt; फ़ोल्डर में रखें।</translation>
    </message>
    <message>
        <source>A file with games (PGN) or a position (FEN), a position as a FEN, or - to read standard input.</source>
        <translation>बाज़ियों (PGN) या किसी स्थिति (FEN) की फ़ाइल, FEN के रूप में स्थिति, या मानक इनपुट के लिए -।</translation>
    </message>
    <message>
        <source>rightcorner: Qt&apos;s platform plugin &quot;%1&quot; is missing; install it (for Wayland, the package qt6-wayland).</source>
        <translation>rightcorner: Qt का प्लैटफ़ॉर्म प्लगइन “%1” नहीं मिला; उसे इंस्टॉल करें (Wayland के लिए पैकेज qt6-wayland)।</translation>
    </message>
    <message>
        <source>rightcorner: cannot start because the system allows no more threads; close other programs and try again.</source>
        <translation>rightcorner: शुरू नहीं हो सका, क्योंकि सिस्टम और थ्रेड बनाने नहीं देता; दूसरे प्रोग्राम बंद करें और फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>Your games were not read because you cancelled that.</source>
        <translation>आपकी बाज़ियाँ नहीं पढ़ी गईं, क्योंकि आपने इसे रद्द कर दिया।</translation>
    </message>
    <message>
        <source>Your games are being read.</source>
        <translation>आपकी बाज़ियाँ पढ़ी जा रही हैं।</translation>
    </message>
    <message>
        <source>rightcorner: there is not enough memory. Any game in progress has been saved. Close other programs or raise the limit, and try again.</source>
        <translation>rightcorner: मेमोरी काफ़ी नहीं है। जो बाज़ी चल रही थी, वह सहेज ली गई है। दूसरे प्रोग्राम बंद करें या सीमा बढ़ाएँ, और फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>rightcorner: lost the connection to the display. Any game in progress has been saved.</source>
        <translation>rightcorner: स्क्रीन से संपर्क टूट गया। जो बाज़ी चल रही थी, वह सहेज ली गई है।</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>in check</source>
        <translation>शह में</translation>
    </message>
    <message>
        <source>right corner</source>
        <translation>सही कोना</translation>
    </message>
    <message>
        <source>&amp;Target corners</source>
        <translation>लक्ष्य कोने(&amp;T)</translation>
    </message>
    <message>
        <source>wrong corner</source>
        <translation>गलत कोना</translation>
    </message>
    <message>
        <source>key square</source>
        <translation>निर्णायक खाना</translation>
    </message>
    <message>
        <source>&amp;Key squares</source>
        <translation>निर्णायक खाने(&amp;K)</translation>
    </message>
    <message>
        <source>in the square of the pawn</source>
        <translation>प्यादे के वर्ग में</translation>
    </message>
    <message>
        <source>S&amp;quare of the pawn</source>
        <translation>प्यादे का वर्ग(&amp;Q)</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>यहाँ जाया जा सकता है</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>मारा जा सकता है</translation>
    </message>
    <message>
        <source>&amp;Destinations</source>
        <translation>संभव खाने(&amp;D)</translation>
    </message>
    <message>
        <source>part of the last move</source>
        <translation>पिछली चाल का हिस्सा</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>पिछली चाल(&amp;L)</translation>
    </message>
    <message>
        <source>circled in green</source>
        <translation>हरे घेरे में</translation>
    </message>
    <message>
        <source>circled in red</source>
        <translation>लाल घेरे में</translation>
    </message>
    <message>
        <source>circled in yellow</source>
        <translation>पीले घेरे में</translation>
    </message>
    <message>
        <source>circled in blue</source>
        <translation>नीले घेरे में</translation>
    </message>
    <message>
        <source>best move; in a replay, the next move</source>
        <translation>सर्वोत्तम चाल; रीप्ले में अगली चाल</translation>
    </message>
    <message>
        <source>reply to a mistake; attack on the king</source>
        <translation>गलती का जवाब; राजा पर हमला</translation>
    </message>
    <message>
        <source>drawn in green</source>
        <translation>हरे रंग में बना</translation>
    </message>
    <message>
        <source>drawn in red</source>
        <translation>लाल रंग में बना</translation>
    </message>
    <message>
        <source>drawn in yellow</source>
        <translation>पीले रंग में बना</translation>
    </message>
    <message>
        <source>drawn in blue</source>
        <translation>नीले रंग में बना</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>राजा के नियंत्रण में</translation>
    </message>
    <message>
        <source>controlled by the attacking king</source>
        <translation>हमलावर राजा के नियंत्रण में</translation>
    </message>
    <message>
        <source>Controlled by the &amp;king</source>
        <translation>राजा के नियंत्रण में(&amp;R)</translation>
    </message>
    <message>
        <source>controlled by the first piece</source>
        <translation>पहले मोहरे के नियंत्रण में</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s first piece, such as the bishop; also through the other king (x-ray)</source>
        <translation>हमलावर के पहले मोहरे, जैसे ऊँट, के नियंत्रण में; दूसरे राजा के पार भी</translation>
    </message>
    <message>
        <source>Controlled by the &amp;first piece, such as the bishop</source>
        <translation>पहले मोहरे के नियंत्रण में, जैसे ऊँट(&amp;F)</translation>
    </message>
    <message>
        <source>controlled by the second piece</source>
        <translation>दूसरे मोहरे के नियंत्रण में</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s second piece, such as the knight</source>
        <translation>हमलावर के दूसरे मोहरे, जैसे घोड़े, के नियंत्रण में</translation>
    </message>
    <message>
        <source>Controlled by the &amp;second piece, such as the knight</source>
        <translation>दूसरे मोहरे के नियंत्रण में, जैसे घोड़ा(&amp;S)</translation>
    </message>
    <message>
        <source>in the cage</source>
        <translation>पिंजरे में</translation>
    </message>
    <message>
        <source>the cage: every square the defending king could still reach if the other pieces stood still</source>
        <translation>पिंजरा: वे सभी खाने जहाँ बचाव करता राजा अब भी पहुँच सके, अगर बाकी मोहरे ठहरे रहें</translation>
    </message>
    <message>
        <source>&amp;Cage</source>
        <translation>पिंजरा(&amp;C)</translation>
    </message>
    <message>
        <source>Delétang&apos;s tria&amp;ngles</source>
        <translation>देलेतां के त्रिकोण(&amp;N)</translation>
    </message>
    <message>
        <source>on the W</source>
        <translation>W पर</translation>
    </message>
    <message>
        <source>Philidor&apos;s W: the squares on which the knight drives the lone king along the edge</source>
        <translation>फ़िलिडोर का W: वे खाने जिन पर चलकर घोड़ा अकेले राजा को किनारे-किनारे हाँकता है</translation>
    </message>
    <message>
        <source>Philidor&apos;s &amp;W</source>
        <translation>फ़िलिडोर का W(&amp;W)</translation>
    </message>
    <message>
        <source>between kings in opposition</source>
        <translation>अपोज़िशन वाले राजाओं के बीच</translation>
    </message>
    <message>
        <source>in opposition</source>
        <translation>अपोज़िशन में</translation>
    </message>
    <message>
        <source>the opposition: kings facing each other with one, three or five squares between them</source>
        <translation>अपोज़िशन: आमने-सामने खड़े राजा, जिनके बीच एक, तीन या पाँच खाने हों</translation>
    </message>
    <message>
        <source>&amp;Opposition</source>
        <translation>अपोज़िशन(&amp;O)</translation>
    </message>
    <message>
        <source>in the heat map</source>
        <translation>हीट मैप में</translation>
    </message>
    <message>
        <source>the heat map: the number of moves to mate if the piece stood there and everything else stayed the same; = means a draw, − a mate by the other side</source>
        <translation>हीट मैप: मोहरा वहाँ हो और बाकी सब वैसा ही रहे, तो मात तक की चालें; = ड्रॉ है, − दूसरे पक्ष की मात</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>हीट मैप(&amp;H)</translation>
    </message>
    <message>
        <source>pointed out by the coach</source>
        <translation>कोच का दिखाया हुआ</translation>
    </message>
    <message>
        <source>the method&apos;s move</source>
        <translation>विधि की चाल</translation>
    </message>
    <message>
        <source>in the field</source>
        <translation>क्षेत्र में</translation>
    </message>
    <message>
        <source>the field: the smallest of seven regions around the right corners in which the bishop and knight can keep the lone king for three moves</source>
        <translation>क्षेत्र: सही कोनों के इर्द-गिर्द के सात इलाकों में वह सबसे छोटा, जिसमें ऊँट और घोड़ा अकेले राजा को तीन चालों तक रोके रख सकते हैं</translation>
    </message>
    <message>
        <source>F&amp;ield</source>
        <translation>क्षेत्र(&amp;I)</translation>
    </message>
    <message>
        <source>in the next field</source>
        <translation>अगले क्षेत्र में</translation>
    </message>
    <message>
        <source>the next field, which the method is heading for</source>
        <translation>अगला क्षेत्र, जिसकी ओर विधि बढ़ रही है</translation>
    </message>
    <message>
        <source>in a triangle</source>
        <translation>त्रिकोण में</translation>
    </message>
    <message>
        <source>Delétang&apos;s triangles: the squares left to the lone king behind a diagonal of seven, five or three squares, and the pieces that keep him there</source>
        <translation>देलेतां के त्रिकोण: सात, पाँच या तीन खानों के विकर्ण के पीछे अकेले राजा के लिए बचे खाने, और उसे वहाँ रोकने वाले मोहरे</translation>
    </message>
    <message>
        <source>left to the lone king</source>
        <translation>अकेले राजा के लिए बचा</translation>
    </message>
    <message>
        <source>the squares left to the lone king in the triangle that holds him</source>
        <translation>अकेले राजा को घेरने वाले त्रिकोण में उसके लिए बचे खाने</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>बाज़ी(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>स्थिति(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>बिसात(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>प्रशिक्षण(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>सेटिंग(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>मदद(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>फ़ाइल(&amp;F)</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Equally good: %1.</source>
        <translation>उतनी ही अच्छी: %1।</translation>
    </message>
    <message>
        <source>bring the knight nearer to your king</source>
        <comment>advice</comment>
        <translation>घोड़े को अपने राजा के पास लाएँ</translation>
    </message>
    <message>
        <source>bring the bishop nearer to your king</source>
        <comment>advice</comment>
        <translation>ऊँट को अपने राजा के पास लाएँ</translation>
    </message>
    <message>
        <source>bring your king nearer to your pieces</source>
        <comment>advice</comment>
        <translation>अपना राजा अपने मोहरों के पास लाएँ</translation>
    </message>
    <message>
        <source>bring your pieces closer together</source>
        <comment>advice</comment>
        <translation>अपने मोहरे एक-दूसरे के पास लाएँ</translation>
    </message>
    <message>
        <source>bring your king towards a square a knight&apos;s move from the corner</source>
        <comment>advice</comment>
        <translation>अपना राजा उस खाने की ओर लाएँ जो कोने से घोड़े की एक चाल दूर है</translation>
    </message>
    <message>
        <source>bring your king nearer to his</source>
        <comment>advice</comment>
        <translation>अपना राजा उसके राजा के पास लाएँ</translation>
    </message>
    <message>
        <source>bring your king towards the centre</source>
        <comment>advice</comment>
        <translation>अपना राजा केंद्र की ओर लाएँ</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>आगे: %1।</translation>
    </message>
    <message>
        <source>Next: mate in %1.</source>
        <translation>आगे: %1 चाल में मात।</translation>
    </message>
    <message>
        <source>Next: mate.</source>
        <translation>आगे: मात।</translation>
    </message>
    <message>
        <source>No field is smaller: %1.</source>
        <translation>इससे छोटा क्षेत्र नहीं है: %1।</translation>
    </message>
    <message>
        <source>Nothing smaller yet: %1.</source>
        <translation>अभी इससे छोटा नहीं: %1।</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>चलें: %1।</translation>
    </message>
    <message>
        <source>the two outer rings</source>
        <comment>a field</comment>
        <translation>बाहर के दो घेरे</translation>
    </message>
    <message>
        <source>the whole board</source>
        <comment>a field</comment>
        <translation>पूरी बिसात</translation>
    </message>
    <message>
        <source>Field: %1.</source>
        <translation>क्षेत्र: %1।</translation>
    </message>
    <message>
        <source>No field is smaller.</source>
        <translation>इससे छोटा क्षेत्र नहीं है।</translation>
    </message>
    <message>
        <source>Nothing smaller yet.</source>
        <translation>अभी इससे छोटा नहीं।</translation>
    </message>
    <message>
        <source>Field: %1, larger for the moment.</source>
        <translation>क्षेत्र: %1, फ़िलहाल बड़ा।</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the method&apos;s move; best play is %n move(s) faster.</source>
        <translation>
            <numerusform>%1 विधि की चाल है; सर्वोत्तम खेल एक चाल तेज़ है।</numerusform>
            <numerusform>%1 विधि की चाल है; सर्वोत्तम खेल %n चाल तेज़ है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the %n position(s) to know by heart: play %1.</source>
        <translation>
            <numerusform>याद रखने की एकमात्र स्थिति: %1 चलें।</numerusform>
            <numerusform>याद रखने की %n स्थितियों में से एक: %1 चलें।</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1</source>
        <comment>a sentence about a move</comment>
        <translation>पहले: %1</translation>
    </message>
    <message>
        <source>First one of these: %1</source>
        <comment>sentences about moves</comment>
        <translation>पहले इनमें से एक: %1</translation>
    </message>
    <message>
        <source>three squares at the corner</source>
        <comment>a field</comment>
        <translation>कोने के तीन खाने</translation>
    </message>
    <message>
        <source>six squares at the corner</source>
        <comment>a field</comment>
        <translation>कोने के छह खाने</translation>
    </message>
    <message>
        <source>eight squares at the corner</source>
        <comment>a field</comment>
        <translation>कोने के आठ खाने</translation>
    </message>
    <message>
        <source>the edge without the wrong corners</source>
        <comment>a field</comment>
        <translation>गलत कोनों के बिना किनारा</translation>
    </message>
    <message>
        <source>the whole edge</source>
        <comment>a field</comment>
        <translation>पूरा किनारा</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards a square a knight&apos;s move from the corner.</source>
        <translation>अपना राजा कोने से घोड़े की एक चाल दूर के खाने की ओर लाने में कुछ चालें लगती हैं।</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king nearer to his.</source>
        <translation>अपना राजा उसके राजा के पास लाने में कुछ चालें लगती हैं।</translation>
    </message>
    <message>
        <source>It takes some moves to drive him towards a right corner.</source>
        <translation>उसे किसी सही कोने की ओर धकेलने में कुछ चालें लगती हैं।</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards the centre.</source>
        <translation>अपना राजा केंद्र की ओर लाने में कुछ चालें लगती हैं।</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king and pieces closer together.</source>
        <translation>अपने राजा और मोहरों को एक-दूसरे के पास लाने में कुछ चालें लगती हैं।</translation>
    </message>
    <message>
        <source>His reply must bring him nearer to your king.</source>
        <translation>उसका जवाब उसे आपके राजा के और पास ही लाएगा।</translation>
    </message>
    <message>
        <source>His reply must take him nearer to a right corner.</source>
        <translation>उसका जवाब उसे किसी सही कोने के और पास ही ले जाएगा।</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%n move(s) with best play from the start</source>
        <translation>
            <numerusform>शुरू से सर्वोत्तम खेल में %n चाल</numerusform>
            <numerusform>शुरू से सर्वोत्तम खेल में %n चालें</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2।</translation>
    </message>
    <message numerus="yes">
        <source>%n wasted so far</source>
        <translation>
            <numerusform>अब तक %n व्यर्थ</numerusform>
            <numerusform>अब तक %n व्यर्थ</numerusform>
        </translation>
    </message>
    <message>
        <source>Equally good:</source>
        <translation>उतनी ही अच्छी:</translation>
    </message>
    <message>
        <source>Also tried here:</source>
        <translation>यहाँ ये चालें भी आज़माई गईं:</translation>
    </message>
    <message>
        <source>The win was thrown away on move %1.</source>
        <translation>चाल %1 पर जीत हाथ से निकल गई।</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1।</translation>
    </message>
    <message>
        <source>Mate in %1 with best play by both sides.</source>
        <translation>दोनों पक्षों के सर्वोत्तम खेल में %1 चाल में मात।</translation>
    </message>
    <message>
        <source>Variations:</source>
        <translation>वेरिएशन:</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>%1 considers the position equal.</source>
        <comment>Stockfish 15.1</comment>
        <translation>%1 के विचार में स्थिति बराबर है।</translation>
    </message>
    <message>
        <source>%1 considers White %2 pawns ahead.</source>
        <translation>%1 के विचार में सफ़ेद %2 प्यादों के बराबर आगे है।</translation>
    </message>
    <message>
        <source>%1 considers Black %2 pawns ahead.</source>
        <translation>%1 के विचार में काला %2 प्यादों के बराबर आगे है।</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for White.</source>
        <translation>%1 के विचार में सफ़ेद %2 चाल में मात देगा।</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for Black.</source>
        <translation>%1 के विचार में काला %2 चाल में मात देगा।</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>%1 शुरू नहीं हो सका।</translation>
    </message>
    <message>
        <source>%1 does not respond like a UCI engine.</source>
        <translation>%1 UCI इंजन की तरह जवाब नहीं देता।</translation>
    </message>
    <message>
        <source>%1 has quit unexpectedly.</source>
        <translation>%1 अचानक बंद हो गया।</translation>
    </message>
    <message>
        <source>%1 is no longer responding.</source>
        <translation>%1 अब जवाब नहीं देता।</translation>
    </message>
    <message>
        <source>%1 has chosen an illegal move.</source>
        <translation>%1 ने अवैध चाल चुनी।</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 सोच रहा है…</translation>
    </message>
    <message>
        <source>It would play %1.</source>
        <translation>वह %1 चलता।</translation>
    </message>
    <message>
        <source>That is an engine&apos;s opinion, not a proof.</source>
        <translation>यह एक इंजन की राय है, प्रमाण नहीं।</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles here until you try again or choose an engine under Settings, Engine beyond the tablebases.</source>
        <translation>जब तक आप फिर कोशिश नहीं करते या “सेटिंग” › “टेबलबेस से बाहर का इंजन” में इंजन नहीं चुनते, आपका प्रतिद्वंद्वी यहाँ सामान्य सिद्धांतों से खेलता है।</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>controlled by the pawn</source>
        <translation>प्यादे के नियंत्रण में</translation>
    </message>
    <message>
        <source>controlled by the knight</source>
        <translation>घोड़े के नियंत्रण में</translation>
    </message>
    <message>
        <source>controlled by the bishop</source>
        <translation>ऊँट के नियंत्रण में</translation>
    </message>
    <message>
        <source>controlled by the rook</source>
        <translation>हाथी के नियंत्रण में</translation>
    </message>
    <message>
        <source>controlled by the queen</source>
        <translation>वज़ीर के नियंत्रण में</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>राजा के नियंत्रण में</translation>
    </message>
    <message>
        <source>Top left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>ऊपर बाएँ: %1</translation>
    </message>
    <message>
        <source>Top right: %1</source>
        <comment>the dots of a piece</comment>
        <translation>ऊपर दाएँ: %1</translation>
    </message>
    <message>
        <source>Bottom left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>नीचे बाएँ: %1</translation>
    </message>
    <message numerus="yes">
        <source>Cage: %n square(s)</source>
        <translation>
            <numerusform>पिंजरा: %n खाना</numerusform>
            <numerusform>पिंजरा: %n खाने</numerusform>
        </translation>
    </message>
    <message>
        <source>W: %1</source>
        <comment>the squares of the knight</comment>
        <translation>W: %1</translation>
    </message>
    <message>
        <source>Opposition: direct</source>
        <translation>अपोज़िशन: सीधा</translation>
    </message>
    <message>
        <source>Opposition: diagonal</source>
        <translation>अपोज़िशन: विकर्ण पर</translation>
    </message>
    <message>
        <source>Opposition: distant</source>
        <translation>अपोज़िशन: दूर का</translation>
    </message>
    <message>
        <source>Opposition: none</source>
        <translation>अपोज़िशन: नहीं</translation>
    </message>
    <message>
        <source>%1: with bishop and knight only</source>
        <translation>%1: केवल ऊँट और घोड़े के साथ</translation>
    </message>
    <message>
        <source>Heat map: hidden along with the mate distances</source>
        <translation>हीट मैप: मात की दूरियों के साथ छिपा है</translation>
    </message>
    <message>
        <source>Field: none</source>
        <translation>क्षेत्र: कोई नहीं</translation>
    </message>
    <message>
        <source>Large triangle</source>
        <translation>बड़ा त्रिकोण</translation>
    </message>
    <message>
        <source>Middle triangle</source>
        <translation>मँझला त्रिकोण</translation>
    </message>
    <message>
        <source>Small triangle</source>
        <translation>छोटा त्रिकोण</translation>
    </message>
    <message>
        <source>in the large triangle</source>
        <translation>बड़े त्रिकोण में</translation>
    </message>
    <message>
        <source>in the middle triangle</source>
        <translation>मँझले त्रिकोण में</translation>
    </message>
    <message>
        <source>in the small triangle</source>
        <translation>छोटे त्रिकोण में</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>विकर्ण %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece and the squares that it guards</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, closed: %n square(s)</source>
        <translation>
            <numerusform>%1, बंद: %n खाना</numerusform>
            <numerusform>%1, बंद: %n खाने</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, open at %2</source>
        <translation>%1, खुला: %2</translation>
    </message>
    <message>
        <source>Triangles: the king is outside; the large one lies behind %1</source>
        <comment>ends of diagonals</comment>
        <translation>त्रिकोण: राजा बाहर है; बड़ा त्रिकोण %1 के पीछे है</translation>
    </message>
    <message>
        <source>Heat map: hidden during the exercise</source>
        <translation>हीट मैप: अभ्यास के दौरान छिपा है</translation>
    </message>
</context>
<context>
    <name>OwnPositionsCommands</name>
    <message>
        <source>Other positions</source>
        <translation>अन्य स्थितियाँ</translation>
    </message>
    <message>
        <source>The position could not be kept.</source>
        <translation>स्थिति सहेजी नहीं जा सकी।</translation>
    </message>
    <message>
        <source>The position has been kept in “%1”.</source>
        <comment>a course</comment>
        <translation>स्थिति “%1” में सहेजी गई।</translation>
    </message>
    <message>
        <source>“%1” has this position already.</source>
        <comment>a course</comment>
        <translation>“%1” में यह स्थिति पहले से है।</translation>
    </message>
    <message>
        <source>My positions</source>
        <translation>मेरी स्थितियाँ</translation>
    </message>
    <message>
        <source>Keep this position</source>
        <translation>यह स्थिति सहेजें</translation>
    </message>
    <message>
        <source>Add the position and what you have drawn on it to “My positions”, a course of your own</source>
        <translation>स्थिति और उस पर बनाए निशान अपने कोर्स “मेरी स्थितियाँ” में जोड़ें</translation>
    </message>
    <message>
        <source>E&amp;dit course</source>
        <translation>कोर्स संपादित करें(&amp;D)</translation>
    </message>
    <message>
        <source>Edit this page</source>
        <translation>यह पन्ना संपादित करें</translation>
    </message>
    <message>
        <source>Change chapter, task, words, moves and drawings of the page</source>
        <translation>पन्ने का अध्याय, कार्य, पाठ, चालें और निशान बदलें</translation>
    </message>
    <message>
        <source>Move page up</source>
        <translation>पन्ना ऊपर ले जाएँ</translation>
    </message>
    <message>
        <source>Put the page before the previous one</source>
        <translation>पन्ने को पिछले पन्ने से पहले रखें</translation>
    </message>
    <message>
        <source>Move page down</source>
        <translation>पन्ना नीचे ले जाएँ</translation>
    </message>
    <message>
        <source>Put the page behind the next one</source>
        <translation>पन्ने को अगले पन्ने के बाद रखें</translation>
    </message>
    <message>
        <source>Delete page</source>
        <translation>पन्ना मिटाएँ</translation>
    </message>
    <message>
        <source>Delete the page from the file of the course</source>
        <translation>पन्ने को कोर्स की फ़ाइल से मिटाएँ</translation>
    </message>
    <message>
        <source>Choose “Delete page” again to delete it; Esc keeps it.</source>
        <translation>मिटाने के लिए “पन्ना मिटाएँ” फिर चुनें; Esc से यह बना रहेगा।</translation>
    </message>
    <message>
        <source>It will be gone from the file of the course.</source>
        <translation>यह कोर्स की फ़ाइल से हट जाएगा।</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>पन्ना सहेजें</translation>
    </message>
    <message>
        <source>Save the page and show it as its readers see it</source>
        <translation>पन्ना सहेजें और वैसा दिखाएँ जैसा पाठक देखते हैं</translation>
    </message>
    <message>
        <source>Delete move</source>
        <translation>चाल मिटाएँ</translation>
    </message>
    <message>
        <source>Delete the last move on the board from the page, with all that follows it</source>
        <translation>बिसात पर आखिरी चाल और उसके बाद की सभी चालें पन्ने से मिटाएँ</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) have been imported into “%1”.</source>
        <comment>a course</comment>
        <translation>
            <numerusform>“%1” में एक पन्ना आयात किया गया।</numerusform>
            <numerusform>“%1” में %n पन्ने आयात किए गए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) could not be read.</source>
        <translation>
            <numerusform>एक स्थिति पढ़ी नहीं जा सकी।</numerusform>
            <numerusform>%n स्थितियाँ पढ़ी नहीं जा सकीं।</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has been saved as “%1”.</source>
        <translation>कोर्स “%1” के नाम से सहेजा गया।</translation>
    </message>
    <message>
        <source>Others can open the file as a course.</source>
        <translation>दूसरे लोग फ़ाइल को कोर्स की तरह खोल सकते हैं।</translation>
    </message>
    <message>
        <source>Import positions</source>
        <translation>स्थितियाँ आयात करें</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.epd *.fen *.txt)</source>
        <translation>बाज़ियाँ और स्थितियाँ (*.pgn *.epd *.fen *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>Save a copy of the course</source>
        <translation>कोर्स की प्रति सहेजें</translation>
    </message>
    <message>
        <source>Courses (*.pgn)</source>
        <translation>कोर्स (*.pgn)</translation>
    </message>
    <message>
        <source>Import into “My positions”…</source>
        <translation>“मेरी स्थितियाँ” में आयात करें…</translation>
    </message>
    <message>
        <source>Add the pages of a course, games, a Lichess study, or a list of FEN or EPD</source>
        <translation>किसी कोर्स के पन्ने, बाज़ियाँ, Lichess की स्टडी या FEN या EPD की सूची जोड़ें</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>प्रति इस नाम से सहेजें…</translation>
    </message>
    <message>
        <source>Save the course as a PGN file for others, with its name as the title</source>
        <translation>कोर्स को दूसरों के लिए PGN फ़ाइल में सहेजें; फ़ाइल का नाम शीर्षक होगा</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were there already.</source>
        <translation>
            <numerusform>%n पन्ना पहले से वहाँ था।</numerusform>
            <numerusform>%n पन्ने पहले से वहाँ थे।</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename chapter</source>
        <translation>अध्याय का नाम बदलें</translation>
    </message>
    <message>
        <source>New name of the chapter:</source>
        <translation>अध्याय का नया नाम:</translation>
    </message>
    <message>
        <source>Move chapter up</source>
        <translation>अध्याय ऊपर ले जाएँ</translation>
    </message>
    <message>
        <source>Put the chapter before the previous one, with all its pages</source>
        <translation>अध्याय को उसके सभी पन्नों के साथ पिछले अध्याय से पहले रखें</translation>
    </message>
    <message>
        <source>Move chapter down</source>
        <translation>अध्याय नीचे ले जाएँ</translation>
    </message>
    <message>
        <source>Put the chapter behind the next one, with all its pages</source>
        <translation>अध्याय को उसके सभी पन्नों के साथ अगले अध्याय के बाद रखें</translation>
    </message>
    <message>
        <source>Rename chapter…</source>
        <translation>अध्याय का नाम बदलें…</translation>
    </message>
    <message>
        <source>Give all pages of the chapter another chapter name</source>
        <translation>अध्याय के सभी पन्नों को अध्याय का दूसरा नाम दें</translation>
    </message>
    <message>
        <source>open a page of “%1” or of a file of yours first</source>
        <comment>a course</comment>
        <translation>पहले “%1” का या अपनी किसी फ़ाइल का पन्ना खोलें</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>संपादित करें</translation>
    </message>
    <message>
        <source>the FEN cannot be read</source>
        <translation>FEN पढ़ी नहीं जा सकती</translation>
    </message>
    <message>
        <source>“%1” has not changed.</source>
        <comment>a course</comment>
        <translation>“%1” में कोई बदलाव नहीं हुआ।</translation>
    </message>
    <message>
        <source>Choose “Save page” again to save it with the error.</source>
        <translation>गलती के साथ सहेजने के लिए “पन्ना सहेजें” फिर चुनें।</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>संपादन जारी रखें</translation>
    </message>
    <message>
        <source>Keep page</source>
        <translation>पन्ना रखें</translation>
    </message>
</context>
<context>
    <name>Phrasing</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a headline as a sentence</comment>
        <translation>%1।</translation>
    </message>
</context>
<context>
    <name>PieceNames</name>
    <message>
        <source>white pawn</source>
        <translation>सफ़ेद प्यादा</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>सफ़ेद घोड़ा</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>सफ़ेद ऊँट</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>सफ़ेद हाथी</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>सफ़ेद वज़ीर</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>सफ़ेद राजा</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>काला प्यादा</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>काला घोड़ा</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>काला ऊँट</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>काला हाथी</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>काला वज़ीर</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>काला राजा</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>प्यादा</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>घोड़ा</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>ऊँट</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>हाथी</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>वज़ीर</translation>
    </message>
    <message>
        <source>king</source>
        <translation>राजा</translation>
    </message>
</context>
<context>
    <name>PositionCommands</name>
    <message>
        <source>&amp;Set up</source>
        <translation>मोहरे सजाएँ(&amp;S)</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>अपनी स्थिति सजाएँ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>खेलें</translation>
    </message>
    <message>
        <source>Play this position against the program</source>
        <translation>यह स्थिति प्रोग्राम के खिलाफ़ खेलें</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>विश्लेषण</translation>
    </message>
    <message>
        <source>Move pieces for both sides</source>
        <translation>दोनों पक्षों के मोहरे चलाएँ</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>यहाँ से खेलें</translation>
    </message>
    <message>
        <source>Start a game from the position on the board</source>
        <translation>बिसात की स्थिति से बाज़ी शुरू करें</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>स्थिति कॉपी करें(&amp;C)</translation>
    </message>
    <message>
        <source>Mirror &amp;left–right</source>
        <translation>बाएँ–दाएँ दर्पण(&amp;L)</translation>
    </message>
    <message>
        <source>Mirror ↔</source>
        <translation>दर्पण ↔</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>बायाँ और दायाँ अदल-बदल करें</translation>
    </message>
    <message>
        <source>Mirror &amp;up–down</source>
        <translation>ऊपर–नीचे दर्पण(&amp;U)</translation>
    </message>
    <message>
        <source>Mirror ↕</source>
        <translation>दर्पण ↕</translation>
    </message>
    <message>
        <source>Swap up and down</source>
        <translation>ऊपर और नीचे अदल-बदल करें</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>घुमाएँ(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate the board by a quarter turn</source>
        <translation>बिसात को चौथाई घुमाएँ</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>रंग बदलें(&amp;W)</translation>
    </message>
    <message>
        <source>White pieces become black and black pieces white</source>
        <translation>सफ़ेद मोहरे काले और काले मोहरे सफ़ेद हो जाते हैं</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>खाली करें(&amp;E)</translation>
    </message>
    <message>
        <source>Remove all pieces from the board</source>
        <translation>सारे मोहरे बिसात से हटाएँ</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>स्थिति या बाज़ी चिपकाएँ(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the position as a FEN</source>
        <translation>स्थिति को FEN के रूप में कॉपी करें</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>चित्र के रूप में कॉपी करें(&amp;I)</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <translation>बिसात का चित्र कॉपी करें</translation>
    </message>
    <message>
        <source>Copy as &amp;text diagram</source>
        <translation>टेक्स्ट आरेख कॉपी करें(&amp;T)</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>बाज़ी कॉपी करें(&amp;G)</translation>
    </message>
    <message>
        <source>Paste a position, games or a link to a position</source>
        <translation>कोई स्थिति, बाज़ियाँ या किसी स्थिति का लिंक चिपकाएँ</translation>
    </message>
    <message>
        <source>Copy the game as PGN, for other programs and emails</source>
        <translation>बाज़ी को PGN के रूप में कॉपी करें, दूसरे प्रोग्रामों और मेल के लिए</translation>
    </message>
    <message>
        <source>Copy the board as lines of text for emails and notes</source>
        <translation>मेल और नोट के लिए बिसात को टेक्स्ट की पंक्तियों में कॉपी करें</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <translation>चित्र कॉपी हो गया।</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>You let the draw slip.</source>
        <translation>आपने ड्रॉ हाथ से जाने दिया।</translation>
    </message>
    <message>
        <source>You threw the win away.</source>
        <translation>आपने जीत हाथ से जाने दी।</translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>आपने ड्रॉ बचा लिया।</translation>
    </message>
    <message>
        <source>You mated without wasting a move.</source>
        <translation>मात, और एक भी चाल व्यर्थ नहीं।</translation>
    </message>
    <message>
        <source>hold the draw</source>
        <translation>ड्रॉ बनाए रखें</translation>
    </message>
    <message>
        <source>Bishop and knight</source>
        <translation>ऊँट और घोड़ा</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>बुनियादी मातें</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>प्यादों के एंडगेम</translation>
    </message>
    <message>
        <source>Piece against piece</source>
        <translation>मोहरा बनाम मोहरा</translation>
    </message>
    <message>
        <source>This one is new.</source>
        <translation>यह सवाल नया है।</translation>
    </message>
    <message>
        <source>No exercises are due. This is the one you did longest ago.</source>
        <translation>दोहराने के लिए कोई सवाल नहीं। इस सवाल को किए सबसे ज़्यादा समय हुआ है।</translation>
    </message>
    <message numerus="yes">
        <source>You did this one %n day(s) ago. Let&apos;s see whether it stuck.</source>
        <translation>
            <numerusform>यह सवाल आपने कल किया था। देखें, याद रहा या नहीं।</numerusform>
            <numerusform>यह सवाल आपने %n दिन पहले किया था। देखें, याद रहा या नहीं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>एक चाल तक ड्रॉ बनाए रखें।</numerusform>
            <numerusform>%n चालों तक ड्रॉ बनाए रखें।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>कठिन</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>अच्छा</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>आसान</translation>
    </message>
    <message>
        <source>You got there, but with a hint or a take-back, or with more than %1 of your moves wasted.</source>
        <translation>काम बन गया, पर संकेत या वापस ली गई चाल के साथ, या आपकी %1 से ज़्यादा चालें व्यर्थ गईं।</translation>
    </message>
    <message>
        <source>You got there on your own.</source>
        <translation>आपने यह अपने दम पर किया।</translation>
    </message>
    <message>
        <source>You got there on your own, wasted at most %1 of your moves, and averaged at most %2 s per move.</source>
        <translation>आपने यह अपने दम पर किया, आपकी %1 से ज़्यादा चालें व्यर्थ नहीं गईं, और एक चाल पर औसतन %2 सेकंड से ज़्यादा नहीं लगे।</translation>
    </message>
    <message>
        <source>All endings of up to four pieces</source>
        <translation>चार मोहरों तक के सभी एंडगेम</translation>
    </message>
    <message>
        <source>The move to know by heart is another one.</source>
        <translation>याद रखने की चाल दूसरी है।</translation>
    </message>
    <message>
        <source>Right: %1 is the move.</source>
        <translation>सही: चाल %1 ही है।</translation>
    </message>
    <message>
        <source>Remember: %1.</source>
        <translation>याद रखें: %1।</translation>
    </message>
    <message>
        <source>It fits the method; the quickest mate begins with another move.</source>
        <translation>यह विधि के अनुसार है; सबसे तेज़ मात दूसरी चाल से शुरू होती है।</translation>
    </message>
    <message>
        <source>position %1 to know by heart</source>
        <translation>याद रखने की स्थिति %1</translation>
    </message>
    <message>
        <source>Bishop and knight: positions to know by heart</source>
        <translation>ऊँट और घोड़ा: याद रखने की स्थितियाँ</translation>
    </message>
    <message>
        <source>Play the method&apos;s move, which you should know by heart.</source>
        <translation>विधि की चाल चलें, जो आपको याद होनी चाहिए।</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>एकमात्र चाल</translation>
    </message>
    <message>
        <source>waiting move</source>
        <translation>प्रतीक्षा चाल</translation>
    </message>
    <message>
        <source>That is not the waiting move.</source>
        <translation>यह प्रतीक्षा चाल नहीं है।</translation>
    </message>
    <message>
        <source>You finished this stage without wasting a move.</source>
        <translation>यह चरण पूरा हुआ, और एक भी चाल व्यर्थ नहीं।</translation>
    </message>
    <message numerus="yes">
        <source>You finished this stage in %n move(s); the fewest are %1.</source>
        <translation>
            <numerusform>यह चरण एक चाल में पूरा हुआ; सबसे कम: %1।</numerusform>
            <numerusform>यह चरण %n चालों में पूरा हुआ; सबसे कम: %1।</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the only move that wins.</source>
        <translation>जिताने वाली एकमात्र चाल ढूँढें।</translation>
    </message>
    <message>
        <source>Find a waiting move.</source>
        <translation>प्रतीक्षा चाल ढूँढें।</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>एक चाल में मात दें।</numerusform>
            <numerusform>%n चालों में मात दें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer promote the pawn within %n move(s).</source>
        <translation>
            <numerusform>अब आप एक चाल में प्यादे को पदोन्नत नहीं कर सकते।</numerusform>
            <numerusform>अब आप %n चालों में प्यादे को पदोन्नत नहीं कर सकते।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer reach the stage “%1” within %n move(s).</source>
        <translation>
            <numerusform>अब आप एक चाल में चरण “%1” तक नहीं पहुँच सकते।</numerusform>
            <numerusform>अब आप %n चालों में चरण “%1” तक नहीं पहुँच सकते।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer mate within %n move(s).</source>
        <translation>
            <numerusform>अब आप एक चाल में मात नहीं दे सकते।</numerusform>
            <numerusform>अब आप %n चालों में मात नहीं दे सकते।</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first answer was wrong.</source>
        <translation>आपका पहला जवाब गलत था।</translation>
    </message>
    <message>
        <source>You solved the question.</source>
        <translation>आपने सवाल हल कर लिया।</translation>
    </message>
    <message numerus="yes">
        <source>You promoted the pawn in %n move(s) and kept the win.</source>
        <translation>
            <numerusform>प्यादा एक चाल में पदोन्नत हुआ और जीत बनी रही।</numerusform>
            <numerusform>प्यादा %n चालों में पदोन्नत हुआ और जीत बनी रही।</numerusform>
        </translation>
    </message>
    <message>
        <source>A question of a course</source>
        <translation>कोर्स का एक सवाल</translation>
    </message>
    <message>
        <source>Only-move drills</source>
        <translation>एकमात्र चाल के सवाल</translation>
    </message>
    <message>
        <source>Waiting-move drills</source>
        <translation>प्रतीक्षा चाल के सवाल</translation>
    </message>
    <message>
        <source>The same kind of position once more, so that it sticks.</source>
        <translation>इसी किस्म की स्थिति एक बार और, ताकि याद रहे।</translation>
    </message>
    <message numerus="yes">
        <source>Promote the pawn within %n move(s), keeping the win.</source>
        <translation>
            <numerusform>एक चाल में प्यादे को पदोन्नत करें और जीत बनाए रखें।</numerusform>
            <numerusform>%n चालों में प्यादे को पदोन्नत करें और जीत बनाए रखें।</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <comment>the result of an exam</comment>
        <translation>अनुत्तीर्ण</translation>
    </message>
    <message>
        <source>satisfactory</source>
        <comment>the result of an exam</comment>
        <translation>संतोषजनक</translation>
    </message>
    <message>
        <source>good</source>
        <comment>the result of an exam</comment>
        <translation>अच्छा</translation>
    </message>
    <message>
        <source>very good</source>
        <comment>the result of an exam</comment>
        <translation>बहुत अच्छा</translation>
    </message>
    <message>
        <source>excellent</source>
        <comment>the result of an exam</comment>
        <translation>उत्कृष्ट</translation>
    </message>
    <message>
        <source>You know this position from the course.</source>
        <translation>आप यह स्थिति कोर्स से जानते हैं।</translation>
    </message>
    <message>
        <source>Take moves back, or give up.</source>
        <translation>चालें वापस लें, या छोड़ दें।</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>अभी दोहराना है</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>असफल</translation>
    </message>
    <message>
        <source>This exercise is due again now.</source>
        <translation>इस सवाल को अब फिर दोहराना है।</translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n day(s).</source>
        <translation>
            <numerusform>यह सवाल एक दिन बाद फिर आएगा।</numerusform>
            <numerusform>यह सवाल %n दिनों बाद फिर आएगा।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n minute(s).</source>
        <translation>
            <numerusform>यह सवाल एक मिनट बाद फिर आएगा।</numerusform>
            <numerusform>यह सवाल %n मिनट बाद फिर आएगा।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>%n दिन बाद</numerusform>
            <numerusform>%n दिन बाद</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n minute(s)</source>
        <translation>
            <numerusform>%n मिनट बाद</numerusform>
            <numerusform>%n मिनट बाद</numerusform>
        </translation>
    </message>
    <message>
        <source>mate in %1–%2</source>
        <translation>%1–%2 चाल में मात</translation>
    </message>
    <message>
        <source>mate in %1 or more</source>
        <translation>%1 या ज़्यादा चाल में मात</translation>
    </message>
    <message>
        <source>You did not reach the goal in time or did not hold the draw; or you threw the win or the draw away, even if you took that back; or you were shown a move, or had hints or take-backs on more than %1 of your moves (rounded up).</source>
        <translation>लक्ष्य समय पर पूरा नहीं हुआ या ड्रॉ नहीं बचा; या जीत या ड्रॉ हाथ से निकला, भले ही चाल वापस ली गई हो; या आपको कोई चाल बता दी गई, या आपकी %1 (ऊपर की ओर पूर्णांकित) से ज़्यादा चालों पर संकेत आए या चालें वापस ली गईं।</translation>
    </message>
    <message>
        <source>from your games</source>
        <translation>आपकी बाज़ियों से</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>मेरी अपनी गलतियाँ</translation>
    </message>
    <message>
        <source>You gave points away in this position in one of your games.</source>
        <translation>इस स्थिति में आपने अपनी एक बाज़ी में अंक गँवाए थे।</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>आपने छोड़ दिया, इसलिए यह असफल माना जाएगा।</translation>
    </message>
    <message>
        <source>You threw the result away and took the move back, so it counts as failed.</source>
        <translation>बीच में नतीजा हाथ से निकला और चाल वापस ली गई, इसलिए यह असफल माना जाएगा।</translation>
    </message>
    <message>
        <source>You had too much help, so it counts as failed.</source>
        <translation>ज़रूरत से ज़्यादा मदद ली गई, इसलिए यह असफल माना जाएगा।</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>मदद से हल हुआ।</translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>दूसरी कोशिश में हल हुआ।</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n move(s) taken back.</source>
        <translation>
            <numerusform>एक चाल वापस लेकर हल हुआ।</numerusform>
            <numerusform>%n चालें वापस लेकर हल हुआ।</numerusform>
        </translation>
    </message>
    <message>
        <source>That is a few more than best play takes.</source>
        <translation>यह सर्वोत्तम खेल से कुछ चालें ज़्यादा है।</translation>
    </message>
    <message numerus="yes">
        <source>Play until the next stage of the win begins, “%1”. You have %n move(s).</source>
        <translation>
            <numerusform>जीत का अगला चरण, “%1”, शुरू होने तक खेलें। आपके पास एक चाल है।</numerusform>
            <numerusform>जीत का अगला चरण, “%1”, शुरू होने तक खेलें। आपके पास %n चालें हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>आपको जवाब दिखाया गया, इसलिए यह असफल माना जाएगा।</translation>
    </message>
    <message>
        <source>It may be turned or mirrored, with the colours swapped; “See the game” shows the original afterwards.</source>
        <translation>यह घूमी हुई या प्रतिबिंबित हो सकती है, रंग बदले हुए; “बाज़ी देखें” बाद में मूल स्थिति दिखाता है।</translation>
    </message>
</context>
<context>
    <name>PracticeCharts</name>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date, short</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>%1 in the last four weeks, %2 before that.</source>
        <translation>पिछले चार हफ़्तों में %1, उससे पहले %2।</translation>
    </message>
    <message>
        <source>Hold the draw</source>
        <translation>ड्रॉ बनाए रखें</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>जीतें</translation>
    </message>
    <message>
        <source>Hardest so far: %1.</source>
        <translation>अब तक सबसे कठिन: %1।</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>लगातार दिन</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>सबसे लंबा सिलसिला: %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>सफल</translation>
    </message>
    <message>
        <source>Moves wasted</source>
        <translation>व्यर्थ चालें</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>प्रति चाल समय</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 से॰</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>आज दोहराने हैं</translation>
    </message>
    <message>
        <source>%1 within a week</source>
        <translation>हफ़्ते भर में %1</translation>
    </message>
    <message>
        <source>Success rate by week</source>
        <translation>हफ़्तेवार सफलता</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>हफ़्ता</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>प्रतिशत</translation>
    </message>
    <message>
        <source>Moves wasted by week</source>
        <translation>हफ़्तेवार व्यर्थ चालें</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>व्यर्थ</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>चालें</translation>
    </message>
    <message>
        <source>Mates against perfect defence</source>
        <translation>अचूक बचाव के सामने मातें</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>अभी एक भी नहीं।</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>मातें</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>आपकी चालें</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>सर्वोत्तम खेल</translation>
    </message>
    <message>
        <source>Time per move by week</source>
        <translation>हफ़्तेवार प्रति चाल समय</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>प्रति चाल सेकंड</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>एंडगेम के अनुसार</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>चरण के अनुसार</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>एंडगेम</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>चरण</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>प्रयास</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>आने वाले सवाल</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) in the next two weeks.</source>
        <translation>
            <numerusform>दो हफ़्तों में %n सवाल।</numerusform>
            <numerusform>दो हफ़्तों में %n सवाल।</numerusform>
        </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>दिन</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>दोहराने हैं</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>सवाल</translation>
    </message>
    <message>
        <source>Today and overdue</source>
        <translation>आज और बकाया</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a date</comment>
        <translation>dddd, d MMMM</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>ddd d</source>
        <comment>weekday and day, short</comment>
        <translation>ddd d</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>नतीजे कहाँ हाथ से निकलते हैं</translation>
    </message>
    <message>
        <source>Nowhere so far.</source>
        <translation>अब तक कहीं नहीं।</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>खाना</translation>
    </message>
    <message numerus="yes">
        <source>thrown away here %n time(s)</source>
        <translation>
            <numerusform>यहाँ %n बार हाथ से निकला</numerusform>
            <numerusform>यहाँ %n बार हाथ से निकला</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln attempt(s)</source>
        <translation>
            <numerusform>%Ln प्रयास में से %1</numerusform>
            <numerusform>%Ln प्रयासों में से %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln चाल</numerusform>
            <numerusform>%Ln चालें</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>पढ़े हुए पन्ने</translation>
    </message>
    <message>
        <source>of %1 in the courses</source>
        <translation>कोर्सों के %1 में से</translation>
    </message>
    <message>
        <source>The courses</source>
        <translation>कोर्स</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>कोर्स</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>पन्ने</translation>
    </message>
    <message>
        <source>You would now solve about %1 of the exercises you have practised.</source>
        <translation>आपने जितना अभ्यास किया है, उसमें से अब लगभग %1 में आप सफल होंगे।</translation>
    </message>
    <message>
        <source>Known by heart</source>
        <translation>याद की हुई</translation>
    </message>
    <message>
        <source>Questions solved</source>
        <translation>हल किए हुए सवाल</translation>
    </message>
    <message>
        <source>%1 of %2 questions solved; %3 of %4 pages read.</source>
        <translation>%2 में से %1 सवाल हल हुए; %4 में से %3 पन्ने पढ़े गए।</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>सवाल</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%2 में से %1</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>प्रति चाल %1</translation>
    </message>
    <message>
        <source>Wasted per move</source>
        <translation>प्रति चाल व्यर्थ</translation>
    </message>
    <message>
        <source>Wasted per move in won positions</source>
        <translation>जीती हुई स्थितियों में प्रति चाल व्यर्थ</translation>
    </message>
    <message>
        <source>In all attempts, solved or not.</source>
        <translation>सभी प्रयासों में, सफल हों या नहीं।</translation>
    </message>
    <message>
        <source>Results thrown away: in all attempts, without moves taken back.</source>
        <translation>हाथ से निकले नतीजे: सभी प्रयासों में, वापस ली गई चालों को छोड़कर।</translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s), most often with a move to %1.</source>
        <translation>
            <numerusform>जीत या ड्रॉ एक बार हाथ से निकला, %1 पर चाल से।</numerusform>
            <numerusform>जीत या ड्रॉ %n बार हाथ से निकला, सबसे ज़्यादा %1 पर चाल से।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s).</source>
        <translation>
            <numerusform>जीत या ड्रॉ एक बार हाथ से निकला।</numerusform>
            <numerusform>जीत या ड्रॉ %n बार हाथ से निकला।</numerusform>
        </translation>
    </message>
    <message>
        <source>Days with at least one exercise, of any ending.</source>
        <translation>वे दिन जिनमें किसी भी एंडगेम का कम से कम एक सवाल किया गया।</translation>
    </message>
    <message>
        <source>Solved on your own</source>
        <translation>बिना मदद सफल</translation>
    </message>
    <message>
        <source>Exercises that you have practised before, overdue ones included.</source>
        <translation>वे सवाल जिनका अभ्यास पहले हो चुका है, बकाया सवालों सहित।</translation>
    </message>
    <message>
        <source>In all courses, whatever the ending, with or without help.</source>
        <translation>सभी कोर्सों में, किसी भी एंडगेम के, मदद से या बिना मदद के।</translation>
    </message>
    <message>
        <source>Other attempts</source>
        <translation>अन्य प्रयास</translation>
    </message>
    <message numerus="yes">
        <source>Over %n mate(s), you needed %1 moves on average; best play needs %2.</source>
        <translation>
            <numerusform>एक मात में आपको %1 चालें लगीं; सर्वोत्तम खेल में %2 लगती हैं।</numerusform>
            <numerusform>%n मातों में आपको औसतन %1 चालें लगीं; सर्वोत्तम खेल में %2 लगती हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Results thrown away: %1</source>
        <translation>हाथ से निकले नतीजे: %1</translation>
    </message>
    <message>
        <source>Questions of the courses</source>
        <translation>कोर्स के सवाल</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>successful attempts, all attempts and their share</comment>
        <translation>%2 में से %1 (%3)</translation>
    </message>
    <message>
        <source>Only attempts without hints and take-backs count, and only if no move threw the result away.</source>
        <translation>केवल वे प्रयास गिने जाते हैं जिनमें न संकेत लिया गया हो, न चाल वापस ली गई हो, और किसी चाल से नतीजा हाथ से न निकला हो।</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln move(s)</source>
        <comment>moves wasted</comment>
        <translation>
            <numerusform>%Ln चाल में %1</numerusform>
            <numerusform>%Ln चालों में %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; results thrown away: %2</source>
        <comment>moves wasted</comment>
        <translation>%1; हाथ से निकले नतीजे: %2</translation>
    </message>
    <message>
        <source>In all attempts to win, solved or not, without moves taken back.</source>
        <translation>जीतने के सभी प्रयासों में, सफल हों या नहीं, वापस ली गई चालों को छोड़कर।</translation>
    </message>
</context>
<context>
    <name>PracticeCommands</name>
    <message>
        <source>Pr&amp;actice</source>
        <translation>अभ्यास(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>अभ्यास करें(&amp;P)</translation>
    </message>
    <message>
        <source>Do the exercises that are due, one after another</source>
        <translation>दोहराने वाले सवाल एक-एक करके हल करें</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>अगला सवाल</translation>
    </message>
    <message>
        <source>St&amp;op practising</source>
        <translation>अभ्यास बंद करें(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n मिनट</numerusform>
            <numerusform>%n मिनट</numerusform>
        </translation>
    </message>
    <message>
        <source>Session &amp;length</source>
        <translation>अभ्यास का समय(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;What to practise</source>
        <translation>अभ्यास का विषय(&amp;O)</translation>
    </message>
    <message>
        <source>Gra&amp;ding…</source>
        <translation>ग्रेड(&amp;D)…</translation>
    </message>
    <message>
        <source>See how attempts are graded and change the limits</source>
        <translation>देखें कि प्रयासों को ग्रेड कैसे मिलता है, और सीमाएँ बदलें</translation>
    </message>
    <message>
        <source>&amp;Read about it</source>
        <translation>इसके बारे में पढ़ें(&amp;R)</translation>
    </message>
    <message>
        <source>Go to the course page that teaches what this exercise is about</source>
        <translation>कोर्स के उस पन्ने पर जाएँ जो इस सवाल का विषय सिखाता है</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s)</source>
        <translation>
            <numerusform>%n सवाल</numerusform>
            <numerusform>%n सवाल</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Start the exercise again from its position, without a grade</source>
        <translation>सवाल को उसकी स्थिति से फिर शुरू करें, बिना ग्रेड के</translation>
    </message>
    <message>
        <source>Every &amp;question of the courses</source>
        <translation>कोर्स के सारे सवाल(&amp;Q)</translation>
    </message>
    <message>
        <source>Practise the questions that you solved as well as those that you failed</source>
        <translation>असफल सवालों के साथ हल किए हुए सवालों का भी अभ्यास करें</translation>
    </message>
    <message>
        <source>Bac&amp;k to the game</source>
        <translation>बाज़ी पर लौटें(&amp;K)</translation>
    </message>
    <message>
        <source>The next exercise comes when this one is finished.</source>
        <translation>यह सवाल पूरा होने पर अगला सवाल आएगा।</translation>
    </message>
    <message>
        <source>Ctrl+Shift+U gives up and shows the solution.</source>
        <translation>Ctrl+Shift+U सवाल छोड़ता है और हल दिखाता है।</translation>
    </message>
    <message>
        <source>Press Esc again to stop practising.</source>
        <translation>अभ्यास बंद करने के लिए Esc फिर दबाएँ।</translation>
    </message>
    <message>
        <source>The exercise that you have begun will not count.</source>
        <translation>आपने जो सवाल शुरू किया है, वह गिना नहीं जाएगा।</translation>
    </message>
    <message>
        <source>See the &amp;game</source>
        <translation>बाज़ी देखें(&amp;G)</translation>
    </message>
    <message>
        <source>Open your game at this position, once the exercise is finished</source>
        <translation>अभ्यास पूरा होने पर अपनी बाज़ी इस स्थिति पर खोलें</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>अभ्यास जारी रखें</translation>
    </message>
    <message>
        <source>After a failed attempt, goes to the course page about this exercise, if there is one</source>
        <translation>असफल प्रयास के बाद इस सवाल से जुड़े कोर्स के पन्ने पर ले जाता है, अगर ऐसा पन्ना हो</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Position after %1.</source>
        <translation>%1 के बाद की स्थिति।</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>प्रिंट पूर्वावलोकन</translation>
    </message>
    <message>
        <source>Starting position.</source>
        <translation>शुरुआती स्थिति।</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>ठीक है</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सहेजें</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>न सहेजें</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>हाँ(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>नहीं(&amp;N)</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>बैकस्पेस</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>RecordSigns</name>
    <message>
        <source>Four moves are equally good here.</source>
        <translation>यहाँ चार चालें बराबर अच्छी हैं।</translation>
    </message>
    <message>
        <source>This move throws the win away.</source>
        <translation>इस चाल से जीत हाथ से निकल जाती है।</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>यह चाल प्रोग्राम ने चली।</translation>
    </message>
    <message>
        <source>This move delays mate by one move.</source>
        <translation>इस चाल से मात में एक चाल की देरी होती है।</translation>
    </message>
    <message>
        <source>This move brings mate one move closer.</source>
        <translation>इस चाल से मात एक चाल और पास आती है।</translation>
    </message>
    <message>
        <source>This move loses a drawn position.</source>
        <translation>इस चाल से ड्रॉ वाली स्थिति हार में बदल जाती है।</translation>
    </message>
    <message>
        <source>This move was played after a hint.</source>
        <translation>यह चाल संकेत लेकर खेली गई।</translation>
    </message>
    <message>
        <source>The author of a course or a game marks good moves with “!” and mistakes with “?”; “!!” and “??” are stronger, “!?” and “?!” less certain.</source>
        <translation>कोर्स या बाज़ी का लेखक अच्छी चालों पर “!” और ग़लतियों पर “?” लगाता है; “!!” और “??” ज़्यादा ज़ोरदार हैं, “!?” और “?!” कम पक्के।</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>यहाँ एक चाल बराबर अच्छी है।</numerusform>
            <numerusform>यहाँ %n चालें बराबर अच्छी हैं।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>White</source>
        <translation>सफ़ेद</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>काले</translation>
    </message>
    <message>
        <source>%1 has no king.</source>
        <translation>%1 का राजा नहीं है।</translation>
    </message>
    <message>
        <source>%1 has more than one king (%2).</source>
        <translation>%1 के एक से ज़्यादा राजा हैं (%2)।</translation>
    </message>
    <message>
        <source>The kings are next to each other (%1).</source>
        <translation>दोनों राजा सटे हुए हैं (%1)।</translation>
    </message>
    <message>
        <source>%1 has more than eight pawns.</source>
        <translation>%1 के आठ से ज़्यादा प्यादे हैं।</translation>
    </message>
    <message>
        <source>%1 has more than sixteen pieces.</source>
        <translation>%1 के सोलह से ज़्यादा मोहरे हैं।</translation>
    </message>
    <message>
        <source>The side to move was not given: White is assumed.</source>
        <translation>किसकी चाल है, यह नहीं दिया गया: चाल सफ़ेद की मानी गई।</translation>
    </message>
    <message>
        <source>Castling rights were dropped: the king or rook is not on its home square.</source>
        <translation>कैसलिंग के अधिकार हटाए गए: राजा या हाथी अपनी जगह पर नहीं है।</translation>
    </message>
    <message>
        <source>The en passant square was dropped: no pawn can just have passed it.</source>
        <translation>एन पासां का खाना हटाया गया: वहाँ से अभी कोई प्यादा नहीं गुज़रा हो सकता।</translation>
    </message>
    <message>
        <source>“%1” is not possible here.</source>
        <translation>“%1” यहाँ संभव नहीं है।</translation>
    </message>
    <message>
        <source>“%1” could be %2. Please be more specific.</source>
        <translation>“%1” का अर्थ %2 हो सकता है। बताएँ, कौन-सी चाल।</translation>
    </message>
    <message>
        <source>Pawns cannot stand on the first or last rank (%1).</source>
        <translation>प्यादे पहली या आखिरी पंक्ति पर नहीं हो सकते (%1)।</translation>
    </message>
    <message>
        <source>%1 has more promoted pieces than missing pawns.</source>
        <translation>%1 के पदोन्नत मोहरे उसके गायब प्यादों से ज़्यादा हैं।</translation>
    </message>
    <message>
        <source>No legal move can have given this check to %1 (%2).</source>
        <translation>किसी वैध चाल से %1 को यह शह नहीं लग सकती (%2)।</translation>
    </message>
    <message>
        <source>%1 cannot castle: the king or the rook is no longer on its home square (%2).</source>
        <translation>%1 के लिए कैसलिंग संभव नहीं: राजा या हाथी अपनी जगह छोड़ चुका है (%2)।</translation>
    </message>
    <message>
        <source>No pawn can have just passed %1.</source>
        <translation>अभी कोई प्यादा %1 से होकर नहीं गुज़रा हो सकता।</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>टेक्स्ट खाली है।</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>टेक्स्ट %1 अक्षरों से लंबा है।</translation>
    </message>
    <message>
        <source>This character is not allowed in a FEN (character %1).</source>
        <translation>यह अक्षर FEN में मान्य नहीं है (अक्षर %1)।</translation>
    </message>
    <message>
        <source>“%1” is neither a piece nor a number of squares (character %2).</source>
        <translation>“%1” न मोहरा है, न खानों की संख्या (अक्षर %2)।</translation>
    </message>
    <message>
        <source>Rank %1 has more than eight squares (character %2).</source>
        <translation>पंक्ति %1 में आठ से ज़्यादा खाने हैं (अक्षर %2)।</translation>
    </message>
    <message>
        <source>Rank %1 has fewer than eight squares (character %2).</source>
        <translation>पंक्ति %1 में आठ से कम खाने हैं (अक्षर %2)।</translation>
    </message>
    <message>
        <source>There are more than eight ranks (character %1).</source>
        <translation>आठ से ज़्यादा पंक्तियाँ हैं (अक्षर %1)।</translation>
    </message>
    <message>
        <source>There are fewer than eight ranks (character %1).</source>
        <translation>आठ से कम पंक्तियाँ हैं (अक्षर %1)।</translation>
    </message>
    <message>
        <source>The side to move must be w or b (character %1).</source>
        <translation>किसकी चाल है, यह w या b होना चाहिए (अक्षर %1)।</translation>
    </message>
    <message>
        <source>The castling rights must be - or letters from KQkq (character %1).</source>
        <translation>कैसलिंग के अधिकार - या KQkq में से कुछ होने चाहिए (अक्षर %1)।</translation>
    </message>
    <message>
        <source>The en passant square must be - or a square of the third or sixth rank (character %1).</source>
        <translation>एन पासां का खाना - या तीसरी या छठी पंक्ति का खाना होना चाहिए (अक्षर %1)।</translation>
    </message>
    <message>
        <source>The halfmove clock must be a number from 0 to %1 (character %2).</source>
        <translation>अर्ध-चाल गणक 0 से %1 तक की संख्या होना चाहिए (अक्षर %2)।</translation>
    </message>
    <message>
        <source>The move number must be between 1 and %1 (character %2).</source>
        <translation>चाल की संख्या 1 से %1 तक होनी चाहिए (अक्षर %2)।</translation>
    </message>
    <message>
        <source>There is extra text after the position (character %1).</source>
        <translation>स्थिति के बाद फ़ालतू टेक्स्ट है (अक्षर %1)।</translation>
    </message>
    <message>
        <source>The tablebases ignore castling, but castling is still possible here.</source>
        <translation>टेबलबेस कैसलिंग को नहीं गिनते, पर यहाँ कैसलिंग अब भी हो सकती है।</translation>
    </message>
    <message>
        <source>Not in the tablebases: this position has %1 pieces, and the tablebases cover at most %2.</source>
        <translation>टेबलबेस में नहीं है: इस स्थिति में %1 मोहरे हैं, और टेबलबेस ज़्यादा से ज़्यादा %2 तक के लिए हैं।</translation>
    </message>
    <message>
        <source>“%1” is not a tag. Skipped.</source>
        <translation>“%1” टैग नहीं है। उसे छोड़ दिया गया।</translation>
    </message>
    <message>
        <source>The value of the tag %1 has no closing quotation mark.</source>
        <translation>टैग %1 के मान में अंतिम उद्धरण चिह्न नहीं है।</translation>
    </message>
    <message>
        <source>The tag %1 is given twice. The first one counts.</source>
        <translation>टैग %1 दो बार दिया गया है। पहला माना गया।</translation>
    </message>
    <message>
        <source>The FEN tag cannot be read. The moves are skipped.</source>
        <translation>FEN टैग पढ़ा नहीं जा सका। चालें छोड़ दी गईं।</translation>
    </message>
    <message>
        <source>The FEN tag gives an illegal position. The moves are skipped.</source>
        <translation>FEN टैग में अवैध स्थिति है। चालें छोड़ दी गईं।</translation>
    </message>
    <message>
        <source>This game is a chess variant (%1). The moves are skipped.</source>
        <translation>यह शतरंज का दूसरा रूप है (%1)। चालें छोड़ दी गईं।</translation>
    </message>
    <message>
        <source>“%1” is not a move. The rest of the line is skipped.</source>
        <translation>“%1” चाल नहीं है। बाकी लाइन छोड़ दी गई।</translation>
    </message>
    <message>
        <source>%1 is illegal here. The rest of the line is skipped.</source>
        <translation>%1 यहाँ वैध नहीं है। बाकी लाइन छोड़ दी गई।</translation>
    </message>
    <message>
        <source>%1 is ambiguous. The rest of the line is skipped.</source>
        <translation>%1 के एक से ज़्यादा अर्थ हो सकते हैं। बाकी लाइन छोड़ दी गई।</translation>
    </message>
    <message>
        <source>This variation has no move to branch from. Skipped.</source>
        <translation>इस वेरिएशन के पास कोई चाल नहीं जिससे वह अलग हो। उसे छोड़ दिया गया।</translation>
    </message>
    <message>
        <source>This variation is nested too deeply. Skipped.</source>
        <translation>यह वेरिएशन बहुत गहराई में है। उसे छोड़ दिया गया।</translation>
    </message>
    <message>
        <source>The game has more than %1 moves. The rest is skipped.</source>
        <translation>बाज़ी में %1 से ज़्यादा चालें हैं। बाकी छोड़ दी गईं।</translation>
    </message>
    <message>
        <source>The game is larger than %1 MiB. The rest is skipped.</source>
        <translation>बाज़ी %1 MiB से बड़ी है। बाकी छोड़ दी गई।</translation>
    </message>
    <message>
        <source>“%1” makes no sense here. Skipped.</source>
        <translation>“%1” का यहाँ कोई अर्थ नहीं। उसे छोड़ दिया गया।</translation>
    </message>
    <message>
        <source>“%1” is not an annotation glyph. Skipped.</source>
        <translation>“%1” टिप्पणी-चिह्न नहीं है। उसे छोड़ दिया गया।</translation>
    </message>
    <message>
        <source>This comment has no closing brace.</source>
        <translation>इस टिप्पणी का अंतिम कोष्ठक } नहीं है।</translation>
    </message>
    <message>
        <source>This variation has no closing parenthesis.</source>
        <translation>इस वेरिएशन का अंतिम कोष्ठक ) नहीं है।</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>प्यादा</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>घोड़ा</translation>
    </message>
    <message>
        <source>The bishop</source>
        <translation>ऊँट</translation>
    </message>
    <message>
        <source>The rook</source>
        <translation>हाथी</translation>
    </message>
    <message>
        <source>The queen</source>
        <translation>वज़ीर</translation>
    </message>
    <message>
        <source>The king</source>
        <translation>राजा</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>चाल सफ़ेद की है।</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>चाल काले की है।</translation>
    </message>
    <message>
        <source>%1 on %2 would take the king.</source>
        <translation>%2 पर खड़ा %1 राजा को मार लेगा।</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>a place in a file, and what is wrong there</comment>
        <translation>पंक्ति %1, स्तंभ %2: %3</translation>
    </message>
    <message>
        <source>There is no piece on %1.</source>
        <translation>%1 पर कोई मोहरा नहीं है।</translation>
    </message>
    <message>
        <source>%1 cannot go to %2.</source>
        <translation>%1 %2 पर नहीं जा सकता।</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 चल नहीं सकता।</translation>
    </message>
    <message>
        <source>“%1” is not a move. Type one like Nd3 or e3d5.</source>
        <translation>“%1” चाल नहीं है। Nd3 या e3d5 जैसी चाल लिखें।</translation>
    </message>
    <message>
        <source>%1 is a null move, which is impossible in check. The rest of the line is skipped.</source>
        <translation>%1 शून्य चाल है, जो शह में संभव नहीं है। बाकी लाइन छोड़ दी गई।</translation>
    </message>
    <message>
        <source>The move number 0 was read as 1.</source>
        <translation>चाल संख्या 0 को 1 माना गया।</translation>
    </message>
    <message>
        <source>White is in check (%1), but it is Black&apos;s turn.</source>
        <translation>सफ़ेद को शह है (%1), पर चाल काले की है।</translation>
    </message>
    <message>
        <source>Black is in check (%1), but it is White&apos;s turn.</source>
        <translation>काले को शह है (%1), पर चाल सफ़ेद की है।</translation>
    </message>
    <message>
        <source>That is not a FEN, which looks like %1.</source>
        <translation>यह FEN नहीं है; FEN ऐसा दिखता है: %1।</translation>
    </message>
    <message>
        <source>The other king guards %1.</source>
        <translation>दूसरा राजा %1 पर नियंत्रण रखता है।</translation>
    </message>
    <message>
        <source>%1 on %2 guards %3.</source>
        <comment>a piece, its square and the square that it guards</comment>
        <translation>%2 पर खड़ा %1 %3 पर नियंत्रण रखता है।</translation>
    </message>
    <message>
        <source>“%1” is not a position. Skipped.</source>
        <translation>“%1” कोई स्थिति नहीं है। उसे छोड़ दिया गया।</translation>
    </message>
    <message>
        <source>The Result tag and the result after the moves differ; %1 counts.</source>
        <translation>Result टैग और चालों के बाद का परिणाम अलग-अलग हैं; %1 मान्य है।</translation>
    </message>
    <message>
        <source>“%1” is an illegal position. Skipped.</source>
        <translation>“%1” एक अवैध स्थिति है। छोड़ दी गई।</translation>
    </message>
    <message>
        <source>%1 is castling of Chess960, which is not supported. The rest of the line is skipped.</source>
        <translation>%1 शतरंज 960 का कैसलिंग है, जो समर्थित नहीं है। बाकी लाइन छोड़ दी गई।</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>With best play it is a draw.</source>
        <translation>सर्वोत्तम खेल में यह ड्रॉ है।</translation>
    </message>
    <message>
        <source>White could have mated in %1.</source>
        <translation>सफ़ेद %1 चाल में मात दे सकता था।</translation>
    </message>
    <message>
        <source>Black could have mated in %1.</source>
        <translation>काला %1 चाल में मात दे सकता था।</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to mate with best play from the start</source>
        <translation>
            <numerusform>शुरू से सर्वोत्तम खेल में मात तक %n चाल</numerusform>
            <numerusform>शुरू से सर्वोत्तम खेल में मात तक %n चालें</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n played so far.</source>
        <translation>
            <numerusform>%1; अब तक %n चाल हुई।</numerusform>
            <numerusform>%1; अब तक %n चालें हुईं।</numerusform>
        </translation>
    </message>
    <message>
        <source>No moves wasted.</source>
        <translation>एक भी चाल व्यर्थ नहीं।</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) wasted.</source>
        <translation>
            <numerusform>%n चाल व्यर्थ।</numerusform>
            <numerusform>%n चालें व्यर्थ।</numerusform>
        </translation>
    </message>
    <message>
        <source>No hints and no take-backs.</source>
        <translation>न संकेत, न कोई चाल वापस।</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>सर्वोत्तम जवाब: %1।</translation>
    </message>
    <message>
        <source>The win was thrown away with %1.</source>
        <translation>%1 से जीत हाथ से निकल गई।</translation>
    </message>
    <message>
        <source>The draw was thrown away with %1.</source>
        <translation>%1 से ड्रॉ हाथ से निकल गया।</translation>
    </message>
    <message>
        <source>The costliest move was %1.</source>
        <translation>सबसे महँगी चाल %1 थी।</translation>
    </message>
    <message numerus="yes">
        <source>Below are the costliest moves; the move list marks %n more.</source>
        <translation>
            <numerusform>नीचे सबसे महँगी चालें हैं; चालों की सूची में एक और पर निशान है।</numerusform>
            <numerusform>नीचे सबसे महँगी चालें हैं; चालों की सूची में %n और पर निशान हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Exam failed.</source>
        <translation>परीक्षा में असफल।</translation>
    </message>
    <message>
        <source>Exam passed. Grade: %1.</source>
        <translation>परीक्षा में सफल। ग्रेड: %1।</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>वापस ली गई।</translation>
    </message>
    <message>
        <source>You played %1 here. Find a better move.</source>
        <translation>यहाँ आपने %1 चली। बेहतर चाल ढूँढें।</translation>
    </message>
</context>
<context>
    <name>ReviewCommands</name>
    <message>
        <source>Your mistakes could not be saved.</source>
        <translation>आपकी गलतियाँ सहेजी नहीं जा सकीं।</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>शायद डिस्क भरी है। जगह बनाकर फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>Look through your games</source>
        <translation>अपनी बाज़ियाँ जाँचें</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>बाज़ियाँ (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>&amp;Look through my games…</source>
        <translation>मेरी बाज़ियाँ जाँचें(&amp;L)…</translation>
    </message>
    <message>
        <source>See how you played the endings of all games of a PGN file</source>
        <translation>देखें कि PGN फ़ाइल की सभी बाज़ियों के एंडगेम आपने कैसे खेले</translation>
    </message>
    <message>
        <source>&amp;Back to my endgames</source>
        <translation>मेरे एंडगेम पर लौटें(&amp;B)</translation>
    </message>
    <message>
        <source>Show the endings of the games that were looked through last</source>
        <translation>पिछली बार जाँची गई बाज़ियों के एंडगेम दिखाएँ</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>castles short</source>
        <translation>छोटी कैसलिंग</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>लंबी कैसलिंग</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 %2 पर मारता है</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 %2 पर</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>after a move aloud</comment>
        <translation>शह और मात</translation>
    </message>
    <message>
        <source>stalemate</source>
        <comment>after a move aloud</comment>
        <translation>गतिरोध</translation>
    </message>
    <message>
        <source>check</source>
        <comment>after a move aloud</comment>
        <translation>शह</translation>
    </message>
    <message>
        <source>%1 is not attacked.</source>
        <translation>%1 पर कोई हमला नहीं है।</translation>
    </message>
    <message>
        <source>%1 is attacked by: %2.</source>
        <comment>a square; pieces and their squares</comment>
        <translation>%1 पर हमलावर: %2।</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no piece of a side</comment>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>White: %1. Black: %2.</source>
        <comment>pieces and their squares</comment>
        <translation>सफ़ेद: %1। काला: %2।</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>a null move aloud</comment>
        <translation>चाल छोड़ता है</translation>
    </message>
</context>
<context>
    <name>SquareText</name>
    <message>
        <source>empty</source>
        <translation>खाली</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Solving: %1…</source>
        <translation>हल हो रहा है: %1…</translation>
    </message>
    <message>
        <source>Solving was cancelled. Press “Try again” to see the result.</source>
        <translation>हल करना रोक दिया गया। नतीजा देखने के लिए “फिर कोशिश करें” दबाएँ।</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending. Close other programs and try again.</source>
        <translation>एंडगेम हल करने के लिए मेमोरी कम पड़ी। दूसरे प्रोग्राम बंद करें और फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>Illegal position</source>
        <translation>अवैध स्थिति</translation>
    </message>
    <message>
        <source>Analysis: you move for both sides.</source>
        <translation>विश्लेषण: दोनों पक्षों की चालें आपकी।</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles.</source>
        <translation>आपका प्रतिद्वंद्वी सामान्य सिद्धांतों से खेलता है।</translation>
    </message>
    <message>
        <source>Your opponent defends like a human.</source>
        <translation>आपका प्रतिद्वंद्वी इंसानों की तरह बचाव करता है।</translation>
    </message>
    <message>
        <source>Your opponent slips now and then.</source>
        <translation>आपका प्रतिद्वंद्वी कभी-कभार चूकता है।</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n more piece(s) (not the kings) to see the result.</source>
        <translation>
            <numerusform>नतीजा देखने के लिए राजाओं के अलावा एक मोहरा और हटाएँ।</numerusform>
            <numerusform>नतीजा देखने के लिए राजाओं के अलावा %n मोहरे और हटाएँ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The tablebases do not cover castling: remove the castling rights to see the result.</source>
        <translation>टेबलबेस में कैसलिंग नहीं है: नतीजा देखने के लिए कैसलिंग के अधिकार हटाएँ।</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>परीक्षा</translation>
    </message>
    <message>
        <source>Your opponent mates using the method.</source>
        <translation>आपका प्रतिद्वंद्वी विधि से मात देता है।</translation>
    </message>
    <message>
        <source>Your opponent mates using the method, which is being prepared.</source>
        <translation>आपका प्रतिद्वंद्वी विधि से मात देता है, जो तैयार हो रही है।</translation>
    </message>
    <message>
        <source>There is not enough memory for the method: your opponent plays perfectly.</source>
        <translation>विधि के लिए मेमोरी काफ़ी नहीं है: आपका प्रतिद्वंद्वी अचूक खेलता है।</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>कुछ सेकंड</translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>लगभग एक मिनट</translation>
    </message>
    <message>
        <source>Five-piece endings are solved on demand. This one takes %1 and up to %2 of memory.</source>
        <comment>some seconds; 1.8 GB</comment>
        <translation>पाँच मोहरों के एंडगेम ज़रूरत पड़ने पर हल किए जाते हैं। इसमें %1 और %2 तक मेमोरी लगती है।</translation>
    </message>
    <message>
        <source>%1 plays for your opponent here.</source>
        <translation>यहाँ %1 आपके प्रतिद्वंद्वी की ओर से खेलता है।</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>लगभग एक मिनट</numerusform>
            <numerusform>लगभग %n मिनट</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether this win survives the fifty-move rule.</source>
        <translation>यह ज्ञात नहीं कि यह जीत पचास-चाल नियम से बच पाती है या नहीं।</translation>
    </message>
    <message>
        <source>With best play, the fifty-move rule comes before the mate.</source>
        <translation>सर्वोत्तम खेल में पचास-चाल नियम मात से पहले लागू हो जाता है।</translation>
    </message>
    <message>
        <source>Hold the draw to pass.</source>
        <translation>सफल होने के लिए ड्रॉ बनाए रखें।</translation>
    </message>
    <message>
        <source>Checkmate to pass; the fewer moves you waste, the better the grade.</source>
        <translation>सफल होने के लिए मात दें; जितनी कम चालें व्यर्थ, उतना अच्छा ग्रेड।</translation>
    </message>
    <message>
        <source>Moves used: %1.</source>
        <translation>खेली गई चालें: %1।</translation>
    </message>
    <message>
        <source>Not solved by computer</source>
        <translation>कंप्यूटर ने हल नहीं किया</translation>
    </message>
    <message>
        <source>This ending needs more memory than you allow. Raise the limit under Settings, Five-piece endings, and try again.</source>
        <translation>इस एंडगेम को आपकी दी गई मेमोरी से ज़्यादा चाहिए। “सेटिंग” › “पाँच मोहरों के एंडगेम” में सीमा बढ़ाएँ और फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>%1, but too late: under the fifty-move rule this is a draw.</source>
        <comment>a win</comment>
        <translation>%1, पर बहुत देर से: पचास-चाल नियम से यह ड्रॉ है।</translation>
    </message>
</context>
<context>
    <name>StatisticsCommands</name>
    <message>
        <source>&amp;Statistics…</source>
        <translation>आँकड़े(&amp;S)…</translation>
    </message>
    <message>
        <source>Your progress by week, ending and stage</source>
        <translation>हफ़्ते, एंडगेम और चरण के अनुसार आपकी प्रगति</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>CSV में निर्यात करें(&amp;E)…</translation>
    </message>
    <message>
        <source>Export all attempts as a table for other programs</source>
        <translation>सारे प्रयास दूसरे प्रोग्रामों के लिए तालिका में निर्यात करें</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>बैकअप लें(&amp;B)…</translation>
    </message>
    <message>
        <source>Save all practice data to a file</source>
        <translation>अभ्यास का सारा डेटा एक फ़ाइल में सहेजें</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>पुनर्स्थापित करें(&amp;R)…</translation>
    </message>
    <message>
        <source>Replace your practice data with a backup</source>
        <translation>अपने अभ्यास के डेटा की जगह बैकअप का डेटा रखें</translation>
    </message>
    <message>
        <source>Erase every&amp;thing…</source>
        <translation>सब मिटाएँ(&amp;F)…</translation>
    </message>
    <message>
        <source>Start as if you had never practised</source>
        <translation>सब कुछ नए सिरे से, मानो आपने कभी अभ्यास न किया हो</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Five-piece e&amp;ndings</source>
        <translation>पाँच मोहरों के एंडगेम(&amp;N)</translation>
    </message>
    <message>
        <source>%1 of disk space has been freed.</source>
        <translation>डिस्क पर %1 जगह खाली हो गई।</translation>
    </message>
    <message>
        <source>Any endings you need will be solved again.</source>
        <translation>जो एंडगेम चाहिए, वे फिर से हल किए जाएँगे।</translation>
    </message>
    <message>
        <source>Not all endings could be deleted from the disk.</source>
        <translation>सभी एंडगेम डिस्क से हटाए नहीं जा सके।</translation>
    </message>
    <message>
        <source>Check that their folder is writable.</source>
        <translation>देखें कि उनके फ़ोल्डर में लिखा जा सकता है या नहीं।</translation>
    </message>
    <message>
        <source>&amp;Keep solved endings on disk</source>
        <translation>हल किए हुए एंडगेम डिस्क पर रखें(&amp;K)</translation>
    </message>
    <message>
        <source>Endings solved once are available again at the next start</source>
        <translation>एक बार हल किया हुआ एंडगेम अगली बार भी मौजूद रहता है</translation>
    </message>
    <message>
        <source>&amp;Delete stored endings (frees %1)</source>
        <translation>डिस्क पर रखे एंडगेम हटाएँ (%1 खाली होंगे)(&amp;R)</translation>
    </message>
    <message>
        <source>All available memory</source>
        <translation>सारी उपलब्ध मेमोरी</translation>
    </message>
    <message>
        <source>Up to %1 of memory</source>
        <translation>ज़्यादा से ज़्यादा %1 मेमोरी</translation>
    </message>
</context>
<context>
    <name>TeachingMarks</name>
    <message>
        <source>Key squares: %1</source>
        <translation>निर्णायक खाने: %1</translation>
    </message>
    <message>
        <source>Square of the pawn: %1</source>
        <comment>its opposite corners</comment>
        <translation>प्यादे का वर्ग: %1</translation>
    </message>
    <message>
        <source>Squares of the pawns: %1</source>
        <comment>their opposite corners</comment>
        <translation>प्यादों के वर्ग: %1</translation>
    </message>
</context>
<context>
    <name>TrainingCommands</name>
    <message>
        <source>&amp;You play as</source>
        <translation>आपका पक्ष(&amp;Y)</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>हमलावर</translation>
    </message>
    <message>
        <source>The defender</source>
        <translation>रक्षक</translation>
    </message>
    <message>
        <source>The &amp;program plays</source>
        <translation>प्रोग्राम का खेल(&amp;P)</translation>
    </message>
    <message>
        <source>Perfectly</source>
        <translation>अचूक</translation>
    </message>
    <message>
        <source>By general principles</source>
        <translation>सामान्य सिद्धांतों से</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>बाज़ी खत्म करे</translation>
    </message>
    <message>
        <source>Only warns</source>
        <translation>केवल चेताए</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>बंद</translation>
    </message>
    <message>
        <source>The &amp;fifty-move rule</source>
        <translation>पचास-चाल नियम(&amp;5)</translation>
    </message>
    <message>
        <source>The &amp;seventy-five-move rule</source>
        <translation>पचहत्तर-चाल नियम(&amp;7)</translation>
    </message>
    <message>
        <source>&amp;Threefold repetition</source>
        <translation>तीन बार दोहराव(&amp;3)</translation>
    </message>
    <message>
        <source>Both sides (analysis)</source>
        <translation>दोनों पक्ष (विश्लेषण)</translation>
    </message>
    <message>
        <source>&amp;Hide mate distances and wasted moves</source>
        <translation>मात की दूरी और व्यर्थ चालें छिपाएँ(&amp;H)</translation>
    </message>
    <message>
        <source>Until the game is over, the panels show who wins but not how soon</source>
        <translation>बाज़ी खत्म होने तक पैनल बताते हैं कि कौन जीतेगा, पर यह नहीं कि कितनी जल्दी</translation>
    </message>
    <message>
        <source>&amp;Reveal them here</source>
        <translation>यहाँ दिखाएँ(&amp;R)</translation>
    </message>
    <message>
        <source>Show the mate distance and the wasted moves for this position</source>
        <translation>इस स्थिति के लिए मात की दूरी और व्यर्थ चालें दिखाएँ</translation>
    </message>
    <message>
        <source>Like a human</source>
        <translation>इंसानों जैसा बचाव</translation>
    </message>
    <message>
        <source>With occasional slips</source>
        <translation>कभी-कभार चूक के साथ</translation>
    </message>
    <message>
        <source>Text&amp;book positions</source>
        <translation>किताबी स्थितियाँ(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>परीक्षा(&amp;E)</translation>
    </message>
    <message>
        <source>Using the method (bishop and knight)</source>
        <translation>विधि से (ऊँट और घोड़ा)</translation>
    </message>
    <message>
        <source>Follow the &amp;method</source>
        <translation>विधि अपनाएँ(&amp;M)</translation>
    </message>
    <message>
        <source>The coach guides you through the bishop-and-knight mate, one aim at a time</source>
        <translation>कोच आपको एक-एक लक्ष्य से होकर ऊँट और घोड़े की मात तक ले जाता है</translation>
    </message>
    <message>
        <source>Play the method&apos;s mo&amp;ve</source>
        <translation>विधि की चाल चलें(&amp;V)</translation>
    </message>
    <message>
        <source>Play the method&apos;s next move for you</source>
        <translation>विधि की अगली चाल आपके लिए चल दी जाती है</translation>
    </message>
    <message>
        <source>&amp;Exam (last one on %1: %2)</source>
        <comment>a date and a result</comment>
        <translation>परीक्षा (पिछली %1 को: %2)(&amp;E)</translation>
    </message>
    <message>
        <source>Play a new position without comments, marks or take-backs, and get a grade at the end</source>
        <translation>नई स्थिति खेलें, बिना टिप्पणी, निशान या चाल वापस लिए, और अंत में ग्रेड पाएँ</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>परीक्षा खत्म करें</translation>
    </message>
    <message>
        <source>End the exam without a grade and go on with the game as usual</source>
        <translation>बिना ग्रेड के परीक्षा खत्म करें और बाज़ी सामान्य रूप से जारी रखें</translation>
    </message>
    <message>
        <source>only when you mate with bishop and knight</source>
        <translation>केवल जब आप ऊँट और घोड़े से मात दे रहे हों</translation>
    </message>
    <message>
        <source>Another exam</source>
        <translation>एक और परीक्षा</translation>
    </message>
    <message>
        <source>The game will be kept: Ctrl+Alt+Z brings it back.</source>
        <translation>बाज़ी सुरक्षित रहेगी: Ctrl+Alt+Z से वह वापस आ जाएगी।</translation>
    </message>
    <message>
        <source>not while a question is open</source>
        <translation>सवाल खुला रहने तक उपलब्ध नहीं</translation>
    </message>
    <message>
        <source>follow the method first</source>
        <translation>पहले विधि अपनाएँ</translation>
    </message>
    <message>
        <source>You play one new position without hints, comments, marks or take-backs, and get a grade at the end.</source>
        <translation>आप एक नई स्थिति बिना संकेत, टिप्पणी, निशान या चाल वापस लिए खेलते हैं, और अंत में ग्रेड पाते हैं।</translation>
    </message>
    <message>
        <source>“Choose the kind of position” in the Game menu changes this.</source>
        <translation>“बाज़ी” मेनू के “स्थिति की किस्म चुनें” से इसे बदलें।</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>अभी नहीं</translation>
    </message>
    <message>
        <source>Begin an exam: %1?</source>
        <comment>an ending</comment>
        <translation>परीक्षा शुरू करें: %1?</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The text</source>
        <translation>टेक्स्ट</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a file in a sentence</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>%1 नहीं मिला।</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>शायद फ़ाइल कहीं और चली गई है, मिटाई गई है या उसका नाम बदल गया है।</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 एक फ़ोल्डर है।</translation>
    </message>
    <message>
        <source>Choose a PGN file inside it.</source>
        <translation>उसमें से कोई PGN फ़ाइल चुनें।</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 को पढ़ा नहीं जा सका।</translation>
    </message>
    <message>
        <source>You may not have permission to read it.</source>
        <translation>शायद आपको इसे पढ़ने की अनुमति नहीं है।</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1 का आकार बहुत बड़ा है।</translation>
    </message>
    <message>
        <source>Files of up to %1 MiB can be opened.</source>
        <translation>%1 MiB तक की फ़ाइलें खोली जा सकती हैं।</translation>
    </message>
    <message>
        <source>%1 contains no chess games.</source>
        <translation>%1 में शतरंज की कोई बाज़ी नहीं है।</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 को इस प्रोग्राम के नए संस्करण ने लिखा है।</translation>
    </message>
    <message>
        <source>%1 has been changed by another program.</source>
        <translation>%1 को किसी दूसरे प्रोग्राम ने बदल दिया है।</translation>
    </message>
    <message>
        <source>Open it again, or save your game under another name.</source>
        <translation>इसे फिर से खोलें, या अपनी बाज़ी दूसरे नाम से सहेजें।</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 को सहेजा नहीं जा सका।</translation>
    </message>
    <message>
        <source>Save under another name: the folder may be read-only or the disk full.</source>
        <translation>दूसरे नाम से सहेजें: शायद फ़ोल्डर में लिखने की अनुमति नहीं है या डिस्क भरी है।</translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n more errors.</source>
        <translation>
            <numerusform>कम से कम एक और गलती है।</numerusform>
            <numerusform>कम से कम %n और गलतियाँ हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more errors.</source>
        <translation>
            <numerusform>एक और गलती है।</numerusform>
            <numerusform>%n और गलतियाँ हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of this game could not be read.</source>
        <translation>इस बाज़ी के कुछ हिस्से पढ़े नहीं जा सके।</translation>
    </message>
    <message>
        <source>There is not enough memory. Close other programs and open it again.</source>
        <translation>मेमोरी काफ़ी नहीं है। दूसरे प्रोग्राम बंद करें और इसे फिर से खोलें।</translation>
    </message>
    <message>
        <source>It is a pipe, a socket or a device. Choose a file.</source>
        <translation>यह पाइप, सॉकेट या उपकरण है। कोई फ़ाइल चुनें।</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 को सहेजा नहीं गया।</translation>
    </message>
</context>
<context>
    <name>UndoCommands</name>
    <message>
        <source>&amp;Take back</source>
        <translation>वापस लें(&amp;T)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>वापस लें</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>फिर से करें(&amp;R)</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <translation>वापस लिया हुआ फिर से करें</translation>
    </message>
    <message>
        <source>Undo your last move or change</source>
        <translation>अपनी पिछली चाल या बदलाव वापस लें</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>पिछली स्थिति</translation>
    </message>
    <message>
        <source>Go back to the game that was on the board before this one</source>
        <translation>उस बाज़ी पर लौटें जो इससे पहले बिसात पर थी</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>अगली स्थिति</translation>
    </message>
    <message>
        <source>Return to the game that followed this one</source>
        <translation>इसके बाद वाली बाज़ी पर लौटें</translation>
    </message>
</context>
<context>
    <name>WayBackCommands</name>
    <message>
        <source>Dismiss the message</source>
        <translation>संदेश हटाएँ</translation>
    </message>
    <message>
        <source>Cancel solving</source>
        <translation>हल करना रोकें</translation>
    </message>
    <message>
        <source>Stop solving the ending</source>
        <translation>एंडगेम हल करना बंद करें</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>Take over and keep playing</source>
        <translation>आगे खुद खेलें</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>रीप्ले छोड़ें</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>बाज़ी पर लौटें</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>बाज़ी जारी रखें</translation>
    </message>
    <message>
        <source>Clear the typed move</source>
        <translation>लिखी हुई चाल मिटाएँ</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>मोहरा वापस रखें</translation>
    </message>
    <message>
        <source>Leave the set-up</source>
        <translation>सजाना छोड़ें</translation>
    </message>
    <message>
        <source>Press Esc again to go back to the game.</source>
        <translation>बाज़ी पर लौटने के लिए Esc फिर दबाएँ।</translation>
    </message>
    <message>
        <source>The position you have set up will be lost.</source>
        <translation>आपकी सजाई हुई स्थिति मिट जाएगी।</translation>
    </message>
    <message>
        <source>Go back to where the replay began</source>
        <translation>वहाँ लौटें जहाँ से रीप्ले शुरू हुआ</translation>
    </message>
    <message>
        <source>It will not be graded.</source>
        <translation>इसका कोई ग्रेड नहीं मिलेगा।</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>परीक्षा खत्म करें</translation>
    </message>
    <message>
        <source>Press Esc again to end the exam.</source>
        <translation>परीक्षा खत्म करने के लिए Esc फिर दबाएँ।</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>फिर भी छोड़ें</translation>
    </message>
    <message>
        <source>not in an exam</source>
        <translation>परीक्षा में उपलब्ध नहीं</translation>
    </message>
    <message>
        <source>Press Esc again to cancel your changes.</source>
        <translation>बदलाव रद्द करने के लिए Esc फिर दबाएँ।</translation>
    </message>
    <message>
        <source>The page will be as it was before.</source>
        <translation>पन्ना पहले जैसा हो जाएगा।</translation>
    </message>
    <message>
        <source>Show the page as it was before</source>
        <translation>पन्ना पहले जैसा दिखाएँ</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>बदलाव छोड़ें</translation>
    </message>
    <message>
        <source>Press Esc again to cancel solving the ending.</source>
        <translation>एंडगेम हल करना रोकने के लिए Esc फिर दबाएँ।</translation>
    </message>
    <message>
        <source>It would have to start again.</source>
        <translation>उसे फिर से शुरू करना होगा।</translation>
    </message>
    <message>
        <source>Close the first steps</source>
        <translation>पहले कदम बंद करें</translation>
    </message>
    <message>
        <source>Keep solving</source>
        <translation>हल करना जारी रखें</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>संपादन जारी रखें</translation>
    </message>
    <message>
        <source>Continue the exam</source>
        <translation>परीक्षा जारी रखें</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Right Corner %1 is a trainer for chess endings with up to %2 pieces, above all the mate with bishop and knight. Each ending is solved in memory when needed; your data stays on your computer.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Right Corner %1 शतरंज के एंडगेम का ट्रेनर है: %2 मोहरों तक, और सबसे बढ़कर ऊँट और घोड़े की मात। हर एंडगेम ज़रूरत पड़ने पर मेमोरी में हल होता है; आपका डेटा आपके कंप्यूटर पर ही रहता है।

GNU General Public License, संस्करण 3 या उसके बाद के अंतर्गत मुक्त सॉफ़्टवेयर।</translation>
    </message>
    <message>
        <source>About Right Corner</source>
        <translation>Right Corner के बारे में</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>रूप-रंग(&amp;T)</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>सिस्टम के अनुसार</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>हल्का</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>गहरा</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>भाषा(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>पूरी स्क्रीन(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;About Right Corner</source>
        <translation>Right Corner के बारे में(&amp;A)</translation>
    </message>
    <message>
        <source>Game &amp;record</source>
        <translation>बाज़ी का रिकॉर्ड(&amp;R)</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>चालें</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>सभी चालें</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>ग्राफ़</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>रिपोर्ट</translation>
    </message>
    <message>
        <source>Terms, symbols and &amp;keys</source>
        <translation>शब्दावली, चिह्न और कुंजियाँ(&amp;K)</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>सफ़ेद पर काला</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>काले पर सफ़ेद</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a size of text, in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>अक्षरों का आकार(&amp;X)</translation>
    </message>
    <message>
        <source>Read &amp;moves aloud</source>
        <translation>चालें बोलकर पढ़ें(&amp;M)</translation>
    </message>
    <message>
        <source>Read each move with the system&apos;s text-to-speech voice</source>
        <translation>हर चाल सिस्टम की आवाज़ में पढ़वाएँ</translation>
    </message>
    <message>
        <source>Move sounds</source>
        <translation>चालों की आवाज़ें</translation>
    </message>
    <message>
        <source>Hear moves, captures, checks and checkmate</source>
        <translation>चाल, मोहरा मारने, शह और मात की आवाज़ सुनें</translation>
    </message>
    <message>
        <source>No sound player was found; install pw-play, paplay or aplay</source>
        <translation>आवाज़ चलाने वाला प्रोग्राम नहीं मिला; pw-play, paplay या aplay इंस्टॉल करें</translation>
    </message>
    <message>
        <source>No text-to-speech program was found; install speech-dispatcher</source>
        <translation>पाठ बोलकर सुनाने वाला प्रोग्राम नहीं मिला; speech-dispatcher इंस्टॉल करें</translation>
    </message>
    <message>
        <source>no speech program found</source>
        <translation>बोलने वाला प्रोग्राम नहीं मिला</translation>
    </message>
    <message>
        <source>no sound player found</source>
        <translation>आवाज़ चलाने वाला प्रोग्राम नहीं मिला</translation>
    </message>
    <message>
        <source>First &amp;steps</source>
        <translation>पहले कदम(&amp;S)</translation>
    </message>
    <message>
        <source>Show the suggestions of the first start again</source>
        <translation>पहली शुरुआत के सुझाव फिर दिखाएँ</translation>
    </message>
    <message>
        <source>only beside a game of your own</source>
        <translation>केवल आपकी अपनी बाज़ी के साथ</translation>
    </message>
    <message>
        <source>Endings in &amp;figures…</source>
        <translation>आँकड़ों में एंडगेम(&amp;F)…</translation>
    </message>
    <message>
        <source>All endings with their aims, longest wins, shares of results and zugzwangs</source>
        <translation>सभी एंडगेम: लक्ष्य, सबसे लंबी जीत, परिणामों का अनुपात और ज़ुगज़्वांग</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Throws the win away.</source>
        <translation>जीत हाथ से निकल जाती है।</translation>
    </message>
    <message>
        <source>Turns a win into a loss.</source>
        <translation>जीत हार में बदल जाती है।</translation>
    </message>
    <message>
        <source>Throws the draw away.</source>
        <translation>ड्रॉ हाथ से निकल जाता है।</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) slower than the best.</source>
        <translation>
            <numerusform>सर्वोत्तम से एक चाल धीमी।</numerusform>
            <numerusform>सर्वोत्तम से %n चाल धीमी।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>मात एक चाल पहले होने देती है।</numerusform>
            <numerusform>मात %n चाल पहले होने देती है।</numerusform>
        </translation>
    </message>
    <message>
        <source>N</source>
        <comment>the knight&apos;s letter in chess notation</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the bishop&apos;s letter in chess notation</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the rook&apos;s letter in chess notation</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>the queen&apos;s letter in chess notation</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <comment>the king&apos;s letter in chess notation</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Best was %1.</source>
        <translation>सर्वोत्तम: %1।</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 सर्वोत्तम है।</translation>
    </message>
    <message numerus="yes">
        <source>%1 works: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 से काम चलता है: सर्वोत्तम से एक चाल धीमी।</numerusform>
            <numerusform>%1 से काम चलता है: सर्वोत्तम से %n चाल धीमी।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 लंबा चक्कर है: सर्वोत्तम से एक चाल धीमी।</numerusform>
            <numerusform>%1 लंबा चक्कर है: सर्वोत्तम से %n चाल धीमी।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>%1 मात एक चाल पहले होने देती है।</numerusform>
            <numerusform>%1 मात %n चाल पहले होने देती है।</numerusform>
        </translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>सफ़ेद की चाल</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>काले की चाल</translation>
    </message>
    <message>
        <source>Right corners (dark): %1</source>
        <translation>सही कोने (काले): %1</translation>
    </message>
    <message>
        <source>Right corners (light): %1</source>
        <translation>सही कोने (सफ़ेद): %1</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>शह और मात</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>गतिरोध</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>ड्रॉ</translation>
    </message>
    <message>
        <source>Neither side has mating material.</source>
        <translation>किसी भी पक्ष के पास मात देने लायक मोहरे नहीं हैं।</translation>
    </message>
    <message>
        <source>The king captures the knight on %1.</source>
        <translation>राजा %1 पर घोड़े को मार लेता है।</translation>
    </message>
    <message>
        <source>The king captures the bishop on %1.</source>
        <translation>राजा %1 पर ऊँट को मार लेता है।</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>शह और मात।</translation>
    </message>
    <message>
        <source>Draw by stalemate.</source>
        <translation>गतिरोध से ड्रॉ।</translation>
    </message>
    <message>
        <source>Draw by insufficient material.</source>
        <translation>मात देने लायक मोहरे न होने से ड्रॉ।</translation>
    </message>
    <message>
        <source>Draw by the fifty-move rule.</source>
        <translation>पचास-चाल नियम से ड्रॉ।</translation>
    </message>
    <message>
        <source>Draw by the seventy-five-move rule.</source>
        <translation>पचहत्तर-चाल नियम से ड्रॉ।</translation>
    </message>
    <message>
        <source>Draw by threefold repetition.</source>
        <translation>तीन बार दोहराव से ड्रॉ।</translation>
    </message>
    <message>
        <source>This position has occurred three times: in a tournament game a draw could be claimed.</source>
        <translation>यह स्थिति तीन बार आई: टूर्नामेंट की बाज़ी में ड्रॉ का दावा हो सकता था।</translation>
    </message>
    <message>
        <source>%1 throws the win away.</source>
        <translation>%1 से जीत हाथ से निकल जाती है।</translation>
    </message>
    <message>
        <source>%1 loses: it was a draw.</source>
        <translation>%1 से हार होती है: यह ड्रॉ था।</translation>
    </message>
    <message>
        <source>%1 holds the draw.</source>
        <translation>%1 से ड्रॉ बना रहता है।</translation>
    </message>
    <message>
        <source>The king captures the queen on %1.</source>
        <translation>राजा %1 पर वज़ीर को मार लेता है।</translation>
    </message>
    <message>
        <source>The king captures the rook on %1.</source>
        <translation>राजा %1 पर हाथी को मार लेता है।</translation>
    </message>
    <message>
        <source>The king captures the pawn on %1.</source>
        <translation>राजा %1 पर प्यादे को मार लेता है।</translation>
    </message>
    <message>
        <source>The queen is captured on %1.</source>
        <translation>वज़ीर %1 पर मारा जाता है।</translation>
    </message>
    <message>
        <source>The rook is captured on %1.</source>
        <translation>हाथी %1 पर मारा जाता है।</translation>
    </message>
    <message>
        <source>The bishop is captured on %1.</source>
        <translation>ऊँट %1 पर मारा जाता है।</translation>
    </message>
    <message>
        <source>The knight is captured on %1.</source>
        <translation>घोड़ा %1 पर मारा जाता है।</translation>
    </message>
    <message>
        <source>The pawn is captured on %1.</source>
        <translation>प्यादा %1 पर मारा जाता है।</translation>
    </message>
    <message>
        <source>Best play ends in stalemate.</source>
        <translation>अंत गतिरोध में होता है।</translation>
    </message>
    <message>
        <source>The king forks the pieces and takes one of them.</source>
        <translation>राजा दोनों मोहरों पर फ़ोर्क करता है और एक को मार लेता है।</translation>
    </message>
    <message>
        <source>It is a rook pawn: the king reaches the queening corner, or traps the other king there.</source>
        <translation>यह किनारे का प्यादा है: राजा पदोन्नति के कोने में पहुँचता है या दूसरे राजा को वहाँ फँसा देता है।</translation>
    </message>
    <message>
        <source>The pawn is lost.</source>
        <translation>प्यादा हाथ से जाता है।</translation>
    </message>
    <message>
        <source>Both pawns promote.</source>
        <translation>दोनों प्यादे पदोन्नत होते हैं।</translation>
    </message>
    <message>
        <source>%1 loses: it was a win.</source>
        <translation>%1 से हार होती है: यह जीत थी।</translation>
    </message>
    <message>
        <source>A rook or bishop pawn on the seventh rank with its king beside it draws against the queen.</source>
        <translation>सातवीं पंक्ति का किनारे का या ऊँट वाला प्यादा, अगर उसका राजा बगल में हो, वज़ीर के सामने टिक जाता है।</translation>
    </message>
    <message>
        <source>Not in the tablebases</source>
        <translation>टेबलबेस में नहीं है</translation>
    </message>
    <message>
        <source>White mates in %1</source>
        <translation>सफ़ेद %1 चाल में मात देगा</translation>
    </message>
    <message>
        <source>Black mates in %1</source>
        <translation>काला %1 चाल में मात देगा</translation>
    </message>
    <message>
        <source>Mate in %1</source>
        <translation>%1 चाल में मात</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>सफ़ेद जीतता है</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>काला जीतता है</translation>
    </message>
    <message>
        <source>Two knights cannot force mate: confining the king completely stalemates him.</source>
        <translation>दो घोड़े मात पक्की नहीं कर सकते: राजा को पूरी तरह बंद करने से गतिरोध होता है।</translation>
    </message>
    <message>
        <source>The bishop does not control the queening corner, and the king defends it.</source>
        <translation>पदोन्नति का कोना ऊँट के नियंत्रण में नहीं है, और राजा उसकी रक्षा करता है।</translation>
    </message>
    <message>
        <source>Material is even, and neither side can force a win.</source>
        <translation>दोनों का बल बराबर है, और कोई पक्ष जीत पक्की नहीं कर सकता।</translation>
    </message>
    <message numerus="yes">
        <source>It took %n move(s)</source>
        <translation>
            <numerusform>%n चाल लगी</numerusform>
            <numerusform>%n चालें लगीं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s)</source>
        <translation>
            <numerusform>आपका बचाव %n चाल तक चला</numerusform>
            <numerusform>आपका बचाव %n चालों तक चला</numerusform>
        </translation>
    </message>
    <message>
        <source>Seventy-five moves without a capture or pawn move: in a tournament game this would be a draw.</source>
        <translation>पचहत्तर चालों तक न कोई मोहरा या प्यादा मारा गया, न कोई प्यादा चला: टूर्नामेंट की बाज़ी में यह ड्रॉ होता।</translation>
    </message>
    <message>
        <source>Fifty moves without a capture or pawn move: in a tournament game a draw could be claimed.</source>
        <translation>पचास चालों तक न कोई मोहरा या प्यादा मारा गया, न कोई प्यादा चला: टूर्नामेंट की बाज़ी में ड्रॉ का दावा हो सकता था।</translation>
    </message>
    <message>
        <source>Under the fifty-move rule the win now comes too late.</source>
        <translation>पचास-चाल नियम के अनुसार जीत अब बहुत देर से आती है।</translation>
    </message>
    <message numerus="yes">
        <source>the best defence lasts %n</source>
        <translation>
            <numerusform>सर्वोत्तम बचाव %n चाल तक चलता है</numerusform>
            <numerusform>सर्वोत्तम बचाव %n चालों तक चलता है</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best play needs %n</source>
        <translation>
            <numerusform>सर्वोत्तम खेल में %n चाल लगती है</numerusform>
            <numerusform>सर्वोत्तम खेल में %n चालें लगती हैं</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>what was played and what is best</comment>
        <translation>%1; %2।</translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s), as long as possible.</source>
        <translation>
            <numerusform>आपका बचाव %n चाल तक चला, इससे लंबा संभव नहीं था।</numerusform>
            <numerusform>आपका बचाव %n चालों तक चला, इससे लंबा संभव नहीं था।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>a list of moves and how many more there are</comment>
        <translation>
            <numerusform>%1 और एक अन्य</numerusform>
            <numerusform>%1 और %n अन्य</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of moves and the last of them</comment>
        <translation>%1 और %2</translation>
    </message>
    <message>
        <source>The best moves were %1.</source>
        <translation>सर्वोत्तम चालें: %1।</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>छोड़ दी गई</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>आपने छोड़ दिया।</translation>
    </message>
    <message numerus="yes">
        <source>Following the method took %n more move(s) than best play.</source>
        <translation>
            <numerusform>विधि पर चलने में सर्वोत्तम खेल से एक चाल ज़्यादा लगी।</numerusform>
            <numerusform>विधि पर चलने में सर्वोत्तम खेल से %n चालें ज़्यादा लगीं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A weaker defence made the mate %n move(s) shorter.</source>
        <translation>
            <numerusform>कमज़ोर बचाव से मात एक चाल पहले हुई।</numerusform>
            <numerusform>कमज़ोर बचाव से मात %n चाल पहले हुई।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only legal move.</source>
        <translation>%1 एकमात्र वैध चाल है।</translation>
    </message>
    <message numerus="yes">
        <source>%1 also wins, %n move(s) slower.</source>
        <translation>
            <numerusform>%1 से भी जीत होती है, पर एक चाल देर से।</numerusform>
            <numerusform>%1 से भी जीत होती है, पर %n चाल देर से।</numerusform>
        </translation>
    </message>
    <message>
        <source>The weaker side gives perpetual check.</source>
        <translation>कमज़ोर पक्ष लगातार शह देता रहता है।</translation>
    </message>
    <message>
        <source>The weaker side can hold.</source>
        <translation>कमज़ोर पक्ष ड्रॉ बचा सकता है।</translation>
    </message>
    <message>
        <source>The queen cannot be saved.</source>
        <translation>वज़ीर बच नहीं सकता।</translation>
    </message>
    <message>
        <source>The rook cannot be saved.</source>
        <translation>हाथी बच नहीं सकता।</translation>
    </message>
    <message>
        <source>The bishop cannot be saved.</source>
        <translation>ऊँट बच नहीं सकता।</translation>
    </message>
    <message>
        <source>The knight cannot be saved.</source>
        <translation>घोड़ा बच नहीं सकता।</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>प्यादा बच नहीं सकता।</translation>
    </message>
    <message>
        <source>The pawn costs the queen.</source>
        <translation>प्यादे के बदले वज़ीर देना पड़ता है।</translation>
    </message>
    <message>
        <source>The pawn costs the rook.</source>
        <translation>प्यादे के बदले हाथी देना पड़ता है।</translation>
    </message>
    <message>
        <source>The pawn on %1 is lost, and the other one does not win.</source>
        <translation>%1 का प्यादा हाथ से जाता है, और दूसरा जीत नहीं दिलाता।</translation>
    </message>
    <message>
        <source>%1 holds out as long as possible.</source>
        <translation>%1 से बचाव जितना हो सके उतना लंबा चलता है।</translation>
    </message>
    <message>
        <source>The knight stops the pawn but cannot mate alone.</source>
        <translation>घोड़ा प्यादे को रोक लेता है, पर अकेला मात नहीं दे सकता।</translation>
    </message>
    <message>
        <source>The bishop stops the pawn but cannot mate alone.</source>
        <translation>ऊँट प्यादे को रोक लेता है, पर अकेला मात नहीं दे सकता।</translation>
    </message>
    <message>
        <source>The rook’s king is too far away to help stop the pawn.</source>
        <translation>हाथी वाले पक्ष का राजा इतना दूर है कि प्यादे को रोकने में मदद नहीं कर सकता।</translation>
    </message>
    <message>
        <source>Neither side can force a win.</source>
        <translation>कोई पक्ष जीत पक्की नहीं कर सकता।</translation>
    </message>
    <message>
        <source>The lone king keeps the other king off the pawn&apos;s key squares.</source>
        <translation>अकेला राजा दूसरे राजा को प्यादे के निर्णायक खानों से दूर रखता है।</translation>
    </message>
    <message>
        <source>Rook against a lone minor piece is usually a draw, and it is one here.</source>
        <translation>हाथी बनाम अकेला हल्का मोहरा आम तौर पर ड्रॉ होता है, और यहाँ भी है।</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 सर्वोत्तम चालों में से एक है।</translation>
    </message>
    <message>
        <source>Gets mated in %1</source>
        <translation>%1 में मात खाता है</translation>
    </message>
    <message>
        <source>The pawn saves the draw; without it, the other side would win.</source>
        <translation>प्यादा ड्रॉ बचाता है; उसके बिना दूसरा पक्ष जीत जाता।</translation>
    </message>
    <message numerus="yes">
        <source>Mated in %n move(s), the fewest possible.</source>
        <translation>
            <numerusform>%n चाल में मात, इससे कम में संभव नहीं।</numerusform>
            <numerusform>%n चालों में मात, इससे कम में संभव नहीं।</numerusform>
        </translation>
    </message>
    <message>
        <source>The bishops move on dark squares only, so there can be no mate.</source>
        <translation>सभी ऊँट केवल काले खानों पर चलते हैं, इसलिए मात संभव नहीं।</translation>
    </message>
    <message>
        <source>The bishops move on light squares only, so there can be no mate.</source>
        <translation>सभी ऊँट केवल सफ़ेद खानों पर चलते हैं, इसलिए मात संभव नहीं।</translation>
    </message>
    <message>
        <source>After %1 it is still a draw.</source>
        <translation>%1 के बाद भी ड्रॉ ही है।</translation>
    </message>
    <message>
        <source>It is stalemate.</source>
        <translation>यह गतिरोध है।</translation>
    </message>
</context>
<context>
    <name>actions::Actions</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a tip and its shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and why it cannot be used</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not available now: %1 (%2).</source>
        <comment>a command and why</comment>
        <translation>अभी उपलब्ध नहीं: %1 (%2)।</translation>
    </message>
</context>
<context>
    <name>board::BoardView</name>
    <message>
        <source>Chessboard</source>
        <translation>शतरंज की बिसात</translation>
    </message>
    <message>
        <source>The arrow keys move between the squares, Enter picks a piece up and puts it down, Escape cancels.</source>
        <translation>तीर कुंजियाँ खानों के बीच ले जाती हैं, Enter मोहरा उठाता और रखता है, Escape रद्द करता है।</translation>
    </message>
</context>
<context>
    <name>board::PromotionChooser</name>
    <message>
        <source>Promotion piece</source>
        <translation>पदोन्नति का मोहरा</translation>
    </message>
</context>
<context>
    <name>files::Filing</name>
    <message>
        <source>Open a game</source>
        <translation>बाज़ी खोलें</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>बाज़ियाँ (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>बाज़ी सहेजें</translation>
    </message>
    <message>
        <source>game</source>
        <translation>बाज़ी</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>बिसात निर्यात करें</translation>
    </message>
    <message>
        <source>Vector graphic (*.svg)</source>
        <translation>वेक्टर चित्र (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>चित्र (*.png)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>बिसात</translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation>कोर्स खोलें</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln बाज़ी</numerusform>
            <numerusform>%Ln बाज़ियाँ</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is being read.</source>
        <translation>टेक्स्ट पढ़ा जा रहा है।</translation>
    </message>
    <message>
        <source>“%1” is being read.</source>
        <translation>“%1” को पढ़ा जा रहा है।</translation>
    </message>
    <message>
        <source>The game has been saved as “%1”.</source>
        <translation>बाज़ी “%1” नाम से सहेजी गई।</translation>
    </message>
    <message>
        <source>The board has been saved as “%1”.</source>
        <translation>बिसात “%1” नाम से सहेजी गई।</translation>
    </message>
    <message>
        <source>“%1” is being saved.</source>
        <translation>“%1” को सहेजा जा रहा है।</translation>
    </message>
    <message>
        <source>The game has been copied.</source>
        <translation>बाज़ी कॉपी हो गई।</translation>
    </message>
    <message>
        <source>The game is being copied.</source>
        <translation>बाज़ी कॉपी की जा रही है।</translation>
    </message>
    <message>
        <source>Larger ones can be read by “Look through my games” in the File menu.</source>
        <translation>बड़ी फ़ाइलें “फ़ाइल” मेनू के “मेरी बाज़ियाँ जाँचें” से पढ़ी जा सकती हैं।</translation>
    </message>
</context>
<context>
    <name>files::PositionsImport</name>
    <message>
        <source>“%1” is being read.</source>
        <translation>“%1” को पढ़ा जा रहा है।</translation>
    </message>
</context>
<context>
    <name>files::PracticeFiles</name>
    <message>
        <source>Export practice data</source>
        <translation>अभ्यास का डेटा निर्यात करें</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>तालिकाएँ (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>अभ्यास</translation>
    </message>
    <message>
        <source>Back up practice data</source>
        <translation>अभ्यास के डेटा का बैकअप लें</translation>
    </message>
    <message>
        <source>Practice data (*.db)</source>
        <translation>अभ्यास का डेटा (*.db)</translation>
    </message>
    <message>
        <source>Restore practice data</source>
        <translation>अभ्यास का डेटा पुनर्स्थापित करें</translation>
    </message>
    <message>
        <source>Replace your practice data with “%1”?</source>
        <translation>अपने अभ्यास के डेटा की जगह “%1” रखें?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>बदलें(&amp;R)</translation>
    </message>
    <message>
        <source>Your practice data has been restored from “%1”.</source>
        <translation>आपके अभ्यास का डेटा “%1” से पुनर्स्थापित किया गया।</translation>
    </message>
    <message>
        <source>“%1” is not a readable practice backup.</source>
        <translation>“%1” अभ्यास का पढ़ने लायक बैकअप नहीं है।</translation>
    </message>
    <message>
        <source>No changes were made.</source>
        <translation>कोई बदलाव नहीं किया गया।</translation>
    </message>
    <message>
        <source>There is no practice data to erase.</source>
        <translation>मिटाने के लिए अभ्यास का कोई डेटा नहीं है।</translation>
    </message>
    <message>
        <source>Erase all practice data?</source>
        <translation>अभ्यास का सारा डेटा मिटा दें?</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>मिटाएँ(&amp;F)</translation>
    </message>
    <message>
        <source>All practice data has been erased.</source>
        <translation>अभ्यास का सारा डेटा मिटा दिया गया।</translation>
    </message>
    <message>
        <source>Your practice data cannot be erased now.</source>
        <translation>आपके अभ्यास का डेटा अभी नहीं मिटाया जा सकता।</translation>
    </message>
    <message>
        <source>The file may be read-only or the disk full.</source>
        <translation>शायद फ़ाइल में लिखने की अनुमति नहीं है या डिस्क भरी है।</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n प्रयास</numerusform>
            <numerusform>%n प्रयास</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and the schedule of %n exercise(s) will be deleted for good.</source>
        <translation>
            <numerusform>और %n सवाल की प्रगति हमेशा के लिए मिट जाएगी।</numerusform>
            <numerusform>और %n सवालों की प्रगति हमेशा के लिए मिट जाएगी।</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>रद्द किया गया।</translation>
    </message>
    <message>
        <source>Your practice data is being exported.</source>
        <translation>आपके अभ्यास का डेटा निर्यात हो रहा है।</translation>
    </message>
    <message>
        <source>Your practice data is being backed up.</source>
        <translation>आपके अभ्यास के डेटा का बैकअप लिया जा रहा है।</translation>
    </message>
    <message>
        <source>Your practice data is being restored.</source>
        <translation>आपके अभ्यास का डेटा पुनर्स्थापित किया जा रहा है।</translation>
    </message>
    <message>
        <source>The attempts have been saved as “%1”.</source>
        <translation>प्रयास “%1” नाम से सहेजे गए।</translation>
    </message>
    <message>
        <source>The backup has been saved as “%1”.</source>
        <translation>बैकअप “%1” नाम से सहेजा गया।</translation>
    </message>
    <message>
        <source>Your place in each course, your earlier games and your settings stay.</source>
        <translation>हर कोर्स में आपकी जगह, आपकी पिछली बाज़ियाँ और सेटिंग बनी रहेंगी।</translation>
    </message>
    <message>
        <source>The record of which course pages you have read and which questions you have solved will also be lost.</source>
        <translation>कोर्स के पढ़े हुए पन्नों और हल किए सवालों की सूची भी मिट जाएगी।</translation>
    </message>
</context>
<context>
    <name>modes::ByHeart</name>
    <message>
        <source>%1 by heart, mate in %2</source>
        <comment>an ending</comment>
        <translation>%1 ज़बानी, %2 चाल में मात</translation>
    </message>
    <message>
        <source>%1 by heart, hold the draw</source>
        <comment>an ending</comment>
        <translation>%1 ज़बानी, ड्रॉ बनाए रखें</translation>
    </message>
    <message>
        <source>Choosing the positions to learn by heart</source>
        <translation>याद करने की स्थितियाँ चुनी जा रही हैं</translation>
    </message>
    <message>
        <source>There is not enough memory to choose the positions.</source>
        <translation>स्थितियाँ चुनने के लिए मेमोरी कम है।</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>दूसरे प्रोग्राम बंद करें और फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>The course to learn by heart could not be saved.</source>
        <translation>याद करने का कोर्स सहेजा नहीं जा सका।</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>शायद डिस्क भरी है। जगह बनाकर फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>This position has too many lines to learn by heart.</source>
        <translation>इस स्थिति में याद करने के लिए बहुत ज़्यादा लाइनें हैं।</translation>
    </message>
    <message>
        <source>Play on and try again nearer to the end of the game.</source>
        <translation>आगे खेलें और बाज़ी के अंत के पास फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>Choose a position with a win or a draw to learn by heart.</source>
        <translation>याद करने के लिए जीत या ड्रॉ वाली स्थिति चुनें।</translation>
    </message>
    <message>
        <source>There is nothing to learn by heart in this position.</source>
        <translation>इस स्थिति में याद करने को कुछ नहीं है।</translation>
    </message>
    <message>
        <source>%1, best moves only</source>
        <comment>a course</comment>
        <translation>%1, केवल सर्वोत्तम चालें</translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %Ln move(s) slower</source>
        <comment>a course</comment>
        <translation>
            <numerusform>%1, %Ln चाल तक धीमी</numerusform>
            <numerusform>%1, %Ln चाल तक धीमी</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by heart</source>
        <comment>a position</comment>
        <translation>%1 ज़बानी</translation>
    </message>
    <message>
        <source>The ending is being solved.</source>
        <translation>एंडगेम हल हो रहा है।</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>मुख्य लाइन</translation>
    </message>
    <message numerus="yes">
        <source>Your line has %Ln position(s), with one move to learn in each.</source>
        <translation>
            <numerusform>आपकी लाइन में %Ln स्थिति है, जिसमें सीखने के लिए एक चाल है।</numerusform>
            <numerusform>आपकी लाइन में %Ln स्थितियाँ हैं, और हर एक में सीखने के लिए एक चाल है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest way to mate takes %Ln move(s).</source>
        <translation>
            <numerusform>मात तक के सबसे लंबे रास्ते में %Ln चाल लगती है।</numerusform>
            <numerusform>मात तक के सबसे लंबे रास्ते में %Ln चालें लगती हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know %Ln of the positions already.</source>
        <translation>
            <numerusform>इनमें से %Ln स्थिति आपको पहले से आती है।</numerusform>
            <numerusform>इनमें से %Ln स्थितियाँ आपको पहले से आती हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>They answer every threat, every pawn move and every reply to your checks. After any other move, most moves hold the draw.</source>
        <translation>इनमें हर धमकी, प्यादे की हर चाल और आपकी शह के हर जवाब का उत्तर है। किसी भी दूसरी चाल के बाद ज़्यादातर चालों से ड्रॉ बना रहता है।</translation>
    </message>
    <message>
        <source>The course to learn by heart is ready.</source>
        <translation>याद करने का कोर्स तैयार है।</translation>
    </message>
    <message>
        <source>Choose the same command for the same position again to open it.</source>
        <translation>इसे खोलने के लिए उसी स्थिति में वही कमांड फिर चुनें।</translation>
    </message>
</context>
<context>
    <name>modes::Column</name>
    <message>
        <source>The course</source>
        <translation>कोर्स</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>अभ्यास</translation>
    </message>
    <message>
        <source>A course teaches you the mate step by step.</source>
        <translation>कोर्स आपको यह मात कदम-दर-कदम सिखाता है।</translation>
    </message>
    <message>
        <source>Short exercises come back when they are due.</source>
        <translation>छोटे सवाल, जो अपने समय पर फिर आते हैं।</translation>
    </message>
    <message>
        <source>Enter any position to play or analyse it.</source>
        <translation>कोई भी स्थिति सजाकर खेलें या उसका विश्लेषण करें।</translation>
    </message>
    <message>
        <source>Mate the king on this board, with help from the coach.</source>
        <translation>इस बिसात पर राजा को मात दें, कोच की मदद से।</translation>
    </message>
    <message>
        <source>Other courses</source>
        <translation>अन्य कोर्स</translation>
    </message>
</context>
<context>
    <name>modes::CourseContents</name>
    <message>
        <source>✗ Failed</source>
        <translation>✗ असफल</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ मदद से</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ हल हुआ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions solved</comment>
        <translation>%2 में से %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>pages read</comment>
        <translation>%2 में से %1</translation>
    </message>
    <message>
        <source>You have reached the end of the course.</source>
        <translation>कोर्स यहीं खत्म होता है।</translation>
    </message>
    <message>
        <source>All questions are solved.</source>
        <translation>सारे सवाल हल हो चुके हैं।</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ दूसरी कोशिश में</translation>
    </message>
    <message>
        <source>Read</source>
        <comment>a page was</comment>
        <translation>पढ़ा गया</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <comment>the answer to a question</comment>
        <translation>✗ दिखाया गया</translation>
    </message>
</context>
<context>
    <name>modes::Dealing</name>
    <message>
        <source>Solving was cancelled.</source>
        <translation>हल करना रोक दिया गया।</translation>
    </message>
    <message>
        <source>Choose “New position” to try again.</source>
        <translation>फिर कोशिश करने के लिए “नई स्थिति” चुनें।</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>एंडगेम हल करने के लिए मेमोरी कम पड़ी।</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>दूसरे प्रोग्राम बंद करें और फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>No such position exists.</source>
        <translation>ऐसी कोई स्थिति नहीं है।</translation>
    </message>
    <message>
        <source>Choose another kind of position.</source>
        <translation>दूसरी किस्म की स्थिति चुनें।</translation>
    </message>
</context>
<context>
    <name>modes::MoveInput</name>
    <message>
        <source>The game is over. %1</source>
        <translation>बाज़ी खत्म हो चुकी है। %1</translation>
    </message>
    <message>
        <source>It is not your move.</source>
        <translation>अभी आपकी चाल नहीं है।</translation>
    </message>
    <message>
        <source>No other moves can be played in a replay.</source>
        <translation>रीप्ले में कोई और चाल नहीं चली जा सकती।</translation>
    </message>
    <message>
        <source>Choose “Play from here” first.</source>
        <translation>पहले “यहाँ से खेलें” चुनें।</translation>
    </message>
    <message>
        <source>In an exam, moves cannot be taken back.</source>
        <translation>परीक्षा में चली हुई चाल वापस नहीं होती।</translation>
    </message>
    <message>
        <source>Go to the last move to play on.</source>
        <translation>आगे खेलने के लिए आखिरी चाल पर जाएँ।</translation>
    </message>
    <message>
        <source>This question asks for squares: type them like “c3 d5”.</source>
        <translation>इस सवाल में खाने पूछे गए हैं: उन्हें “c3 d5” की तरह लिखें।</translation>
    </message>
</context>
<context>
    <name>modes::PageEditor</name>
    <message>
        <source>The page has not been saved. Open the course again, or check the disk and try again.</source>
        <translation>पन्ना सहेजा नहीं गया। कोर्स फिर खोलें, या डिस्क जाँचकर फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>This page cannot be edited because parts of it cannot be read.</source>
        <translation>इस पन्ने के कुछ भाग पढ़े नहीं जा सकते, इसलिए इसे संपादित नहीं किया जा सकता।</translation>
    </message>
    <message>
        <source>This chapter cannot be renamed because parts of it cannot be read.</source>
        <translation>इस अध्याय के कुछ भाग पढ़े नहीं जा सकते, इसलिए इसका नाम नहीं बदला जा सकता।</translation>
    </message>
    <message>
        <source>Text after %1</source>
        <comment>a move</comment>
        <translation>%1 के बाद का पाठ</translation>
    </message>
    <message>
        <source>Text for the first position</source>
        <translation>पहली स्थिति का पाठ</translation>
    </message>
</context>
<context>
    <name>modes::Practice</name>
    <message>
        <source>Finish</source>
        <translation>समाप्त</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>अगला सवाल</translation>
    </message>
    <message>
        <source>Back to practice</source>
        <translation>अभ्यास पर लौटें</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>अभ्यास जारी रखें</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>अभ्यास</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n दोहराना है</numerusform>
            <numerusform>%n दोहराने हैं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n मिनट और</numerusform>
            <numerusform>%n मिनट और</numerusform>
        </translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>समय पूरा</translation>
    </message>
    <message>
        <source>That&apos;s it for now.</source>
        <translation>अभी के लिए इतना ही।</translation>
    </message>
    <message>
        <source>Exercises done: %1. Solved: %2.</source>
        <translation>किए गए सवाल: %1। हल हुए: %2।</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n हुआ</numerusform>
            <numerusform>%n हुए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left</source>
        <translation>
            <numerusform>%n सवाल और</numerusform>
            <numerusform>%n सवाल और</numerusform>
        </translation>
    </message>
    <message>
        <source>all done</source>
        <translation>सब पूरे</translation>
    </message>
    <message>
        <source>Choose one to see its position or its page again.</source>
        <translation>कोई सवाल चुनें और उसकी स्थिति या उसका पन्ना फिर देखें।</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>सवाल</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>नतीजा</translation>
    </message>
    <message>
        <source>Next time</source>
        <translation>अगली बार</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Your result cannot be saved at the moment.</source>
        <translation>अभी आपका नतीजा सहेजा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>सूची पर लौटें</translation>
    </message>
    <message>
        <source>You have no mistakes to practise yet.</source>
        <translation>अभ्यास के लिए अभी आपकी कोई गलती नहीं है।</translation>
    </message>
    <message>
        <source>“Look through my games” in the File menu finds them in your games.</source>
        <translation>“फ़ाइल” मेनू का “मेरी बाज़ियाँ जाँचें” उन्हें आपकी बाज़ियों में ढूँढता है।</translation>
    </message>
    <message>
        <source>Page %1 of the course explains this.</source>
        <translation>कोर्स के पन्ने %1 में यह समझाया गया है।</translation>
    </message>
    <message>
        <source>Chosen for practice: %1.</source>
        <translation>अभ्यास के लिए चुना गया: %1।</translation>
    </message>
    <message>
        <source>From the next exercise on: %1.</source>
        <translation>अगले अभ्यास से: %1।</translation>
    </message>
    <message>
        <source>This question about another subject is due; every third exercise may be one.</source>
        <translation>दूसरे विषय का यह प्रश्न देय है; हर तीसरा अभ्यास ऐसा हो सकता है।</translation>
    </message>
</context>
<context>
    <name>modes::Reader</name>
    <message>
        <source>Loading the course…</source>
        <translation>कोर्स लोड हो रहा है…</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>कोर्स पर लौटें</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>पन्ने पर लौटें</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>चाल दिखाएँ</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>अगली चाल</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>अगला पन्ना</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>समाप्त</translation>
    </message>
    <message>
        <source>%1. %2 (%3 of %4)</source>
        <comment>a chapter: its number, its name, the page and how many there are</comment>
        <translation>%1. %2 (%3/%4)</translation>
    </message>
    <message>
        <source>You mated in time.</source>
        <translation>आपने समय पर मात दे दी।</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>एक चाल में मात दें।</numerusform>
            <numerusform>%n चालों में मात दें।</numerusform>
        </translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>आपने ड्रॉ बचा लिया।</translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>एक चाल तक ड्रॉ बनाए रखें।</numerusform>
            <numerusform>%n चालों तक ड्रॉ बनाए रखें।</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct: these are the squares.</source>
        <translation>सही: यही खाने हैं।</translation>
    </message>
    <message>
        <source>You did not mate in time.</source>
        <translation>आपने समय पर मात नहीं दी।</translation>
    </message>
    <message>
        <source>You can no longer mate in time.</source>
        <translation>अब आप समय पर मात नहीं दे सकते।</translation>
    </message>
    <message>
        <source>You let the draw slip.</source>
        <translation>आपने ड्रॉ हाथ से जाने दिया।</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>मदद से हल हुआ।</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>फिर से शुरू करें</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <comment>a move</comment>
        <translation>%1 से आगे बढ़ें</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>सही।</translation>
    </message>
    <message>
        <source>Find the next move.</source>
        <translation>अगली चाल ढूँढें।</translation>
    </message>
    <message>
        <source>Find a better move.</source>
        <translation>बेहतर चाल ढूँढें।</translation>
    </message>
    <message>
        <source>Right: %1 is as good as %2.</source>
        <translation>सही: %1 भी %2 जितनी ही अच्छी है।</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>पिछला पन्ना</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>पिछली चाल</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>%1 गलत है।</translation>
    </message>
    <message>
        <source>Wrong squares: %1.</source>
        <translation>गलत खाने: %1।</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) still to find.</source>
        <translation>
            <numerusform>एक खाना ढूँढना बाकी है।</numerusform>
            <numerusform>%n खाने ढूँढने बाकी हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n square(s) on the board, or type them.</source>
        <translation>
            <numerusform>बिसात पर एक खाना चुनें या लिखें।</numerusform>
            <numerusform>बिसात पर %n खाने चुनें या लिखें।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a course and one of its pages</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Alt+Shift+PgDn goes to the next page without an answer.</source>
        <translation>Alt+Shift+Page Down बिना जवाब के अगले पन्ने पर ले जाता है।</translation>
    </message>
    <message>
        <source>The page goes on when you have played the move it asks for.</source>
        <translation>माँगी गई चाल चलने पर पन्ना आगे बढ़ेगा।</translation>
    </message>
    <message>
        <source>The page goes on when you have played it out.</source>
        <translation>अंत तक खेलने पर पन्ना आगे बढ़ेगा।</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong answer(s).</source>
        <translation>
            <numerusform>एक गलत जवाब के बाद हल हुआ।</numerusform>
            <numerusform>%n गलत जवाबों के बाद हल हुआ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>दूसरी कोशिश में हल हुआ।</translation>
    </message>
    <message>
        <source>The course goes on with %1.</source>
        <translation>कोर्स %1 से आगे बढ़ता है।</translation>
    </message>
    <message numerus="yes">
        <source>Right idea: %1 has the same aim, but %2 is %n move(s) faster.</source>
        <translation>
            <numerusform>विचार सही है: %1 का लक्ष्य वही है, पर %2 एक चाल तेज़ है।</numerusform>
            <numerusform>विचार सही है: %1 का लक्ष्य वही है, पर %2 %n चाल तेज़ है।</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a square again to clear it.</source>
        <translation>खाना हटाने के लिए उसे फिर चुनें।</translation>
    </message>
    <message>
        <source>You got this wrong before, so it counts as solved at the second try. Solve it at the first try next time to improve on that.</source>
        <translation>आप यहाँ पहले असफल रहे थे, इसलिए यह दूसरी कोशिश में हल हुआ माना गया। इसे सुधारने के लिए एक बार और, पहली ही कोशिश में हल करें।</translation>
    </message>
    <message>
        <source>These are the squares.</source>
        <translation>यही खाने हैं।</translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s).</source>
        <translation>
            <numerusform>एक खाना और।</numerusform>
            <numerusform>%n खाने और।</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the squares</source>
        <translation>खाने दिखाएँ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and the text about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It is your move.</source>
        <translation>आपकी बारी है।</translation>
    </message>
    <message>
        <source>The page goes on when you have selected the right squares.</source>
        <translation>सही खाने चुनने पर पन्ना आगे बढ़ेगा।</translation>
    </message>
    <message>
        <source>You have solved this before.</source>
        <translation>आप इसे पहले हल कर चुके हैं।</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>अगला वेरिएशन</translation>
    </message>
    <message>
        <source>The course plays another move.</source>
        <translation>कोर्स में दूसरी चाल है।</translation>
    </message>
    <message>
        <source>That was the last move.</source>
        <translation>यह आखिरी चाल थी।</translation>
    </message>
    <message>
        <source>Choose a course from the Training menu.</source>
        <translation>“प्रशिक्षण” मेनू से कोई कोर्स चुनें।</translation>
    </message>
    <message>
        <source>This is the square.</source>
        <translation>यही खाना है।</translation>
    </message>
    <message>
        <source>Correct: this is the square.</source>
        <translation>सही: यही खाना है।</translation>
    </message>
    <message>
        <source>You were shown the answer before, so it counts as solved with help. Solve it once more to improve on that.</source>
        <translation>जवाब आपको पहले दिखाया जा चुका है, इसलिए यह मदद से हल किया गया माना जाएगा। इसे बेहतर करने के लिए एक बार फिर हल करें।</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>आपने छोड़ दिया, इसलिए यह असफल माना जाएगा।</translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>आपको जवाब दिखाया गया, इसलिए यह असफल माना जाएगा।</translation>
    </message>
    <message>
        <source>Among them: %1.</source>
        <translation>इनमें से: %1।</translation>
    </message>
    <message>
        <source>Right: after %1, too, all positions are among those to learn.</source>
        <translation>सही: %1 के बाद भी सभी स्थितियाँ सीखी जाने वाली स्थितियों में हैं।</translation>
    </message>
    <message>
        <source>You were shown the answer before.</source>
        <translation>आपको उत्तर पहले दिखाया जा चुका है।</translation>
    </message>
    <message>
        <source>You got this wrong before.</source>
        <translation>यह आपसे पहले ग़लत हुआ था।</translation>
    </message>
    <message>
        <source>You won in time; you need not play on to mate.</source>
        <translation>आप समय पर जीत गए; मात तक खेलना ज़रूरी नहीं।</translation>
    </message>
    <message>
        <source>You can no longer win in time.</source>
        <translation>अब आप समय पर नहीं जीत सकते।</translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn.</source>
        <translation>
            <numerusform>एक चाल में जीतें: प्यादे को पदोन्नत करें।</numerusform>
            <numerusform>%n चालों में जीतें: प्यादे को पदोन्नत करें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn, or win everything but the king.</source>
        <translation>
            <numerusform>एक चाल में जीतें: प्यादे को पदोन्नत करें, या राजा को छोड़कर सब कुछ जीत लें।</numerusform>
            <numerusform>%n चालों में जीतें: प्यादे को पदोन्नत करें, या राजा को छोड़कर सब कुछ जीत लें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): capture everything but the king.</source>
        <translation>
            <numerusform>एक चाल में जीतें: राजा को छोड़कर सब कुछ मार लें।</numerusform>
            <numerusform>%n चालों में जीतें: राजा को छोड़कर सब कुछ मार लें।</numerusform>
        </translation>
    </message>
    <message>
        <source>The square to find is light.</source>
        <translation>खोजा जाने वाला खाना सफ़ेद है।</translation>
    </message>
    <message>
        <source>The square to find is dark.</source>
        <translation>खोजा जाने वाला खाना काला है।</translation>
    </message>
    <message>
        <source>The squares to find are all light.</source>
        <translation>खोजे जाने वाले सभी खाने सफ़ेद हैं।</translation>
    </message>
    <message>
        <source>The squares to find are all dark.</source>
        <translation>खोजे जाने वाले सभी खाने काले हैं।</translation>
    </message>
    <message>
        <source>Squares to find: %1 light, %2 dark.</source>
        <comment>numbers</comment>
        <translation>खोजे जाने वाले खाने: %1 सफ़ेद, %2 काले।</translation>
    </message>
    <message>
        <source>Play the move of your line.</source>
        <translation>अपनी लाइन की चाल चलें।</translation>
    </message>
    <message>
        <source>Your line plays another move.</source>
        <translation>आपकी लाइन में दूसरी चाल है।</translation>
    </message>
    <message>
        <source>%1 wins too, but your line plays another move. Try again.</source>
        <translation>%1 भी जीतती है, पर आपकी लाइन में दूसरी चाल है। फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>%1 holds the draw too, but your line plays another move. Try again.</source>
        <translation>%1 भी ड्रॉ बनाए रखती है, पर आपकी लाइन में दूसरी चाल है। फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>You have seen the move; practice will ask you for it.</source>
        <translation>आपने चाल देख ली है; अभ्यास में वह पूछी जाएगी।</translation>
    </message>
    <message>
        <source>Play the move of the line that you are learning. If you do not know it yet, have it shown.</source>
        <translation>जो विविधता आप सीख रहे हैं, उसकी चाल चलें। अगर अभी नहीं जानते, तो उसे दिखवा लें।</translation>
    </message>
    <message>
        <source>This wins too, but the page asks for another move.</source>
        <translation>इससे भी जीत मिलती है, लेकिन यह पृष्ठ दूसरी चाल माँगता है।</translation>
    </message>
    <message>
        <source>Your move counts: find the next one.</source>
        <translation>आपकी चाल मानी गई: अगली चाल ढूँढें।</translation>
    </message>
    <message>
        <source>Right: %1 is even better than %2.</source>
        <translation>सही: %1 तो %2 से भी बेहतर है।</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>आपकी बारी</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>अगली लाइन</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <comment>positions</comment>
        <translation>%2 में से %1 आती हैं</translation>
    </message>
    <message>
        <source>This line is new: watch it first, then play it.</source>
        <translation>यह लाइन नई है: पहले देखें, फिर खेलें।</translation>
    </message>
    <message>
        <source>Now play the moves of this line.</source>
        <translation>अब इस लाइन की चालें चलें।</translation>
    </message>
    <message>
        <source>You know this line.</source>
        <translation>यह लाइन आपको आती है।</translation>
    </message>
    <message>
        <source>Pages read: %1 of %2.</source>
        <translation>पढ़े हुए पन्ने: %2 में से %1।</translation>
    </message>
    <message>
        <source>Questions solved: %1 of %2.</source>
        <translation>हल हुए सवाल: %2 में से %1।</translation>
    </message>
    <message>
        <source>Not at the first try: %1.</source>
        <translation>पहली कोशिश में नहीं: %1।</translation>
    </message>
    <message>
        <source>With help: %1.</source>
        <translation>मदद से: %1।</translation>
    </message>
    <message>
        <source>End of the chapter.</source>
        <translation>अध्याय समाप्त।</translation>
    </message>
    <message>
        <source>The course plays another move; yours can be judged once the ending is solved.</source>
        <translation>कोर्स दूसरी चाल चलता है; आपकी चाल एंडगेम हल होने के बाद ही परखी जा सकेगी।</translation>
    </message>
    <message>
        <source>This page has no text yet. Choose “Edit” to add text, a task and its solution.</source>
        <translation>इस पन्ने पर अभी कोई टेक्स्ट नहीं है। टेक्स्ट, कार्य और उसका हल जोड़ने के लिए “बदलें” चुनें।</translation>
    </message>
    <message>
        <source>Your earlier solution at the first try still counts.</source>
        <translation>पहली कोशिश का आपका पिछला हल अब भी गिना जाता है।</translation>
    </message>
    <message>
        <source>Pages to repeat: %1.</source>
        <translation>दोहराने के पन्ने: %1।</translation>
    </message>
    <message>
        <source>Moves used: %1 of %2; still needed: %3.</source>
        <translation>खेली गई चालें: %2 में से %1; अभी और चाहिए: %3।</translation>
    </message>
    <message>
        <source>The game is drawn, so it counts as failed.</source>
        <translation>बाज़ी ड्रॉ रही, इसलिए यह असफल माना जाएगा।</translation>
    </message>
    <message>
        <source>You did not manage this before.</source>
        <translation>पहले आप यह नहीं कर पाए थे।</translation>
    </message>
</context>
<context>
    <name>modes::RecordPages</name>
    <message>
        <source>Mate distances and wasted moves are hidden. Ctrl+R shows them for this position.</source>
        <translation>मात की दूरी और व्यर्थ चालें छिपी हैं। Ctrl+R इन्हें इस स्थिति के लिए दिखाता है।</translation>
    </message>
    <message>
        <source>The graph counts the attacker&apos;s moves to mate; this game has no mate.</source>
        <translation>ग्राफ़ हमलावर की मात तक की चालें गिनता है; इस बाज़ी में मात नहीं है।</translation>
    </message>
    <message>
        <source>The tablebases do not cover this game.</source>
        <translation>यह बाज़ी टेबलबेस में नहीं आती।</translation>
    </message>
    <message>
        <source>In an exam there is no feedback until the game is over.</source>
        <translation>परीक्षा में बाज़ी खत्म होने तक कोई प्रतिक्रिया नहीं मिलती।</translation>
    </message>
    <message>
        <source>First solve the task.</source>
        <translation>पहले कार्य हल करें।</translation>
    </message>
    <message>
        <source>The report is about the game. Press Esc to leave the replay and see it.</source>
        <translation>रिपोर्ट बाज़ी की है। रीप्ले छोड़कर उसे देखने के लिए Esc दबाएँ।</translation>
    </message>
</context>
<context>
    <name>panels::CoachCard</name>
    <message>
        <source>The coach</source>
        <translation>कोच</translation>
    </message>
</context>
<context>
    <name>panels::ContentsModel</name>
    <message>
        <source>%1, open</source>
        <translation>%1, खुला</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1, बंद</translation>
    </message>
</context>
<context>
    <name>panels::ContentsPanel</name>
    <message>
        <source>Contents</source>
        <translation>विषय-सूची</translation>
    </message>
    <message>
        <source>Chapters and pages</source>
        <translation>अध्याय और पन्ने</translation>
    </message>
    <message>
        <source>To repeat:</source>
        <translation>दोहराने के लिए:</translation>
    </message>
    <message>
        <source>Repeat page %1</source>
        <translation>पन्ना %1 दोहराएँ</translation>
    </message>
    <message>
        <source>To repeat, among others:</source>
        <translation>दोहराने के लिए, जैसे:</translation>
    </message>
    <message>
        <source>Search the pages</source>
        <translation>पन्नों में खोजें</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>किसी पृष्ठ में ये शब्द नहीं हैं।</translation>
    </message>
</context>
<context>
    <name>panels::CurveView</name>
    <message>
        <source>Moves to mate throughout the game</source>
        <translation>बाज़ी के दौरान मात तक की चालें</translation>
    </message>
    <message>
        <source>moves to mate; dashed: best play</source>
        <translation>मात तक की चालें; टूटी रेखा: सर्वोत्तम खेल</translation>
    </message>
</context>
<context>
    <name>panels::DistanceBand</name>
    <message>
        <source>Shortest mate, in moves</source>
        <translation>सबसे छोटी मात, चालों में</translation>
    </message>
    <message>
        <source>Longest mate, in moves</source>
        <translation>सबसे लंबी मात, चालों में</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two numbers of moves</comment>
        <translation>से</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>चालें</translation>
    </message>
</context>
<context>
    <name>panels::DrillPanel</name>
    <message>
        <source>You play as</source>
        <translation>आपका पक्ष</translation>
    </message>
    <message>
        <source>both</source>
        <translation>दोनों</translation>
    </message>
    <message>
        <source>White</source>
        <translation>सफ़ेद</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>काला</translation>
    </message>
    <message>
        <source>Bishop on</source>
        <translation>ऊँट के खाने</translation>
    </message>
    <message>
        <source>light</source>
        <translation>सफ़ेद</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>काले</translation>
    </message>
    <message>
        <source>either</source>
        <translation>कोई भी</translation>
    </message>
    <message>
        <source>random</source>
        <translation>संयोग से</translation>
    </message>
    <message>
        <source>Colour of the bishop&apos;s squares</source>
        <translation>ऊँट जिन खानों पर चलता है</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>मात की दूरी</translation>
    </message>
    <message>
        <source>The attacker is</source>
        <translation>हमलावर का रंग</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>एंडगेम</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>हमलावर</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>रक्षक</translation>
    </message>
    <message>
        <source>With best play</source>
        <translation>सर्वोत्तम खेल में</translation>
    </message>
    <message>
        <source>the attacker wins</source>
        <translation>हमलावर जीतता है</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <translation>ड्रॉ होता है</translation>
    </message>
    <message>
        <source>Stage of the mate</source>
        <translation>मात का चरण</translation>
    </message>
    <message>
        <source>any</source>
        <translation>कोई भी</translation>
    </message>
    <message>
        <source>Used last</source>
        <translation>हाल में चुने गए</translation>
    </message>
    <message>
        <source>Only for positions in which the attacker wins</source>
        <translation>केवल उन स्थितियों के लिए जिनमें हमलावर जीतता है</translation>
    </message>
    <message>
        <source>Choose one of the endings in the list.</source>
        <translation>सूची में से कोई एक एंडगेम चुनें।</translation>
    </message>
    <message>
        <source>There is no such ending.</source>
        <translation>ऐसा कोई एंडगेम नहीं है।</translation>
    </message>
    <message>
        <source>Position number</source>
        <translation>स्थिति क्रमांक</translation>
    </message>
    <message>
        <source>Position number: the same one gives the same position</source>
        <translation>क्रमांक: इन्हीं सेटिंग के साथ वही संख्या वही स्थिति देती है</translation>
    </message>
    <message>
        <source>The position number of the game on the board is %1.</source>
        <translation>बिसात की बाज़ी का स्थिति क्रमांक %1 है।</translation>
    </message>
</context>
<context>
    <name>panels::GamesList</name>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Search: a name, an event, a year, 1-0</source>
        <translation>खोजें: नाम, प्रतियोगिता, वर्ष, 1-0</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>बाज़ियों में खोजें</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>बाज़ियाँ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln बाज़ी</numerusform>
            <numerusform>%Ln बाज़ियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln game(s)</source>
        <translation>
            <numerusform>%Ln बाज़ी में से %1</numerusform>
            <numerusform>%Ln बाज़ियों में से %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough memory: close other programs and search again.</source>
        <translation>मेमोरी काफ़ी नहीं है: दूसरे प्रोग्राम बंद करें और फिर से खोजें।</translation>
    </message>
    <message>
        <source>Searching the games</source>
        <translation>बाज़ियों में खोज चल रही है</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>मेरी बाज़ियाँ जाँचें(&amp;L)</translation>
    </message>
    <message>
        <source>See how you played the endings of all games in the file</source>
        <translation>देखें कि फ़ाइल की सभी बाज़ियों के एंडगेम आपने कैसे खेले</translation>
    </message>
</context>
<context>
    <name>panels::GamesModel</name>
    <message>
        <source>No.</source>
        <translation>क्र.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>सफ़ेद</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>काला</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>नतीजा</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>तारीख</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>प्रतियोगिता</translation>
    </message>
</context>
<context>
    <name>panels::Grading</name>
    <message>
        <source>&amp;Standard limits</source>
        <translation>मानक सीमाएँ(&amp;S)</translation>
    </message>
    <message>
        <source>Each exercise is graded by how you played. The better the grade, the later it comes up again. You can change the limits; they apply from the next exercise on.</source>
        <translation>हर सवाल का ग्रेड आपके खेल से तय होता है। ग्रेड जितना अच्छा, सवाल उतनी देर से लौटता है। सीमाएँ बदली जा सकती हैं; वे अगले सवाल से लागू होंगी।</translation>
    </message>
    <message>
        <source>Moves wasted, at most</source>
        <translation>व्यर्थ चालें, अधिकतम</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 से॰</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Time per move, at most</source>
        <translation>प्रति चाल समय, अधिकतम</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a grade and one of its limits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Grading</source>
        <translation>ग्रेड</translation>
    </message>
    <message>
        <source>Hints and take-backs, more than</source>
        <translation>संकेत और वापस ली चालें, इससे ज़्यादा</translation>
    </message>
    <message>
        <source>Moves wasted, more than</source>
        <translation>व्यर्थ चालें, इससे ज़्यादा</translation>
    </message>
</context>
<context>
    <name>panels::LegendCard</name>
    <message>
        <source>The overlays</source>
        <translation>परतें</translation>
    </message>
</context>
<context>
    <name>panels::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>चालें</translation>
    </message>
</context>
<context>
    <name>panels::Notices</name>
    <message>
        <source>This game cannot be saved and will be lost when you quit unless that changes. The program keeps trying.</source>
        <translation>यह बाज़ी सहेजी नहीं जा सकती; यही हाल रहा तो बाहर निकलने पर खो जाएगी। प्रोग्राम कोशिश करता रहता है।</translation>
    </message>
    <message>
        <source>Your settings cannot be saved. They apply until you quit.</source>
        <translation>आपकी सेटिंग सहेजी नहीं जा सकती। वह बाहर निकलने तक लागू है।</translation>
    </message>
    <message>
        <source>Right Corner is already running. This window saves neither games nor settings.</source>
        <translation>Right Corner पहले से चल रहा है। यह विंडो न बाज़ियाँ सहेजती है, न सेटिंग।</translation>
    </message>
    <message>
        <source>There is not enough memory for your opponent&apos;s move. Close other programs: it will be played as soon as there is enough.</source>
        <translation>आपके प्रतिद्वंद्वी की चाल के लिए मेमोरी काफ़ी नहीं है। दूसरे प्रोग्राम बंद करें: मेमोरी मिलते ही चाल खेली जाएगी।</translation>
    </message>
</context>
<context>
    <name>panels::OfferCard</name>
    <message>
        <source>First steps</source>
        <translation>पहले कदम</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>आप शुरुआत कैसे करना चाहेंगे?</translation>
    </message>
</context>
<context>
    <name>panels::PagePanel</name>
    <message>
        <source>Read</source>
        <translation>पढ़ें</translation>
    </message>
    <message>
        <source>Find the moves</source>
        <translation>चालें खोजें</translation>
    </message>
    <message>
        <source>Mate within</source>
        <translation>इतनी चालों में मात</translation>
    </message>
    <message>
        <source>Hold the draw for</source>
        <translation>इतनी चालों तक ड्रॉ</translation>
    </message>
    <message>
        <source>Select squares</source>
        <translation>खाने चुनें</translation>
    </message>
    <message>
        <source>Play the moves of the page on the board.</source>
        <translation>पन्ने की चालें बिसात पर चलें।</translation>
    </message>
    <message>
        <source>Play the solution on the board. Another move replaces the one there, unless words follow it: then it is a wrong answer, to which you can write why.</source>
        <translation>हल बिसात पर चलें। दूसरी चाल मौजूदा चाल की जगह ले लेती है, बशर्ते मौजूदा चाल के साथ पाठ न हो: पाठ हो, तो दूसरी चाल गलत जवाब मानी जाती है, और आप लिख सकते हैं कि वह गलत क्यों है।</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position.</source>
        <translation>पाठक पहली स्थिति से प्रोग्राम के खिलाफ़ खेलता है।</translation>
    </message>
    <message>
        <source>The reader defends against the program from the first position.</source>
        <translation>पाठक पहली स्थिति से प्रोग्राम के खिलाफ़ बचाव करता है।</translation>
    </message>
    <message>
        <source>Type the squares that the words ask for, such as a8 h1.</source>
        <translation>पाठ जिन खानों के बारे में पूछता है उन्हें लिखें, जैसे a8 h1।</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>चालें</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>अध्याय</translation>
    </message>
    <message>
        <source>Neighbouring pages with the same name form a chapter</source>
        <translation>एक ही नाम के पास-पास के पन्ने एक अध्याय बनाते हैं</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>कार्य</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>खाने</translation>
    </message>
    <message>
        <source>“%1” is not a square.</source>
        <translation>“%1” कोई खाना नहीं है।</translation>
    </message>
    <message>
        <source>Win within</source>
        <translation>इतनी चालों में जीतें</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position, until a pawn is promoted or the program has only its king left.</source>
        <translation>पाठक पहली स्थिति से प्रोग्राम के खिलाफ़ खेलता है, जब तक कोई प्यादा पदोन्नत न हो जाए या प्रोग्राम के पास केवल राजा न बचे।</translation>
    </message>
</context>
<context>
    <name>panels::PlayedEndingsModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>games</comment>
        <translation>%2 में से %1</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>सभी एंडगेम</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>एंडगेम</translation>
    </message>
    <message>
        <source>Games with a result that reached the ending</source>
        <translation>नतीजे वाली बाज़ियाँ जो इस एंडगेम तक पहुँचीं</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>बाज़ियाँ</translation>
    </message>
    <message>
        <source>Endings that began as a win and were won</source>
        <translation>जीत की स्थिति से शुरू होकर जीते गए एंडगेम</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>जीत में बदले</translation>
    </message>
    <message>
        <source>Endings that began as a draw and were not lost</source>
        <translation>ड्रॉ से शुरू हुए और न हारे गए एंडगेम</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>बचाए</translation>
    </message>
    <message>
        <source>Endings that began as a loss and were not lost</source>
        <translation>हार की स्थिति से शुरू हुए पर न हारे गए एंडगेम</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>हार से बचे</translation>
    </message>
    <message>
        <source>Points that you gave away</source>
        <translation>आपके गँवाए अंक</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>गँवाए अंक</translation>
    </message>
    <message>
        <source>Points that your opponents gave away</source>
        <translation>आपके प्रतिद्वंद्वी के गँवाए अंक</translation>
    </message>
    <message>
        <source>Points gained</source>
        <translation>पाए अंक</translation>
    </message>
    <message>
        <source>Moves wasted on the way to mate, on average of the converted endings</source>
        <translation>जीते गए एंडगेम में मात की राह पर औसतन व्यर्थ गई चालें</translation>
    </message>
    <message>
        <source>Wasted per win</source>
        <translation>हर जीत पर व्यर्थ</translation>
    </message>
</context>
<context>
    <name>panels::PlayedGamesModel</name>
    <message>
        <source>won</source>
        <comment>the position</comment>
        <translation>जीती हुई</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>the position</comment>
        <translation>ड्रॉ</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the position</comment>
        <translation>हारी हुई</translation>
    </message>
    <message>
        <source>from a win to a draw</source>
        <translation>जीत से ड्रॉ</translation>
    </message>
    <message>
        <source>from a win to a loss</source>
        <translation>जीत से हार</translation>
    </message>
    <message>
        <source>from a draw to a loss</source>
        <translation>ड्रॉ से हार</translation>
    </message>
    <message>
        <source>At the end: %1</source>
        <translation>अंत में: %1</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <comment>57; from a win to a draw</comment>
        <translation>चाल %1: %2</translation>
    </message>
    <message>
        <source>Move %1 (%2): %3</source>
        <comment>57; the clock; from a win to a draw</comment>
        <translation>चाल %1 (%2): %3</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>क्र.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>सफ़ेद</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>काला</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>तारीख</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>एंडगेम</translation>
    </message>
    <message>
        <source>At its start</source>
        <translation>शुरुआत में</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>नतीजा</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>गँवाए अंक</translation>
    </message>
    <message>
        <source>Costliest mistake</source>
        <translation>सबसे महँगी गलती</translation>
    </message>
    <message>
        <source>The result with best play when the ending began</source>
        <translation>एंडगेम की शुरुआत में सर्वोत्तम खेल से नतीजा</translation>
    </message>
    <message>
        <source>Points that you gave away, even if your opponent had given them to you</source>
        <translation>आपके गँवाए अंक, भले ही वे पहले प्रतिद्वंद्वी ने आपको दिए हों</translation>
    </message>
</context>
<context>
    <name>panels::RecordCard</name>
    <message>
        <source>The game record</source>
        <translation>बाज़ी का रिकॉर्ड</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>चाल लिखें</translation>
    </message>
    <message>
        <source>Tabs of the game record</source>
        <translation>बाज़ी के रिकॉर्ड के टैब</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>चालें</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>सभी चालें</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>ग्राफ़</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>रिपोर्ट</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>चाल</translation>
    </message>
    <message>
        <source>Type a move such as %1</source>
        <translation>चाल लिखें, जैसे %1</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>खाने</translation>
    </message>
    <message>
        <source>Type squares such as c3 d5</source>
        <translation>खाने लिखें, जैसे c3 d5</translation>
    </message>
    <message>
        <source>Move, e.g. %1</source>
        <translation>चाल, जैसे %1</translation>
    </message>
</context>
<context>
    <name>panels::RepliesModel</name>
    <message>
        <source>Move</source>
        <translation>चाल</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>नतीजा</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>व्यर्थ</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>क्यों</translation>
    </message>
</context>
<context>
    <name>panels::RepliesTable</name>
    <message>
        <source>All moves</source>
        <translation>सभी चालें</translation>
    </message>
</context>
<context>
    <name>panels::ReportPage</name>
    <message>
        <source>The report</source>
        <translation>रिपोर्ट</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>यहाँ से फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Try again from %1</source>
        <translation>%1 से फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Show %1 on the board</source>
        <translation>%1 को बिसात पर दिखाएँ</translation>
    </message>
    <message>
        <source>Show this move and the best reply on the board</source>
        <translation>यह चाल और सर्वोत्तम जवाब बिसात पर दिखाएँ</translation>
    </message>
</context>
<context>
    <name>panels::RightsBox</name>
    <message>
        <source>Castling</source>
        <translation>कैसलिंग</translation>
    </message>
    <message>
        <source>White 0-0</source>
        <translation>सफ़ेद 0-0</translation>
    </message>
    <message>
        <source>White may castle kingside</source>
        <translation>सफ़ेद छोटी कैसलिंग कर सकता है</translation>
    </message>
    <message>
        <source>White 0-0-0</source>
        <translation>सफ़ेद 0-0-0</translation>
    </message>
    <message>
        <source>White may castle queenside</source>
        <translation>सफ़ेद लंबी कैसलिंग कर सकता है</translation>
    </message>
    <message>
        <source>Black 0-0</source>
        <translation>काला 0-0</translation>
    </message>
    <message>
        <source>Black may castle kingside</source>
        <translation>काला छोटी कैसलिंग कर सकता है</translation>
    </message>
    <message>
        <source>Black 0-0-0</source>
        <translation>काला 0-0-0</translation>
    </message>
    <message>
        <source>Black may castle queenside</source>
        <translation>काला लंबी कैसलिंग कर सकता है</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>एन पासां</translation>
    </message>
    <message>
        <source>The square that a pawn has just passed</source>
        <translation>वह खाना जिससे अभी-अभी कोई प्यादा गुज़रा है</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no square of en passant</comment>
        <translation>कोई नहीं</translation>
    </message>
</context>
<context>
    <name>panels::SearchBox</name>
    <message>
        <source>Type to search</source>
        <translation>खोजने के लिए लिखें</translation>
    </message>
</context>
<context>
    <name>panels::SetUpPanel</name>
    <message>
        <source>Side to move</source>
        <translation>चाल किसकी है</translation>
    </message>
    <message>
        <source>White</source>
        <translation>सफ़ेद</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>काला</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>चाल किसकी</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>स्थिति टेक्स्ट में (FEN)</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>एंडगेम</translation>
    </message>
    <message>
        <source>Put the pieces of an ending on the board</source>
        <translation>किसी एंडगेम के मोहरे बिसात पर रखें</translation>
    </message>
    <message>
        <source>Ending ▾</source>
        <translation>एंडगेम ▾</translation>
    </message>
    <message>
        <source>Drag pieces, click one and then squares, or type its letter (K white, k black).</source>
        <translation>मोहरे खींचें, या किसी मोहरे और फिर खानों पर क्लिक करें, या उसका अक्षर लिखें (K सफ़ेद, k काला)।</translation>
    </message>
    <message>
        <source>To remove a piece, drag it off the board or press Del on its square.</source>
        <translation>मोहरा हटाने के लिए उसे बिसात से बाहर खींचें या उसके खाने पर Del दबाएँ।</translation>
    </message>
</context>
<context>
    <name>panels::StandingCard</name>
    <message>
        <source>Where you stand</source>
        <translation>मौजूदा हाल</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to spare</source>
        <translation>
            <numerusform>%n चाल की गुंजाइश</numerusform>
            <numerusform>%n चालों की गुंजाइश</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) too late</source>
        <translation>
            <numerusform>%n चाल की देरी</numerusform>
            <numerusform>%n चालों की देरी</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fifty-move rule: %n used</source>
        <translation>
            <numerusform>50-चाल नियम: %n हुई</numerusform>
            <numerusform>50-चाल नियम: %n हुईं</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving progress</source>
        <translation>हल की प्रगति</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Remove castling rights</source>
        <translation>कैसलिंग के अधिकार हटाएँ</translation>
    </message>
    <message numerus="yes">
        <source>at least %n move(s) to spare</source>
        <translation>
            <numerusform>कम से कम %n चाल की गुंजाइश</numerusform>
            <numerusform>कम से कम %n चालों की गुंजाइश</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve by computer</source>
        <translation>कंप्यूटर से हल करें</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw; more if a capture or a pawn move starts the count again</source>
        <translation>पचास-चाल नियम से ड्रॉ होने से पहले इतनी चालें व्यर्थ जा सकती हैं; अगर कोई मोहरा मारा जाए या प्यादा चले, तो गिनती फिर से शुरू होती है और ज़्यादा भी</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw</source>
        <translation>पचास-चाल नियम से ड्रॉ होने से पहले इतनी चालें व्यर्थ जा सकती हैं</translation>
    </message>
    <message>
        <source>Moves since the last capture or pawn move; after fifty of them a draw can be claimed</source>
        <translation>आखिरी बार मोहरा मारे जाने या प्यादा चलने के बाद की चालें; पचास के बाद ड्रॉ का दावा किया जा सकता है</translation>
    </message>
</context>
<context>
    <name>panels::StepRow</name>
    <message>
        <source>Stages of the mate</source>
        <translation>मात के चरण</translation>
    </message>
    <message>
        <source>Stage %1 of %2: %3</source>
        <translation>चरण %1/%2: %3</translation>
    </message>
    <message>
        <source>Stage %1 of %2 (you are here): %3</source>
        <translation>चरण %1/%2 (आप यहाँ हैं): %3</translation>
    </message>
</context>
<context>
    <name>panels::Transport</name>
    <message>
        <source>Seconds per move</source>
        <translation>प्रति चाल सेकंड</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 से॰</translation>
    </message>
</context>
<context>
    <name>panels::Waiting</name>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
</context>
<context>
    <name>show::Teller</name>
    <message>
        <source>White: %1.</source>
        <comment>a move</comment>
        <translation>सफ़ेद: %1।</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <comment>a move</comment>
        <translation>काला: %1।</translation>
    </message>
</context>
<context>
    <name>window::Exchange</name>
    <message>
        <source>The clipboard</source>
        <translation>क्लिपबोर्ड</translation>
    </message>
    <message>
        <source>%1 contains neither a position nor a game.</source>
        <translation>%1 में न कोई स्थिति है, न बाज़ी।</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what stood on the command line</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>स्थिति कॉपी हो गई।</translation>
    </message>
    <message>
        <source>The diagram has been copied.</source>
        <translation>आरेख कॉपी हो गया।</translation>
    </message>
    <message>
        <source>A link contains no position: copy the FEN or the PGN itself.</source>
        <translation>लिंक में कोई स्थिति नहीं होती: FEN या PGN ही कॉपी करें।</translation>
    </message>
    <message>
        <source>A link to a study contains no position. Export the study as PGN and open the file as a course.</source>
        <translation>स्टडी के लिंक में कोई स्थिति नहीं होती। स्टडी को PGN में निर्यात करें और फ़ाइल को कोर्स के रूप में खोलें।</translation>
    </message>
</context>
<context>
    <name>window::FiguresPage</name>
    <message>
        <source>Endings in figures</source>
        <translation>आँकड़ों में एंडगेम</translation>
    </message>
    <message>
        <source>Search for an ending</source>
        <translation>एंडगेम खोजें</translation>
    </message>
</context>
<context>
    <name>window::HelpPage</name>
    <message>
        <source>Terms, symbols and keys</source>
        <translation>शब्दावली, चिह्न और कुंजियाँ</translation>
    </message>
    <message>
        <source>Search this page (%1)</source>
        <comment>a key</comment>
        <translation>इस पन्ने में खोजें (%1)</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>इस पन्ने में खोजें</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>नहीं मिला</translation>
    </message>
</context>
<context>
    <name>window::MainWindow</name>
    <message>
        <source>Right Corner</source>
        <translation>Right Corner</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>बिसात</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>Finish it for me</source>
        <translation>बाकी मेरे लिए खेलें</translation>
    </message>
    <message>
        <source>The dropped item</source>
        <translation>यहाँ खींचकर लाई गई सामग्री</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>पुरानी फ़ाइल %1 नाम से रखी गई है।</translation>
    </message>
    <message>
        <source>Your practice data could not be read; practice starts from scratch.</source>
        <translation>आपके अभ्यास का डेटा पढ़ा नहीं जा सका; अभ्यास नए सिरे से शुरू होता है।</translation>
    </message>
    <message>
        <source>Your practice data was written by a newer version of Right Corner; practice starts from scratch.</source>
        <translation>आपके अभ्यास का डेटा Right Corner के नए संस्करण ने लिखा था; अभ्यास नए सिरे से शुरू होता है।</translation>
    </message>
    <message>
        <source>Your practice data cannot be saved.</source>
        <translation>आपके अभ्यास का डेटा सहेजा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>Check that the practice folder is writable and the disk is not full.</source>
        <translation>देखें कि अभ्यास के फ़ोल्डर में लिखने की अनुमति है और डिस्क भरी नहीं है।</translation>
    </message>
    <message>
        <source>The ending could not be saved to disk.</source>
        <translation>एंडगेम डिस्क पर नहीं रखा जा सका।</translation>
    </message>
    <message>
        <source>It stays available until you quit. Free some disk space, or check that the folder is writable.</source>
        <translation>बाहर निकलने तक यह उपलब्ध रहेगा। डिस्क पर जगह बनाएँ, या देखें कि फ़ोल्डर में लिखा जा सकता है या नहीं।</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>White and Black</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Your exam was interrupted when the program closed.</source>
        <translation>प्रोग्राम बंद होने से आपकी परीक्षा बीच में रुक गई।</translation>
    </message>
    <message>
        <source>It is not graded; you can play the position on as a game.</source>
        <translation>इसका कोई ग्रेड नहीं; आप यह स्थिति बाज़ी के रूप में आगे खेल सकते हैं।</translation>
    </message>
    <message>
        <source>The exam is not finished. Choose “%1” again to end it; Esc continues it.</source>
        <translation>परीक्षा अभी पूरी नहीं हुई। उसे खत्म करने के लिए “%1” फिर चुनें; Esc से परीक्षा जारी रहेगी।</translation>
    </message>
    <message>
        <source>An exam is in progress.</source>
        <translation>परीक्षा चल रही है।</translation>
    </message>
    <message>
        <source>End it first, then open other games.</source>
        <translation>पहले उसे खत्म करें, फिर दूसरी बाज़ियाँ खोलें।</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Practice was interrupted when the program closed.</source>
        <translation>प्रोग्राम बंद होने से अभ्यास बीच में रुक गया।</translation>
    </message>
    <message>
        <source>The game is being read.</source>
        <translation>बाज़ी पढ़ी जा रही है।</translation>
    </message>
    <message>
        <source>The file with your practice data was deleted; it has been saved again in full.</source>
        <translation>आपके अभ्यास के डेटा की फ़ाइल मिटा दी गई थी; डेटा फिर से पूरा सहेज लिया गया है।</translation>
    </message>
    <message>
        <source>The file with your practice data was replaced by an unreadable one; it has been saved again in full.</source>
        <translation>आपके अभ्यास के डेटा की फ़ाइल की जगह ऐसी फ़ाइल आ गई थी जो पढ़ी नहीं जा सकती; डेटा फिर से पूरा सहेज लिया गया है।</translation>
    </message>
    <message>
        <source>The unreadable file has been kept as %1.</source>
        <translation>न पढ़ी जा सकी फ़ाइल %1 नाम से रखी गई है।</translation>
    </message>
    <message>
        <source>Your practice data was replaced by that of another file, which is now in use.</source>
        <translation>आपके अभ्यास के डेटा की जगह दूसरी फ़ाइल का डेटा आ गया है, और अब वही इस्तेमाल हो रहा है।</translation>
    </message>
    <message>
        <source>The earlier data has been kept as %1.</source>
        <translation>पहले का डेटा %1 नाम से रखा गया है।</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a move</comment>
        <translation>%1 चलें</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” starts a new session.</source>
        <translation>आपके नतीजे सहेजे हुए हैं; “अभ्यास करें” से नया सत्र शुरू होगा।</translation>
    </message>
    <message>
        <source>The exam is not finished. Quit again to end it; Esc continues it.</source>
        <translation>परीक्षा अभी पूरी नहीं हुई। उसे खत्म करने के लिए फिर बाहर निकलें; Esc से परीक्षा जारी रहेगी।</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” continues the session.</source>
        <translation>आपके नतीजे सहेजे हुए हैं; “अभ्यास करें” से सत्र आगे चलेगा।</translation>
    </message>
    <message>
        <source>The changes to the page are not saved.</source>
        <translation>पृष्ठ के बदलाव सहेजे नहीं गए हैं।</translation>
    </message>
    <message>
        <source>Quit again to lose them, or save the page first; Esc continues editing.</source>
        <translation>इन्हें खोने के लिए फिर से बाहर निकलें, या पहले पृष्ठ सहेजें; Esc संपादन जारी रखता है।</translation>
    </message>
</context>
<context>
    <name>window::ReviewPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>रोकें(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;olve and include it</source>
        <translation>हल करके शामिल करें(&amp;O)</translation>
    </message>
    <message>
        <source>Practise my &amp;mistakes</source>
        <translation>मेरी गलतियों का अभ्यास(&amp;M)</translation>
    </message>
    <message>
        <source>Open the &amp;game</source>
        <translation>बाज़ी खोलें(&amp;G)</translation>
    </message>
    <message>
        <source>Your endgames</source>
        <translation>आपके एंडगेम</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>खिलाड़ी(&amp;P):</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>The player&apos;s name; other names after a semicolon</source>
        <translation>खिलाड़ी का नाम; दूसरे नाम अर्धविराम (;) के बाद</translation>
    </message>
    <message>
        <source>&amp;Names in the file</source>
        <translation>फ़ाइल के नाम(&amp;N)</translation>
    </message>
    <message>
        <source>The most frequent names; choose all that are yours</source>
        <translation>सबसे ज़्यादा आने वाले नाम; अपने सभी नाम चुनें</translation>
    </message>
    <message>
        <source>Reading the games</source>
        <translation>बाज़ियाँ पढ़ना</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>एंडगेम</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>बाज़ियाँ</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>एंडगेम के अनुसार</translation>
    </message>
    <message>
        <source>The costliest games first</source>
        <translation>सबसे ज़्यादा अंक गँवाने वाली बाज़ियाँ पहले</translation>
    </message>
    <message>
        <source>Practise the positions in which you gave points away until you get them right</source>
        <translation>जिन स्थितियों में आपने अंक गँवाए, उनका सही होने तक अभ्यास करें</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln game(s))</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 (%Ln बाज़ी)</numerusform>
            <numerusform>%1 (%Ln बाज़ियाँ)</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving: %1…</source>
        <translation>हल हो रहा है: %1…</translation>
    </message>
    <message>
        <source>Your endgames in %1</source>
        <translation>%1 में आपके एंडगेम</translation>
    </message>
    <message>
        <source>The games are being read.</source>
        <translation>बाज़ियाँ पढ़ी जा रही हैं।</translation>
    </message>
    <message>
        <source>No game is by this player. Choose another name above.</source>
        <translation>इस खिलाड़ी की कोई बाज़ी नहीं है। ऊपर दूसरा नाम चुनें।</translation>
    </message>
    <message>
        <source>None of these games reached an ending that is solved.</source>
        <translation>इनमें से कोई बाज़ी हल किए गए एंडगेम तक नहीं पहुँची।</translation>
    </message>
    <message>
        <source>There is not enough memory to solve it.</source>
        <translation>इसे हल करने के लिए मेमोरी काफ़ी नहीं है।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) read</source>
        <translation>
            <numerusform>%Ln बाज़ी पढ़ी गई</numerusform>
            <numerusform>%Ln बाज़ियाँ पढ़ी गईं</numerusform>
        </translation>
    </message>
    <message>
        <source>by this player: %1</source>
        <comment>games</comment>
        <translation>इस खिलाड़ी की: %1</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>पढ़ना रोका गया</translation>
    </message>
    <message>
        <source>partly unreadable: %1</source>
        <comment>games</comment>
        <translation>आंशिक रूप से अपठनीय: %1</translation>
    </message>
    <message>
        <source>chess variants or Chess960 castling, skipped: %1</source>
        <comment>games</comment>
        <translation>शतरंज के दूसरे रूप या शतरंज 960 की कैसलिंग, छोड़ी गईं: %1</translation>
    </message>
    <message>
        <source>reached a solved ending: %1</source>
        <comment>games</comment>
        <translation>हल किए गए एंडगेम वाली: %1</translation>
    </message>
    <message numerus="yes">
        <source>Not solved yet: %1, in %Ln of these games.</source>
        <translation>
            <numerusform>अभी हल नहीं हुआ: %1, इनमें से %Ln बाज़ियों में।</numerusform>
            <numerusform>अभी हल नहीं हुआ: %1, इनमें से %Ln बाज़ियों में।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::StatisticsPage</name>
    <message>
        <source>Show as &amp;tables</source>
        <translation>तालिका के रूप में दिखाएँ(&amp;T)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>आँकड़े</translation>
    </message>
    <message>
        <source>Once you have practised, your progress will appear here.</source>
        <translation>अभ्यास करते ही यहाँ आपकी प्रगति दिखेगी।</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>अभ्यास करें(&amp;P)</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>एंडगेम</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>चरण</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>सभी एंडगेम</translation>
    </message>
    <message>
        <source>All stages</source>
        <translation>सभी चरण</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>नतीजे कहाँ हाथ से निकलते हैं</translation>
    </message>
    <message>
        <source>These figures count the exercises of practice. What you have solved in the courses is on the card “The courses”; games and exams are not counted.</source>
        <translation>इन आँकड़ों में अभ्यास के सवाल गिने जाते हैं। कोर्स में आपने जो हल किया, वह “कोर्स” कार्ड पर है; बाज़ियाँ और परीक्षाएँ नहीं गिनी जातीं।</translation>
    </message>
</context>
</TS>
