import { auditActionWords } from '@sideline/schema/audit-actions';
import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import { positionLabel, QUALIFICATION_TABLE, QUALIFICATIONS } from '@sideline/schema/positions';
import {
  isSectionKey,
  PATIENT_SECTION,
  PRF_SECTION_KEYS,
  sectionOf,
} from '@sideline/schema/prf/catalogue/catalogue';
import {
  isInDate,
  SHIFT_QUALIFICATION_LABELS,
  SHIFT_QUALIFICATIONS,
  unmetBy,
} from '@sideline/schema/staff/qualifications';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { fetchRows } from '../../../platform/database/checked.js';
import { DomainError } from '../../../platform/errors.js';
import type { Cell, Column } from '../../../platform/export/table.js';
import type { AuditCheckService } from '../../audit/audit-check.service.js';
import { SAFEGUARDING_REFERRAL_FIELDS } from '@sideline/schema/prf/catalogue/safeguarding.fields';
import {
  COMPLETENESS,
  CONTROL_INCIDENTS,
  CONTROLLED_DRUGS,
  DEVICE_SERVICE,
  DISCREPANCIES,
  NEWS2_ESCALATION,
  QUALIFIED_SHIFTS,
  qualifiedShiftRow,
  qualityMatters,
  qualityWork,
  REFERRALS,
  referralRow,
  RESPONSE_TIMES,
  SAFEGUARDING,
  type QualifiedShift,
  type ReferralRow,
} from './evidence.hot.js';

export interface EvidencePeriod {
  readonly from: Date;
  readonly to: Date;
}

/** A table as it is exported: a row is its cells in the order of the titles. */
export interface EvidenceTable {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** One file of the evidence pack. */
export interface EvidenceFile {
  readonly name: string;
  readonly title: string;
  /** What it shows, and what it does not, for readers of the index. */
  readonly shows: string;
  readonly read: (manager: EntityManager, period: EvidencePeriod) => Promise<EvidenceTable>;
}

const cellsRow = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.date(), z.null()]));

/** EXPORT_TOO_LARGE instead of a file that silently lacks lines. */
const limited = <R>(rows: readonly R[]): readonly R[] => {
  const most = LIMITS.evidence.lines;
  if (rows.length > most) throw new DomainError('EXPORT_TOO_LARGE', { count: rows.length, most });
  return rows;
};

const ofSql =
  (statement: string, titles: readonly string[]): EvidenceFile['read'] =>
  async (manager, { from, to }) => {
    const rows = limited(
      await fetchRows(manager, cellsRow, statement, [from, to, LIMITS.evidence.lines + 1]),
    );
    return { titles, rows: rows.map((row) => titles.map((title) => row[title])) };
  };

const ofColumns = <R>(columns: readonly Column<R>[], rows: readonly R[]): EvidenceTable => ({
  titles: columns.map(({ title }) => title),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});

const MATTER_COLUMNS = [
  ...[
    'Number',
    'Kind',
    'On',
    'Harm',
    'Event',
    'PRF number',
    'Entered (UTC)',
    'Entered by',
    'Acknowledged on',
  ],
  ...['Told in person on', 'Answered in writing on', 'Reviewed on', 'Closed on', 'State'],
];
const WORK_COLUMNS = ['Number', 'On', 'Person', 'Place', 'Event', 'What', 'Entered (UTC)', 'Entered by'];

const sectionRow = z.object({
  section: z.string(),
  records: z.number(),
  complete: z.number(),
  begun: z.number(),
  untouched: z.number(),
  missing: z.number(),
});
type SectionRow = z.infer<typeof sectionRow>;
const SECTION_ORDER: readonly string[] = [PATIENT_SECTION.key, ...PRF_SECTION_KEYS];
const SECTION_COLUMNS: readonly Column<SectionRow>[] = [
  {
    title: 'Section',
    value: ({ section }) => (isSectionKey(section) ? sectionOf(section).label : PATIENT_SECTION.label),
  },
  { title: 'Records', value: ({ records }) => records },
  { title: 'Complete', value: ({ complete }) => complete },
  { title: 'Started', value: ({ begun }) => begun },
  { title: 'Not started', value: ({ untouched }) => untouched },
  {
    title: 'Complete, %',
    value: ({ complete, records }) => Math.round((complete / Math.max(1, records)) * 1_000) / 10,
  },
  { title: 'Answers still needed before signing', value: ({ missing }) => missing },
];

