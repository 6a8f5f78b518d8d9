import type { Ethnicity, Gender, IdentityStatus } from '@sideline/schema/people';
import type { DemoTeam } from './cheer.js';
import { makeHealth, type DemoHealth } from './health.js';
import { firstNameOf, HERITAGES, pickHeritage, type Heritage } from './names.js';
import {
  makeAddress,
  makeLandline,
  makeMobile,
  makeNhsNumber,
  makePractice,
  type DemoAddress,
} from './places.js';
import type { Random } from './random.js';

export const PATIENT_COUNT = 600;
const DAY_MS = 86_400_000;

export interface DemoSquadLink {
  readonly id: string;
  readonly squadId: string;
  readonly teamId: string;
  readonly startDate: Date;
}

export interface DemoPatient {
  readonly id: string;
  readonly createdAt: Date;
  readonly name: string;
  readonly sex: 'female' | 'male';
  /** One of the specification's six. */
  readonly gender: Gender;
  /** YYYY-MM-DD; null where only an estimate is known. */
  readonly dob: string | null;
  readonly estimatedAge: number | null;
  /** Whole years on the day the set is made. */
  readonly age: number;
  readonly address: DemoAddress;
  readonly contactNumber: string;
  readonly nextOfKinName: string;
  readonly nextOfKinContact: string;
  /** Parent, Sibling, Spouse, Friend or Guardian. */
  readonly relationship: string;
  readonly nhsNumber: string | null;
  readonly ethnicity: Ethnicity;
  readonly gpPractice: string;
  readonly preferredLanguage: string;
  readonly identityStatus: IdentityStatus;
  readonly health: DemoHealth;
  /** Oldest first; the last one is where the patient trains now. */
  readonly squads: readonly DemoSquadLink[];
}

/** Ages as an event provider meets them: many young athletes, then spectators of all ages. */
const makeAge = (random: Random): number => {
  const [from, to] = random.weighted([
    [[5, 11], 12],
    [[12, 17], 24],
    [[18, 29], 26],
    [[30, 44], 16],
    [[45, 64], 13],
    [[65, 90], 9],
  ] as const);
  return random.int(from, to);
};

const makeBirthDate = (random: Random, today: Date, age: number): string => {
  const latest = Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), today.getUTCDate());
  return new Date(latest - random.int(1, 364) * DAY_MS).toISOString().slice(0, 10);
};

const makeGender = (random: Random, sex: 'female' | 'male', age: number): Gender => {
  if (age >= 15 && random.chance(0.025)) {
    return random.pick(['non_binary', 'genderqueer', 'prefer_not_to_say', 'other']);
  }
  return sex;
};

/** How much older than the patient somebody is, in years, by what they are to them. */
const OLDER_BY: Readonly<Record<string, number>> = { Parent: 28, Guardian: 30 };

interface NextOfKin {
  readonly name: string;
  readonly relationship: string;
}

const makeNextOfKin = (random: Random, heritage: Heritage, lastName: string, age: number): NextOfKin => {
  const relationship =
    age < 18
      ? random.weighted([
          ['Parent', 90],
          ['Guardian', 10],
        ] as const)
      : random.weighted([
          ['Spouse', age > 27 ? 55 : 12],
          ['Parent', age < 45 ? 45 : 3],
          ['Sibling', 15],
          ['Friend', 14],
        ] as const);
  const other = relationship === 'Friend' ? random.pick(HERITAGES) : heritage;
  const sex = random.pick(['female', 'male'] as const);
  const surname = relationship === 'Friend' ? random.pick(other.last) : lastName;
  const yearsOlder = OLDER_BY[relationship] ?? 0;
  return { name: `${firstNameOf(random, other, sex, age + yearsOlder)} ${surname}`, relationship };
};

