import { fieldAt } from '../catalogue/catalogue.js';
import { formatValue } from '../record/format.js';
import { inSentence, type HandoverRecord } from './handover-record.js';
import { compare } from '../../compare.js';

/** How a drug, a procedure or an airway device went: the patient's response to it, and what went wrong. */

const SECTION = 'ClinicalInterventions';
const ACTS = {
  drugs_administered: { timeField: 'time_administered', nameField: 'drug_name' },
  procedures: { timeField: 'time_performed', nameField: 'procedure' },
  airway_devices: { timeField: 'placed_at', nameField: 'device' },
} as const;
export type ActList = keyof typeof ACTS;
type Values = Readonly<Record<string, unknown>>;

/** Looked for, and not there: nothing to hand over. */
const NONE = 'none';

const keysOf = ({ complication }: Values): readonly string[] =>
  (Array.isArray(complication) ? complication : []).filter((key): key is string => typeof key === 'string');

const wordsOf = (list: ActList, name: string, value: unknown, entry: Values): string => {
  const field = fieldAt(SECTION, `${list}.${name}`);
  return field === undefined ? '' : formatValue(field, value, entry).replace(/^Other: /, '');
};

const complicationsOf = (list: ActList, entry: Values): readonly string[] =>
  keysOf(entry)
    .filter((key) => key !== NONE)
    .map((key) => inSentence(wordsOf(list, 'complication', [key], entry)));

/** 'patient worse; complication: hypotension, nausea'; empty where nobody recorded how it went. */
export const effectText = (list: ActList, entry: Values): string => {
  const complications = complicationsOf(list, entry);
  const response = inSentence(wordsOf(list, 'response', entry['response'], entry));
  return [
    response === '' ? '' : `patient ${response}`,
    complications.length === 0 ? '' : `complication: ${complications.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
};

/** A text with how it went behind it: '5 mg IV at 14:20 (patient improved)'. */
export const withEffect = (text: string, effect: string): string =>
  effect === '' ? text : `${text} (${effect})`.trim();

/** 'complications: hypotension after Morphine sulfate', the latest first; empty where there was none. */
export const spokenComplications = (record: HandoverRecord): string => {
  const complications = (Object.keys(ACTS) as ActList[])
    .flatMap((list) =>
      record.entries(SECTION, list, ACTS[list].timeField).map((entry) => {
        const { nameField, timeField } = ACTS[list];
        const what = complicationsOf(list, entry).join(' and ');
        const name = wordsOf(list, nameField, entry[nameField], entry);
        const at = entry[timeField];
        return { text: what === '' ? '' : `${what} after ${name}`, at: typeof at === 'string' ? at : '' };
      }),
    )
    .filter(({ text }) => text !== '')
    .sort((a, b) => compare(b.at, a.at))
    .map(({ text }) => text);
  return complications.length === 0 ? '' : `complications: ${[...new Set(complications)].join(', ')}`;
};
