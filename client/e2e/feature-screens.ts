import { readdirSync } from 'node:fs';
import type { Opener, Screens, Visitor } from './screens';

const FEATURES = new URL('../src/features/', import.meta.url);

const load = async (feature: string): Promise<Screens> => {
  const file = new URL(`${feature}/${feature}.screens.ts`, FEATURES);
  return ((await import(file.href)) as { readonly screens: Screens }).screens;
};

const ALL = await Promise.all(readdirSync(FEATURES).toSorted().map(load));

/** Nothing that is there has one of these. */
const NUMBER = 'SL-261120-7K3M9Q2D';
const ID = '018f3a52-7c1d-7b3e-9a41-5d2f6c8e0b17';
const sampleOf = (path: string): string => path.replace(':customPrfId', NUMBER).replace(/:\w+/g, ID);

/** Addresses that may be opened by these, with ids of what need not exist: the guard comes before what an id names. */
export const openTo = (...openers: readonly Opener[]): readonly string[] =>
  openers.flatMap((opener) => ALL.flatMap(({ opens }) => opens[opener] ?? [])).map(sampleOf);

const CLOSED_TO_STRANGERS: readonly Opener[] = [
  ...(['admins', 'clinicians', 'eventViewers', 'recordReaders', 'patients'] as const),
  ...(['signedIn', 'secondFactor'] as const),
];
/** Every address that is closed to strangers. */
export const GUARDED: readonly string[] = openTo(...CLOSED_TO_STRANGERS);

/** One of each list in turn, so that a walk comes by another page between two tabs of one screen. */
const inTurn = (lists: readonly (readonly string[])[]): readonly string[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat();

/** The addresses that a visitor walks through for axe. */
export const walkOf = (visitor: Visitor): readonly string[] =>
  inTurn(ALL.map(({ walked }) => walked?.[visitor] ?? []));

/** Paths of which journeys ask axe. */
export const ASKED_BY_JOURNEYS: readonly string[] = ALL.flatMap(({ journeys = [] }) => journeys);

/** The path in the words that say where axe was asked: all up to a comma. */
export const pathIn = (where: string): string | undefined =>
  ASKED_BY_JOURNEYS.find((path) => path === where.split(',')[0]);

/** What the screens of every feature ask for first. */
export const FIRST_LOADS_OF_FEATURES: Readonly<Record<string, readonly string[]>> = Object.assign(
  {},
  ...ALL.map(({ firstLoads }) => firstLoads),
) as Readonly<Record<string, readonly string[]>>;