const makeSquads = (
  random: Random,
  teams: readonly DemoTeam[],
  age: number,
  isAthlete: boolean,
  today: Date,
): readonly DemoSquadLink[] => {
  if (!isAthlete) return [];
  const offers = teams.flatMap((team) =>
    team.squads
      .filter((squad) => age >= squad.fromAge && age <= squad.toAge)
      .map((squad) => ({ teamId: team.id, squadId: squad.id, squad })),
  );
  if (offers.length === 0) return [];
  const now = random.pick(offers);
  const joined = new Date(today.getTime() - random.int(20, 420) * DAY_MS);
  const link = { id: random.id(joined), teamId: now.teamId, squadId: now.squadId, startDate: joined };
  const younger = teams
    .find((team) => team.id === now.teamId)
    ?.squads.filter((squad) => squad.id !== now.squadId && squad.fromAge < now.squad.fromAge);
  const before = younger?.at(-1);
  if (before === undefined || !random.chance(0.35)) return [link];
  const earlier = new Date(joined.getTime() - random.int(300, 700) * DAY_MS);
  return [{ id: random.id(earlier), teamId: now.teamId, squadId: before.id, startDate: earlier }, link];
};

/** The patients, registered over the last months and some this week. The first is the demonstration's own patient account. */
export const makePatients = (
  random: Random,
  teams: readonly DemoTeam[],
  today: Date,
): readonly DemoPatient[] => {
  let serial = 412_000;
  const nextNhsNumber = (): string => {
    for (;;) {
      serial += random.int(3, 97);
      const number = makeNhsNumber(serial);
      if (number !== null) return number;
    }
  };
  const names = new Set<string>();

  return Array.from({ length: PATIENT_COUNT }, (_, index): DemoPatient => {
    const isAccount = index === 0;
    const heritage = isAccount ? (HERITAGES[2] as Heritage) : pickHeritage(random);
    const age = isAccount ? 19 : makeAge(random);
    const sex = isAccount ? 'female' : random.pick(['female', 'female', 'female', 'male', 'male'] as const);
    let firstName = isAccount ? 'Seren' : firstNameOf(random, heritage, sex, age);
    let lastName = isAccount ? 'Prosser' : random.pick(heritage.last);
    for (let attempt = 0; names.has(`${firstName} ${lastName}`) && attempt < 8; attempt += 1) {
      firstName = firstNameOf(random, heritage, sex, age);
      lastName = random.pick(heritage.last);
    }
    const name = `${firstName} ${lastName}`;
    names.add(name);
    const isUnknownDate = !isAccount && age > 18 && random.chance(0.008);
    const isAthlete = isAccount || (age <= 28 && random.chance(age <= 18 ? 0.62 : 0.3));
    const nextOfKin = makeNextOfKin(random, heritage, lastName, age);
    const createdAt = new Date(
      today.getTime() -
        (isAccount ? 190 : index % 24 === 1 ? random.int(0, 6) : random.int(7, 240)) * DAY_MS -
        random.int(1, 80_000) * 1_000,
    );
    return {
      id: random.id(createdAt),
      createdAt,
      name,
      sex,
      gender: makeGender(random, sex, age),
      dob: isUnknownDate ? null : makeBirthDate(random, today, age),
      estimatedAge: isUnknownDate ? age : null,
      age,
      address: makeAddress(random),
      contactNumber: random.chance(0.88) ? makeMobile(random) : makeLandline(random),
      nextOfKinName: nextOfKin.name,
      nextOfKinContact: makeMobile(random),
      relationship: nextOfKin.relationship,
      nhsNumber: random.chance(0.72) ? nextNhsNumber() : null,
      ethnicity: heritage.ethnicity,
      gpPractice: makePractice(random),
      preferredLanguage:
        heritage.language !== null && random.chance(heritage.key === 'welsh' ? 0.25 : 0.18)
          ? heritage.language
          : 'English',
      identityStatus: isUnknownDate
        ? 'unknown'
        : random.weighted([
            ['verified', 80],
            ['self_reported', 20],
          ] as const),
      health: makeHealth(random, age),
      squads: makeSquads(random, teams, age, isAthlete, today),
    };
  });
};
