import { formatNhsNumber } from '@sideline/schema/nhs-number';
import { GENDER_LABELS } from '@sideline/schema/people';
import { formatDate, formatTime } from '@sideline/schema/prf/record/format';
import type { Content } from 'pdfmake/interfaces.js';
import type { PdfDocument } from '../../../platform/export/pdf.js';
import { diedWords } from '@sideline/schema/prf/record/died-words';
import type { Patient } from '../../patients/patient.entity.js';
import type { SeeAndTreatLog } from '../../see-and-treat/see-and-treat.types.js';

/** Everything that is held about one patient, on paper. */
export interface PatientCopy {
  readonly patient: Patient;
  readonly logs: readonly SeeAndTreatLog[];
  /** The printouts of the signed records, in their order. */
  readonly records: readonly PdfDocument[];
  readonly providerName: string;
  readonly madeAt: Date;
  /** Name of the person who asked for it. */
  readonly madeBy: string;
  /** Including what is withheld from the patient. */
  readonly isWhole: boolean;
}

type Fact = readonly [label: string, value: string | null | undefined];

const RULED = 'lightHorizontalLines';

const factsOf = (facts: readonly Fact[]): Content => ({
  table: {
    widths: [140, '*'],
    body: facts.map(([label, value]) => [
      { text: label, style: 'label' },
      { text: value == null || value === '' ? 'Not recorded' : value },
    ]),
  },
  layout: RULED,
});

const bornOf = ({ dob, estimatedAge }: Patient): string | null => {
  if (dob !== null) return formatDate(dob);
  return estimatedAge === null ? null : `Not known, about ${String(estimatedAge)} years old`;
};

const squadsOf = ({ squads }: Patient): string =>
  squads
    .map(
      ({ teamName, squadName, startDate, endDate }) =>
        `${teamName}, ${squadName} (from ${dayOf(startDate)}${endDate === null ? '' : ` to ${dayOf(endDate)}`})`,
    )
    .join('\n');

/** Left out for people who have none, which is nearly everyone. */
const guardianOf = ({ guardian }: Patient): readonly Fact[] =>
  guardian === null
    ? []
    : [
        ['Guardian', `${guardian.guardianName} (${guardian.guardianRelationship})`],
        ['Guardian’s contact', [guardian.guardianPhone, guardian.guardianEmail].filter(Boolean).join(', ')],
      ];

const diedOf = (patient: Patient): readonly Fact[] => {
  const died = diedWords(patient);
  return died === null ? [] : [['Death', died]];
};

const dayOf = (moment: Date | string): string =>
  formatTime(new Date(moment).toISOString()).split(',')[0] ?? '';

/** A longer block may break across pages, because the printer cuts an unbreakable block at the end of its page. */
const LETTERS_OF_A_BLOCK = 1_000;
const isShort = ({ issueSummary, treatmentProvided, adviceGiven }: SeeAndTreatLog): boolean =>
  [issueSummary, treatmentProvided, adviceGiven].join('').length <= LETTERS_OF_A_BLOCK;

const logOf = (log: SeeAndTreatLog): Content => ({
  unbreakable: isShort(log),
  margin: [0, 0, 0, 8],
  stack: [
    {
      text: `${formatTime(new Date(log.incidentDate).toISOString(), log.timeZone)}: ${log.issueSummary}`,
      bold: true,
    },
    ...(log.voidedAt == null ? [] : [{ text: 'Entered in error', style: 'warning' }]),
    {
      text: [
        [log.eventName, log.incidentLocation].filter(Boolean).join(', '),
        log.treatmentProvided ? `Treatment: ${log.treatmentProvided}` : '',
        log.adviceGiven ? `Advice: ${log.adviceGiven}` : '',
        `Recorded by ${log.clinicianName}, ${log.clinicianRole}`,
      ]
        .filter((line) => line !== '')
        .join('\n'),
    },
  ],
});

const WHOLE =
  'For the care team. Contains information that is withheld from the patient. Do not give to the patient.';

/** One document of all of it: who they are, the minor contacts, then each signed record from a page of its own. */
export const patientCopyPdf = ({
  patient,
  logs,
  records,
  providerName,
  madeAt,
  madeBy,
  isWhole,
}: PatientCopy): PdfDocument => ({
  title: `Copy of the record of ${patient.name}`,
  subject: 'Copy of a patient’s whole record',
  madeAt,
  header: { left: providerName, right: `Copy of the record of ${patient.name}` },
  notices: isWhole ? [WHOLE] : [],
  footer: `Printed ${formatTime(madeAt.toISOString())} by ${madeBy}. Confidential patient information.`,
  watermark: null,
  content: [
    { text: `Copy of the record of ${patient.name}`, style: 'title' },
    { text: 'Patient details', style: 'section' },
    factsOf([
      ['Name', patient.name],
      ['Date of birth', bornOf(patient)],
      ['Gender', patient.gender === null ? null : GENDER_LABELS[patient.gender]],
      ...diedOf(patient),
      ['NHS number', patient.nhsNumber === null ? null : formatNhsNumber(patient.nhsNumber)],
      ['Address', patient.address],
      ['Contact number', patient.contactNumber],
      ['E-mail address', patient.email],
      ['Next of kin', patient.nextOfKinName],
      ['Relationship', patient.relationshipToNok],
      ['Next of kin’s contact', patient.nextOfKinContact],
      ...guardianOf(patient),
      ['Preferred language', patient.preferredLanguage],
      ['GP practice', patient.gpPractice],
      ['Cheer squads', squadsOf(patient)],
    ]),
    { text: 'Medical history', style: 'section' },
    factsOf([
      ['Allergies', patient.allergies],
      ['Past medical history', patient.pastMedicalHistory],
      ['Medications', patient.medications],
    ]),
    { text: 'See and treat', style: 'section' },
    ...(logs.length === 0 ? [{ text: 'None recorded', style: 'note' }] : logs.map(logOf)),
    { text: 'Patient records', style: 'section' },
    records.length === 0
      ? { text: 'None signed', style: 'note' }
      : { text: `${String(records.length)} signed, each starting on a new page.` },
    ...records.flatMap(({ notices, content }): Content[] => [
      { text: '', pageBreak: 'before' },
      // The heading of a separate record on every page.
      ...notices.map((notice): Content => ({ text: notice, style: 'warning' })),
      ...content,
    ]),
  ],
});
