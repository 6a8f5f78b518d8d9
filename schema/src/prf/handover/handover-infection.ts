import { answersInSentence, cut, type HandoverRecord } from './handover-record.js';

/**
 * What decides where the patient is put and what the next crew wears. A blood-borne virus is on the page and never read out:
 * the standard precautions, which every patient has, are enough, and others can hear.
 */

const SECTION = 'PresentingComplaint';
/** Characters of what was written about contacts and travel. */
const LONGEST = 120;
const QUIET: ReadonlySet<string> = new Set(['blood_borne']);
/** Precautions that need no warning. */
const STANDARD: ReadonlySet<string> = new Set(['none']);

const RISK_WORDS: Readonly<Record<string, { readonly named: string; readonly unnamed: string }>> = {
  exposed: { named: 'in contact with', unnamed: 'in contact with an infection' },
  suspected: { named: 'suspected', unnamed: 'suspected infection, not named' },
  confirmed: { named: 'confirmed', unnamed: 'confirmed infection, not named' },
};

const keysOf = (record: HandoverRecord, name: string): readonly string[] => {
  const value = record.value(SECTION, name);
  return (Array.isArray(value) ? value : []).filter((key): key is string => typeof key === 'string');
};

/** 'suspected measles'; a blood-borne virus is left out, and nothing is said if it is the only risk. */
const riskText = (record: HandoverRecord, isAloud: boolean): string => {
  const risk = record.value(SECTION, 'infection_risk');
  const words = typeof risk === 'string' ? RISK_WORDS[risk] : undefined;
  // The infection is ignored where the risk was withdrawn.
  if (words === undefined) return '';
  const all = keysOf(record, 'infections');
  const said = isAloud ? all.filter((key) => !QUIET.has(key)) : all;
  if (all.length === 0) return words.unnamed;
  return said.length === 0 ? '' : `${words.named} ${answersInSentence(record, SECTION, 'infections', said)}`;
};

const precautionsText = (record: HandoverRecord): string =>
  answersInSentence(
    record,
    SECTION,
    'infection_precautions',
    keysOf(record, 'infection_precautions').filter((key) => !STANDARD.has(key)),
  );

/** The result of the last swab. */
const swabText = (record: HandoverRecord): string => {
  const test = record
    .entries('SecondarySurvey', 'investigations', 'performed_at')
    .findLast(({ study }) => study === 'infection_test');
  if (test === undefined) return '';
  const result = test['result'];
  const clock = record.clock(test['performed_at']);
  return `swab${clock === '' ? '' : ` at ${clock}`}: ${typeof result === 'string' ? cut(result) : 'result not recorded'}`;
};

interface Infection {
  readonly text: string;
  readonly spoken?: string;
}

export const infection = (record: HandoverRecord): Infection => {
  const precautions = precautionsText(record);
  const hasNone = record.value(SECTION, 'infection_risk') === 'none_known';
  const risk = riskText(record, false);
  const text = [
    hasNone ? 'none known' : risk,
    precautions,
    risk === '' ? '' : record.text(SECTION, 'infection_details', LONGEST),
    swabText(record),
  ]
    .filter(Boolean)
    .join('; ');
  const aloud = [riskText(record, true), precautions].filter(Boolean).join(', ');
  return { text, ...(aloud === '' ? {} : { spoken: `infection risk: ${aloud}` }) };
};
