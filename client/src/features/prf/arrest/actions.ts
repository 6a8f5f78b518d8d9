import type { Arrest } from '@sideline/schema/prf/rules/arrest';
import type { Values } from '../drafts/changes';
import type { ArrestList } from './stamp-entry';

/** What a tap may ask for after its time is recorded. */
export type ArrestQuestion = 'rhythm' | 'energy' | 'drug' | 'airway';

/** One of the six large buttons, in its current state. */
export interface ArrestAction {
  readonly key: 'cpr' | 'rhythm' | 'shock' | 'drug' | 'airway' | 'rosc';
  readonly label: string;
  /** What a tap does, or the current value. */
  readonly detail: string;
  /** The key for the same action. */
  readonly letter: string;
  readonly list: ArrestList;
  readonly values: Values;
  readonly asks: ArrestQuestion | null;
}

const SHOCKABLE: ReadonlySet<string> = new Set(['vf', 'pulseless_vt']);

/**
 * The six buttons. A shock uses the rhythm of the last check, and the energy of the previous shock until another is
 * chosen. Nothing else is filled in automatically.
 */
export const arrestActions = (arrest: Arrest, rhythmLabel: string): readonly ArrestAction[] => [
  {
    key: 'cpr',
    label: arrest.isCprOn ? 'Stop CPR' : 'Start CPR',
    detail: arrest.isCprOn ? 'CPR in progress' : 'CPR not running',
    letter: 'C',
    list: 'cpr',
    values: { event: arrest.isCprOn ? 'stopped' : 'started' },
    asks: null,
  },
  {
    key: 'rhythm',
    label: 'Rhythm',
    detail: rhythmLabel === '' ? 'Rhythm check' : `Last: ${rhythmLabel}`,
    letter: 'R',
    list: 'cpr',
    values: { event: 'rhythm_check' },
    asks: 'rhythm',
  },
  {
    key: 'shock',
    label: 'Shock',
    detail: arrest.shocks === 1 ? '1 shock' : `${arrest.shocks} shocks`,
    letter: 'S',
    list: 'defibrillation',
    values: {
      shocks_delivered: 1,
      ...(arrest.rhythm !== null && SHOCKABLE.has(arrest.rhythm) ? { rhythm: arrest.rhythm } : {}),
      ...(arrest.lastEnergy === null ? {} : { energy_joules: arrest.lastEnergy }),
    },
    asks: 'energy',
  },
  {
    key: 'drug',
    label: 'Drug',
    detail: 'You choose which one',
    letter: 'D',
    list: 'drugs_administered',
    values: {},
    asks: 'drug',
  },
  {
    key: 'airway',
    label: 'Airway',
    detail: 'You choose which one',
    letter: 'A',
    list: 'procedures',
    values: {},
    asks: 'airway',
  },
  {
    key: 'rosc',
    label: arrest.hasCirculation ? 'Re-arrest' : 'ROSC',
    detail: arrest.hasCirculation ? 'Arrested again' : 'Circulation returned',
    letter: 'O',
    list: 'cpr',
    values: { event: arrest.hasCirculation ? 'rearrest' : 'rosc' },
    asks: null,
  },
];
