import { fieldAt } from '../catalogue/catalogue.js';
import { formatValue } from '../record/format.js';
import { cut, inSentence, sentence, type HandoverRecord } from './handover-record.js';

/** The recordings of the heart as a handover says them: the newest first, with who read it and what was answered. */

const SECTION = 'SecondarySurvey';
/** Recordings on the page; of earlier ones their number. */
const MOST_RECORDINGS = 3;
const LONGEST_NOTE = 90;

type Entry = Readonly<Record<string, unknown>>;

const words = (name: string, entry: Entry): string => {
  const field = fieldAt(SECTION, `ecgs.${name}`);
  return field === undefined ? '' : formatValue(field, entry[name], entry).replace(/^Other: /, '');
};

const joined = (parts: readonly string[], between = ', '): string => parts.filter(Boolean).join(between);

const INTERVALS = [
  ['PR', 'pr_ms'],
  ['QRS', 'qrs_ms'],
  ['QTc', 'qtc_ms'],
] as const;

/** '12 leads at 14:05: sinus rhythm 92 /min; ST elevation, inferior; clinician here'. */
const recordingText = (entry: Entry, record: HandoverRecord): string => {
  const time = record.clock(entry['taken_at']);
  const found = Array.isArray(entry['ecg_findings'])
    ? entry['ecg_findings'].map((key: unknown) => words('ecg_findings', { ...entry, ecg_findings: [key] }))
    : [];
  const sentTo = words('sent_to', entry);
  const sentAt = record.clock(entry['sent_at']);
  const head = joined(
    [
      words('leads', entry) || 'ECG',
      time === '' ? '' : `at ${time}`,
      entry['is_before_arrival'] === true ? '(before our arrival)' : '',
    ],
    ' ',
  );
  const body = joined(
    [
      joined([inSentence(words('ecg_rhythm', entry)), words('rate', entry)], ' '),
      joined(found.map(inSentence), ' and '),
      joined(INTERVALS.map(([label, name]) => (entry[name] == null ? '' : `${label} ${words(name, entry)}`))),
      cut(words('note', entry), LONGEST_NOTE),
      joined([after('read by:', inSentence(words('read_by', entry))), words('reader', entry)]),
      after('also read by:', inSentence(words('also_read_by', entry))),
      sentTo === '' && sentAt === '' ? '' : joined(['sent', after('to', sentTo), after('at', sentAt)], ' '),
      after('answer:', cut(words('answer', entry), LONGEST_NOTE)),
    ],
    '; ',
  );
  return joined([head, body || 'findings not recorded'], ': ');
};

const after = (before: string, text: string): string => (text === '' ? '' : `${before} ${text}`);

const recordings = (record: HandoverRecord): readonly Entry[] => [
  ...record.entries(SECTION, 'ecgs', 'taken_at'),
];

/** The list of recordings, newest first; empty where it has none. */
export const recordingsText = (record: HandoverRecord): string => {
  const newest = [...recordings(record)].reverse();
  const left = newest.length - MOST_RECORDINGS;
  return sentence(
    ...newest.slice(0, MOST_RECORDINGS).map((entry) => recordingText(entry, record)),
    left > 0 ? `${left} earlier` : '',
  );
};

/** What of the newest recording that has findings is read out: an infarct changes where the patient goes. */
export const spokenEcg = (record: HandoverRecord): string => {
  const newest = recordings(record).findLast(({ ecg_findings: found }) => Array.isArray(found));
  const found = newest?.['ecg_findings'];
  if (!Array.isArray(found)) return '';
  const infarcts = found.filter((key) => String(key).startsWith('st_elevation_'));
  const places = infarcts.map((key) =>
    inSentence(words('ecg_findings', { ...newest, ecg_findings: [key] })).replace(/^ST elevation, /, ''),
  );
  return places.length === 0 ? '' : `ST elevation ${places.join(' and ')}`;
};
