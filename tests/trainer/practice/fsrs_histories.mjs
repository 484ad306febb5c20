// SPDX-License-Identifier: GPL-3.0-or-later

// Writes fsrs_histories.txt, the results of ts-fsrs that fsrs_test.cpp compares with, one history a line. In a
// folder of its own, with node 20 or later:
//
//     npm install ts-fsrs@5.4
//     node .../fsrs_histories.mjs > .../fsrs_histories.txt    all 10,000 histories
//     node .../fsrs_histories.mjs 1234                        every review of one, to find where two part
//
// A history follows from its number alone; fsrs_test.cpp draws the same. A line holds the memory after the last
// review - phase, step, reps, lapses, days scheduled, milliseconds until due, stability, difficulty - then its
// retrievability some time later, and of all reviews the sums of stability, difficulty and retrievability.

import { createRequire } from "node:module";

const { createEmptyCard, fsrs } = createRequire(`${process.cwd()}/`)("ts-fsrs");

const histories = 10_000;
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

const weightRanges = [
    [0.001, 100], [0.001, 100], [0.001, 100], [0.001, 100], [1, 10], [0.001, 4], [0.001, 4],
    [0.001, 0.75], [0, 4.5], [0, 0.8], [0.001, 3.5], [0.001, 5], [0.001, 0.25], [0.001, 0.9],
    [0, 4], [0, 1], [1, 6], [0, 2], [0, 2], [0.01, 0.8], [0.1, 0.8],
];
const maximumIntervals = [36_500, 365, 30];
const learningSteps = [["1m", "10m"], [], ["5m"], ["2m", "15m", "60m"]];
// With two of them ts-fsrs changes random weights, so that these have one at most.
const relearningSteps = [["10m"], [], ["9m", "31m"]];
// One again in five, and so on.
const grades = [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4];

/// Marsaglia's xorshift of 32 bits.
class Lots {
    constructor(seed) {
        this.state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
        for (let i = 0; i < 8; ++i)
            this.next();
    }
    next() {
        this.state = (this.state ^ (this.state << 13)) >>> 0;
        this.state = (this.state ^ (this.state >>> 17)) >>> 0;
        this.state = (this.state ^ (this.state << 5)) >>> 0;
        return this.state;
    }
    below(count) {
        return this.next() % count;
    }
    between(low, high) {
        return low + (high - low) * (this.next() / 4294967296);
    }
    one(list) {
        return list[this.below(list.length)];
    }
}

function parametersOf(lots, kind) {
    if (kind === 0)
        return {};
    const hasRandomWeights = kind >= 2;
    const parameters = {
        request_retention: lots.between(0.7, 0.99),
        maximum_interval: lots.one(maximumIntervals),
        learning_steps: lots.one(learningSteps),
        relearning_steps: lots.one(hasRandomWeights ? relearningSteps.slice(0, 2) : relearningSteps),
    };
    if (hasRandomWeights)
        parameters.w = weightRanges.map(([low, high]) => lots.between(low, high));
    return parameters;
}

/// The milliseconds until the next review, from a second to years.
function gapOf(lots, now, due) {
    const rest = lots.below(1000);
    switch (lots.below(8)) {
    case 0: return (1 + lots.below(59)) * second + rest;
    case 1: return (1 + lots.below(90)) * minute + rest;
    case 2: return (1 + lots.below(40)) * hour + rest;
    case 3: return (1 + lots.below(40)) * day + rest;
    case 4: return (1 + lots.below(3000)) * day + rest;
    case 5: return Math.max(due - now, 0);
    case 6: return Math.max(due - now, 0) + lots.below(30) * day + rest;
    default: return day - (now % day) - lots.below(2); // Midnight, or just before.
    }
}

function run(number, onReview) {
    const lots = new Lots(number);
    const scheduler = fsrs(parametersOf(lots, number % 4));
    let now = 1_700_000_000_000 + lots.next();
    let card = createEmptyCard(new Date(now));
    const sums = [0, 0, 0];
    const reviews = 1 + lots.below(30);
    const chance = () => scheduler.get_retrievability(card, new Date(now), false);
    for (let i = 0; i < reviews; ++i) {
        now += gapOf(lots, now, card.due.getTime());
        const before = chance();
        const grade = lots.one(grades);
        card = scheduler.next(card, new Date(now), grade).card;
        [card.stability, card.difficulty, before].forEach((value, of) => { sums[of] += value; });
        onReview(now, grade, before, card);
    }
    now += gapOf(lots, now, card.due.getTime());
    return [card.state, card.learning_steps, card.reps, card.lapses, card.scheduled_days,
            card.due - card.last_review, card.stability, card.difficulty, chance(), ...sums].join(" ");
}

if (process.argv.length > 2) {
    console.log("time grade chance | phase step reps lapses days wait stability difficulty");
    console.log(run(Number(process.argv[2]), (now, grade, chance, card) =>
        console.log(now, grade, chance, "|", card.state, card.learning_steps, card.reps, card.lapses,
                    card.scheduled_days, card.due - card.last_review, card.stability, card.difficulty)));
} else {
    for (let number = 0; number < histories; ++number)
        console.log(run(number, () => {}));
}
