//! What is noted on an action, and how much it counts before anything was learned.

use super::slots::slots;

slots! {
    /// A slot of notes on an action.
    enum Impulse, INSTINCT {
        // Placing people (L-6).
        /// On an empty hex.
        PutEmpty = 0.0,
        /// On own barbarians.
        PutBarbarian = -0.5,
        /// On an own civilised hex.
        PutCivilised = -0.3,
        /// Hexes that can be settled at once.
        PutSpread = 2.5,
        /// What can be won by attacking from there.
        PutStrike = 2.0,
        /// How likely the best attack from there succeeds.
        PutFall = 0.5,
        /// How likely it is lost again.
        PutRisk = -0.8,
        /// Doors by which others could come.
        PutLandings = -0.1,
        /// Own people there could join.
        PutJoin = 0.3,
        /// The marker that an altar needs.
        PutForAltar = 1.5,
        /// An own hex that is in danger, by its worth.
        PutGuard = 1.0,
        /// Next to a civilised hex.
        PutCivilisable = 0.2,

        // Moving barbarians to an empty hex (L-7.1).
        /// Any such move.
        Spread = 1.6,
        /// One alone.
        SpreadOne = 0.2,
        /// All but one.
        SpreadAll = 0.0,
        /// Empty hexes that can be reached from there and not from here.
        SpreadBeyond = 1.0,
        /// What can be won by attacking from there.
        SpreadStrike = 0.8,
        /// What could have been won with those who leave.
        SpreadStrikeLost = -1.5,
        /// How likely it is lost again.
        SpreadRisk = -0.8,
        /// How much more in danger those left behind are.
        SpreadLeft = -0.5,
        /// Next to a civilised hex.
        SpreadCivilisable = 0.1,

        // Moving barbarians to own barbarians.
        /// Any such move.
        Join = -0.5,
        /// What can be won by attacking together, more than alone.
        JoinStrike = 1.5,
        /// To where empty hexes are.
        JoinRoom = 1.2,
        /// How much more in danger those left behind are.
        JoinLeft = -0.6,

        // Moving civilised people.
        /// The marker that an altar needs.
        ShiftForAltar = 2.0,
        /// To a hex in danger, by its worth.
        ShiftGuard = 1.5,

        // Attacks (L-7.2).
        /// On like ground.
        AttackLike = -0.3,
        /// On other ground.
        AttackOther = -0.8,
        /// How likely the hex falls.
        AttackFall = 1.5,
        /// What falls, by its worth.
        AttackWorth = 1.5,
        /// How likely it is entered.
        AttackEnter = 1.0,
        /// One marker only.
        AttackLone = 0.2,
        /// Those who threaten own hexes.
        AttackRelief = 0.5,
        /// How many can be spared.
        AttackSpare = 0.3,
        /// Nobody to spare but one.
        AttackLast = -0.3,
        /// Own hexes could still be civilised first.
        AttackBeforeCivilising = -2.0,
        /// An altar could still be built first.
        AttackBeforeAltar = -2.0,
        /// People could still spread first.
        AttackBeforeSpreading = -0.4,
        /// Who is attacked leads.
        AttackLeader = 0.3,
        /// How much more in danger the attackers are with one less.
        AttackExposes = -0.3,

        // Advancing (L-7.2.7).
        /// Nobody.
        AdvanceNone = -2.0,
        /// One.
        AdvanceOne = 0.2,
        /// All but one.
        AdvanceAll = 0.0,
        /// What can be won from the hex that is entered.
        AdvanceStrike = 1.0,
        /// What can be won from the hex that is left.
        AdvanceStrikeLeft = 1.0,
        /// Empty hexes beside the one that is entered.
        AdvanceRoom = 0.4,
        /// How likely the hex that is entered is lost again.
        AdvanceRisk = -0.5,
        /// How likely the hex that is left is lost.
        AdvanceLeftRisk = -0.5,

        // Civilising (L-7.3).
        /// An own hex.
        Civilise = 2.5,
        /// With the free choice.
        CiviliseFree = 0.0,
        /// A lone marker.
        CiviliseLone = 0.2,
        /// So many that an altar can follow at once.
        CiviliseForAltar = 1.0,
        /// How likely it is lost.
        CiviliseDanger = -1.0,
        /// What the people could have won by attacking.
        CiviliseStrikeLost = -1.2,
        /// Where they could have spread to.
        CiviliseRoomLost = -1.0,
        /// Own barbarians that can be civilised because of it.
        CiviliseOpens = 0.4,
        /// Doors by which others could come.
        CiviliseLandings = -0.2,
        /// A foreign hex.
        CiviliseForeign = -1.0,
        /// A foreign hex whose people threaten own ones.
        CiviliseRelief = 1.5,
        /// How many are there.
        CiviliseForeignPeople = 0.3,
        /// A foreign hex, while an own one could be civilised.
        CiviliseInstead = -1.5,

        // Altars (L-7.4).
        /// Any.
        Altar = 3.0,
        /// How likely it is lost.
        AltarDanger = -1.0,
        /// How much more in danger it is with one less.
        AltarExposes = -0.5,
        /// People left.
        AltarPeople = 0.3,
        /// Doors by which others could come.
        AltarLandings = -0.3,

        /// The end of the turn.
        End = 0.0,

        // Choosing a card (L-4.1).
        /// Its value.
        CardValue = 1.0,
        /// Hexes that can be settled with it.
        CardSpread = 1.5,
        /// What can be won by attacking with it.
        CardStrike = 1.2,
        /// An altar that can be built with it.
        CardForAltar = 0.8,
        /// An own hex in danger that it can save.
        CardGuard = 0.3,
        /// No place for it.
        CardNowhere = -2.0,
        /// More than there are people left.
        CardTooMany = -0.5,
        /// Late in a round, when the game may end.
        CardLate = 0.5,
        /// Late in a round, while own hexes are in danger.
        CardLateInDanger = -0.2,
        /// Late in a round, while own people could strike.
        CardLateStrikes = -0.2,

        // Creation (L-3).
        /// A marker kept.
        Keep = -0.5,
        /// A marker kept of which the hand has more than others.
        KeepOwn = 0.3,
        /// Land for the own hand.
        LayOwn = 1.0,
        /// Habitable neighbours of the same terrain, for the own hand.
        LayTogether = 0.5,
        /// Habitable neighbours of the same terrain, whatever the hand.
        LayBeside = 0.1,
        /// A sea between islands.
        LayStrait = 0.1,
        /// Land on which nobody lives.
        LayBarren = 0.0,
        /// Far from the middle.
        LayEdge = 0.0,
    }
}
