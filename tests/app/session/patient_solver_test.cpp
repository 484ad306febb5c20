// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/patient_solver.h"

#include <QSignalSpy>

#include "app_fixture.h"

namespace app_test {
namespace {

using endgame::Material;

const Material krk = *Material::parse("KRK");

TEST(PatientSolverTest, SolvesNoEndingBeforeBegin)
{
    session::PatientSolver patient;
    TableSupply supply{patient.solver()};
    supply.want({krk});
    QTest::qWait(50);
    EXPECT_FALSE(supply.known().covers(krk));
    patient.begin();
    EXPECT_TRUE(QTest::qWaitFor([&] { return supply.known().covers(krk); }, patience));
}

TEST(PatientSolverTest, WishesCanChangeBeforeBegin)
{
    session::PatientSolver patient;
    TableSupply supply{patient.solver()};
    supply.want({*Material::parse("KQK")});
    supply.want({krk});
    QTest::qWait(50);
    patient.begin();
    ASSERT_TRUE(QTest::qWaitFor([&] { return supply.known().covers(krk); }, patience));
    EXPECT_FALSE(supply.known().covers(*Material::parse("KQK")));
}

TEST(PatientSolverTest, DestructionDoesNotWaitForBegin)
{
    session::PatientSolver patient;
    TableSupply supply{patient.solver()};
    supply.want({krk});
}

} // namespace
} // namespace app_test