const heldWords = (shift: QualifiedShift, qualification: string): string => {
  const day = localDay(shift.endsAt, shift.timeZone);
  const held = shift.held.filter((each) => each.qualification === qualification);
  if (held.length === 0) return '';
  if (held.some((each) => isInDate(each, day))) return 'in date';
  return `not in date (${held.map(({ expiresOn }) => expiresOn ?? 'no end').join(', ')})`;
};
const requirementWords = (shift: QualifiedShift): { readonly asked: string; readonly unmet: string } => {
  const required = SHIFT_QUALIFICATIONS.filter((key) => shift.required.includes(key));
  const unmet =
    shift.person === null ? required : unmetBy(shift.held, required, shift).map((each) => each.required);
  const words = (keys: readonly (typeof SHIFT_QUALIFICATIONS)[number][]): string =>
    keys.map((key) => SHIFT_QUALIFICATION_LABELS[key]).join('; ');
  return { asked: words(required), unmet: words(unmet) };
};
const SHIFT_COLUMNS: readonly Column<QualifiedShift>[] = [
  { title: 'Event', value: ({ event }) => event },
  { title: 'Starts (UTC)', value: ({ startsAt }) => startsAt },
  { title: 'Ends (UTC)', value: ({ endsAt }) => endsAt },
  { title: 'Role', value: ({ role }) => (role === null ? '' : positionLabel(role)) },
  { title: 'State', value: ({ status }) => status.replaceAll('_', ' ') },
  { title: 'Person', value: ({ person }) => person ?? 'nobody' },
  { title: 'Required', value: (shift) => requirementWords(shift).asked },
  { title: 'Not met at the end of the shift', value: (shift) => requirementWords(shift).unmet },
  ...QUALIFICATIONS.filter((key) => key !== 'none').map((key) => ({
    title: QUALIFICATION_TABLE[key].label,
    value: (shift: QualifiedShift) => heldWords(shift, key),
  })),
];

const REFERRAL_WORDS: ReadonlyMap<string, Readonly<Record<string, { readonly label: string }>>> = new Map(
  SAFEGUARDING_REFERRAL_FIELDS.flatMap((field) =>
    'choices' in field ? [[field.name, field.choices.options] as const] : [],
  ),
);
const said = (field: string, codes: readonly (string | null)[]): string =>
  codes
    .filter((code) => code !== null)
    .map((code) => REFERRAL_WORDS.get(field)?.[code]?.label ?? code)
    .join('; ');
const REFERRAL_COLUMNS: readonly Column<ReferralRow>[] = [
  { title: 'PRF number', value: ({ number }) => number },
  { title: 'Event', value: ({ event }) => event },
  { title: 'Started (UTC)', value: ({ begunAt }) => begunAt },
  { title: 'Made at (UTC)', value: ({ madeAt }) => madeAt },
  { title: 'About', value: ({ subject }) => said('subject', [subject]) },
  { title: 'Concern', value: ({ concerns }) => said('concerns', concerns) },
  { title: 'Told', value: ({ told }) => said('told', told) },
  { title: 'Consent to refer', value: ({ agreed }) => said('agreed', [agreed]) },
  { title: 'In danger now', value: ({ danger }) => said('immediate_danger', [danger]) },
];

const moved = (micros: string): string => new Date(Number(micros) / 1_000).toISOString();

/** Every file, in the order of the index. */
export const evidenceFiles = (auditChecks: AuditCheckService): readonly EvidenceFile[] => [
  {
    name: '01-audit-sample.csv',
    title: 'Audit sample with its chain proof',
    shows: `At most ${String(LIMITS.evidence.sample)} entries of the audit trail, spread evenly over the period, each with its place in its chain. 'Holds' means that its hash was recalculated, that it follows the entry before it, and that the next entry follows it. Entries name fields but never hold their values.`,
    read: async (manager, period) =>
      ofColumns(
        [
          { title: 'Time (UTC)', value: ({ recordedAt }) => moved(recordedAt) },
          { title: 'Account', value: ({ actorId }) => actorId },
          { title: 'Role', value: ({ role }) => role },
          { title: 'Action', value: ({ action }) => auditActionWords(action) },
          { title: 'Refused', value: ({ isRefusal }) => (isRefusal ? 'yes' : 'no') },
          { title: 'Of', value: ({ entityType }) => entityType },
          { title: 'Fields', value: ({ fieldsChanged }) => fieldsChanged.join('; ') },
          { title: 'Request', value: ({ requestId }) => requestId },
          { title: 'Chain', value: ({ shard }) => shard },
          { title: 'Place in the chain', value: ({ sequence }) => Number(sequence) },
          { title: 'Previous hash', value: ({ previousHash }) => previousHash },
          { title: 'Hash', value: ({ hash }) => hash },
          { title: 'Holds', value: ({ isProved }) => (isProved ? 'yes' : 'NO') },
        ],
        await auditChecks.sample(manager, period, LIMITS.evidence.sample),
      ),
  },
  {
    name: '02-audit-chains.csv',
    title: 'The check of the whole audit trail',
    shows:
      'When every chain was last checked from end to end, how many entries were checked, and every break that was found. You can run the same check against the signed heads at any time with `npm run audit:verify`.',
    read: async (manager) => {
      const check = await auditChecks.newest(manager);
      return {
        titles: ['What', 'Value'],
        rows:
          check === null
            ? [['The chains have not been checked yet', '']]
            : [
                ['Started (UTC)', check.begunAt],
                ['Ended (UTC)', check.endedAt],
                ['Entries checked', check.entries],
                ['Signed heads compared', check.exports],
                ['Breaks', check.breaks.length],
                ...check.breaks.map((line): readonly Cell[] => ['Break', line]),
              ],
      };
    },
  },
  {
    name: '03-controlled-drugs.csv',
    title: 'Controlled drug moves',
    shows:
      'Every move of a scheduled drug from the stock ledger, drug by drug, with the person who made it, the witness, and the balance at each place afterwards. Corrections are separate lines.',
    read: ofSql(CONTROLLED_DRUGS, [
      ...[
        'Drug',
        'Schedule',
        'Lot',
        'Time (UTC)',
        'From',
        'To',
        'Quantity',
        'Unit',
        'Reason',
        'By',
        'Witness',
      ],
      ...[
        'Balance at the source afterwards',
        'Balance at the destination afterwards',
        'Correction',
        'Ledger line',
      ],
    ]),
  },
  {
    name: '04-qualification-matrix.csv',
    title: 'Qualification matrix at each shift',
    shows:
      'Every shift that starts in the period and was not cancelled: its person, what it required, and whether each qualification was in date when it ended. Qualifications are as recorded today.',
    read: async (manager, { from, to }) =>
      ofColumns(
        SHIFT_COLUMNS,
        limited(
          await fetchRows(manager, qualifiedShiftRow, QUALIFIED_SHIFTS, [
            from,
            to,
            LIMITS.evidence.lines + 1,
          ]),
        ),
      ),
  },
  {
    name: '05-response-times.csv',
    title: 'Response times',
    shows:
      'By event and priority: minutes from the call to the patient, from the records, and from the call to the scene, from event control. Where control has no time, the PRF’s is used and is on a separate line. Half of the times, and 9 in 10 of them, were within the minutes shown.',
    read: ofSql(RESPONSE_TIMES, [
      ...['Event', 'Of', 'Priority', 'Counted', 'With both times'],
      ...['Half within, minutes', '9 in 10 within, minutes'],
    ]),
  },
  {
    name: '06-documentation.csv',
    title: 'Completeness of documentation',
    shows: 'How complete each section is in the records that were started in the period and are not void.',
    read: async (manager, { from, to }) => {
      const rows = await fetchRows(manager, sectionRow, COMPLETENESS, [from, to]);
      return ofColumns(
        SECTION_COLUMNS,
        rows.toSorted((a, b) => SECTION_ORDER.indexOf(a.section) - SECTION_ORDER.indexOf(b.section)),
      );
    },
  },
  {
    name: '07-news2-escalation.csv',
    title: 'NEWS2 escalation',
    shows:
      'Every alert about observations (a NEWS2, the score of an incomplete set, red signs, concern) in the records that were started in the period, and the minutes until an action was recorded.',
    read: ofSql(NEWS2_ESCALATION, [
      ...['PRF number', 'Event', 'NEWS2', 'Other reasons', 'Band', 'Observed (UTC)', 'Raised (UTC)'],
      ...['Action recorded (UTC)', 'Minutes to the action', 'Kind of action', 'State'],
    ]),
  },
  {
    name: '08-safeguarding.csv',
    title: 'Safeguarding',
    shows:
      'Records with a safeguarding concern, and whether its details are recorded. It does not include what was written.',
    read: ofSql(SAFEGUARDING, [
      ...['PRF number', 'Event', 'Started (UTC)', 'Concern in the history', 'Concern on examination'],
      ...['Details are recorded', 'Record'],
    ]),
  },
  {
    name: '09-safeguarding-referrals.csv',
    title: 'Safeguarding referrals',
    shows:
      'Each referral in the records that were started in the period: whom it is about, the kind of concern, to whom it was made and whether the person agreed. It does not include names or what was written.',
    read: async (manager, { from, to }) =>
      ofColumns(
        REFERRAL_COLUMNS,
        limited(await fetchRows(manager, referralRow, REFERRALS, [from, to, LIMITS.evidence.lines + 1])),
      ),
  },
  {
    name: '10-drug-discrepancies.csv',
    title: 'Controlled drug discrepancies',
    shows:
      'Every count in the period that differed from the register, with who counted, the witness, and how it was closed. It does not include what was written.',
    read: ofSql(DISCREPANCIES, [
      ...['Drug', 'Schedule', 'Place', 'Event', 'Occasion', 'Register', 'Counted', 'Unit', 'Counted (UTC)'],
      ...['Counted by', 'Witness', 'Closed (UTC)', 'Closed by', 'Outcome'],
    ]),
  },
  {
    name: '11-device-service.csv',
    title: 'Device servicing and faults',
    shows:
      'Every service of a device with a serial number in the period, with when the next is due, and every fault that was reported. It does not include what was written.',
    read: ofSql(DEVICE_SERVICE, [
      ...['Device', 'Serial number', 'What', 'On', 'Recorded (UTC)', 'Recorded by', 'Next service due'],
      ...['Fault resolved (UTC)', 'Fault'],
    ]),
  },
  {
    name: '12-control-incidents.csv',
    title: 'Event control incidents',
    shows:
      'Every call that event control took in the period, with its times and the PRFs that were opened for it. Where control has no time, the PRF’s is used and named. It does not include what was written.',
    read: ofSql(CONTROL_INCIDENTS, [
      ...['Event', 'Incident', 'Priority', 'Zone', 'People', 'Crew', 'Call (UTC)', 'Crew assigned (UTC)'],
      ...['Mobile (UTC)', 'At scene (UTC)', 'With patient (UTC)', 'Conveying (UTC)', 'Clear (UTC)'],
      ...['Times from the PRF', 'State', 'PRF numbers'],
    ]),
  },
  {
    name: '13-incidents-and-candour.csv',
    title: 'Patient safety incidents and duty of candour',
    shows:
      'Every patient safety incident and duty of candour entry in the quality register in the period, with the harm done and the dates of the conversation with the people affected, the written answer and the review. It does not include what was written.',
    read: ofSql(qualityMatters(['safety_incident', 'duty_of_candour']), MATTER_COLUMNS),
  },
  {
    name: '14-complaints.csv',
    title: 'Complaints',
    shows:
      'Every complaint in the quality register in the period, with the dates when it was acknowledged, answered in writing and closed. It does not include what was written.',
    read: ofSql(qualityMatters(['complaint']), MATTER_COLUMNS),
  },
  {
    name: '15-training.csv',
    title: 'Training',
    shows:
      'Every training entry in the quality register in the period: who was trained in what. Qualifications are in the matrix.',
    read: ofSql(qualityWork('training'), WORK_COLUMNS),
  },
  {
    name: '16-cleaning.csv',
    title: 'Cleaning',
    shows: 'Every cleaning entry in the quality register in the period: what was cleaned, and how.',
    read: ofSql(qualityWork('cleaning'), WORK_COLUMNS),
  },
];
