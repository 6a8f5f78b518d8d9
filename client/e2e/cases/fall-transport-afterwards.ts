import { coded, into, intoEntry, NO_PLACE, nowhere, utc, type CaseEntry } from './case-mapping';
import { crewSafety } from './case-mapping-crew';

const WORN = ['4503003', '4503017'];

type Said = readonly [element: string, occurrence: number, source: string];

const FINDING: Readonly<Record<string, string>> = {
  'eOutcome.09': 'ed_procedure',
  'eOutcome.10': 'ed_diagnosis',
  'eOutcome.12': 'procedure',
  'eOutcome.13': 'diagnosis',
};
const ED = 'Emergency department: the element says so.';
const WARD = 'Hospital: the element says so.';
/** What the hospital found and did, a row each. */
const HOSPITAL: readonly {
  readonly of: string;
  readonly code: Said;
  readonly system: 'icd_10' | 'icd_10_pcs';
  readonly words: string;
  readonly time?: Said;
}[] = [
  {
    of: ED,
    code: ['eOutcome.09', 1, '0W9J7ZZ'],
    system: 'icd_10_pcs',
    words: 'Drainage of the pelvic cavity through an opening',
    time: ['eOutcome.19', 1, '2022-10-09T09:53:45-05:00'],
  },
  {
    of: ED,
    code: ['eOutcome.09', 2, '3E1U38X'],
    system: 'icd_10_pcs',
    words: 'Irrigation of joints, percutaneous, diagnostic',
    time: ['eOutcome.19', 2, '2022-10-09T09:49:39-05:00'],
  },
  {
    of: ED,
    code: ['eOutcome.09', 3, '4A0FX3Z'],
    system: 'icd_10_pcs',
    words: 'Measurement of muscle contractility, external',
    time: ['eOutcome.19', 3, '2022-10-09T09:40:03-05:00'],
  },
  { of: ED, code: ['eOutcome.10', 1, 'M25.59'], system: 'icd_10', words: 'Pain in other specified joint' },
  {
    of: ED,
    code: ['eOutcome.10', 2, 'M84.359A'],
    system: 'icd_10',
    words: 'Stress fracture of the hip, first encounter',
  },
  {
    of: WARD,
    code: ['eOutcome.12', 1, '0SQ94ZZ'],
    system: 'icd_10_pcs',
    words: 'Repair of right hip joint, percutaneous endoscopic',
    time: ['eOutcome.20', 1, '2022-10-09T13:02:31-05:00'],
  },
  {
    of: WARD,
    code: ['eOutcome.12', 2, '0SQNXZZ'],
    system: 'icd_10_pcs',
    words: 'Repair of left metatarsophalangeal joint, external',
    time: ['eOutcome.20', 2, '2022-10-09T13:31:08-05:00'],
  },
  {
    of: WARD,
    code: ['eOutcome.12', 3, 'BF5C2ZZ'],
    system: 'icd_10_pcs',
    words: 'Imaging of the hepatobiliary system with a fluorescing agent',
    time: ['eOutcome.20', 3, '2022-10-09T10:43:20-05:00'],
  },
  {
    of: WARD,
    code: ['eOutcome.13', 1, 'M84.359D'],
    system: 'icd_10',
    words: 'Stress fracture of the hip, healing',
  },
  {
    of: WARD,
    code: ['eOutcome.13', 2, 'M84.372A'],
    system: 'icd_10',
    words: 'Stress fracture of the left ankle, first encounter',
  },
];

/** A signature that was made elsewhere. */
const signature = (
  key: string,
  answers: readonly (readonly [field: string, from: Said, value: string, note?: string])[],
): readonly CaseEntry[] =>
  answers.map(([field, from, value, note]) =>
    intoEntry('DispositionOutcome', { field: 'signatures', key }, field, from, value, note),
  );

/** What the fall's document says of the time after the handover, and of its own making and signing. */
export const FALL_AFTERWARDS: readonly CaseEntry[] = [
  into('DispositionOutcome', 'ed_outcome', ['eOutcome.01', 1, '09'], 'admitted'),
  into('DispositionOutcome', 'hospital_outcome', ['eOutcome.02', 1, '62'], 'rehabilitation'),
  into('DispositionOutcome', 'other_reports.0.kind', ['eOutcome.03', 1, '4303005'], 'hospital_receiving'),
  into('DispositionOutcome', 'other_reports.0.number', ['eOutcome.04', 1, '2020-5248'], '2020-5248'),
  into('DispositionOutcome', 'other_reports.1.kind', ['eOutcome.03', 2, '4303015'], 'other'),
  into('DispositionOutcome', 'other_reports.1.number', ['eOutcome.04', 2, '2267884554'], '2267884554'),
  into(
    'DispositionOutcome',
    'other_reports.1.kind_other',
    ['eOutcome.05', 1, 'HIE'],
    'HIE',
    'A health information exchange: the words beside Other.',
  ),
  into('DispositionOutcome', 'other_reports.2.kind', ['eOutcome.03', 3, '4303025'], 'trauma_registry'),
  into('DispositionOutcome', 'other_reports.2.number', ['eOutcome.04', 3, 'CSM.20.0598'], 'CSM.20.0598'),
  ...HOSPITAL.flatMap(({ of, code, system, words, time }, row) => {
    const path = `hospital_findings.${row}`;
    return [
      into('DispositionOutcome', `${path}.finding`, [...code], FINDING[code[0]] ?? '', of),
      ...coded('DispositionOutcome', path, [...code], words, system),
      ...(time ? [into('DispositionOutcome', `${path}.at`, [...time], utc(time[2]))] : []),
    ];
  }),
  ...(
    [
      ['eOutcome.11', 'admitted_at', '2022-10-09T09:56:20-05:00'],
      ['eOutcome.16', 'discharged_at', '2022-10-10T08:54:12-05:00'],
      ['eOutcome.18', 'ed_arrival_at', '2022-10-09T09:38:49-05:00'],
    ] as const
  ).map(([element, field, moment]) => into('DispositionOutcome', field, [element, 1, moment], utc(moment))),

  into('DispositionOutcome', 'clinical_review_requested', ['eOther.01', 1, '9923001'], false),
  into('DispositionOutcome', 'care_pathways', ['eOther.02', 1, '4502017'], 'major_trauma'),
  ...crewSafety({ row: 0, identifier: '35781', protection: WORN }),
  ...crewSafety({ row: 1, identifier: '7492', protection: WORN }),
  into('incidentDetails', 'crew_roles.0.tasks', ['eOther.08', 1, '35781'], 'wrote_record'),
  ...signature('clinician', [
    ['signer', ['eOther.12', 1, '4512003'], 'clinician'],
    ['signed_for', ['eOther.13', 1, '4513023'], 'record', 'Other, of a list without the record itself.'],
    ['status', ['eOther.15', 1, '4515031'], 'signed'],
    ['signed_at', ['eOther.19', 1, '2022-10-09T17:04:59-05:00'], utc('2022-10-09T17:04:59-05:00')],
    ['name', ['eOther.20', 1, 'Costa'], 'Ellen Costa', 'Both names in one line.'],
    ['name', ['eOther.21', 1, 'Ellen'], 'Ellen Costa'],
  ]),
  into('DispositionOutcome', 'handover_to_role', ['eOther.12', 2, '4512005'], 'Healthcare provider'),
  ...signature('receiver', [
    ['signer', ['eOther.12', 2, '4512005'], 'receiving_clinician'],
    ['signed_for', ['eOther.13', 2, '4513007'], 'handover'],
    ['status', ['eOther.15', 2, '4515031'], 'signed'],
    ['signed_at', ['eOther.19', 2, '2022-10-09T09:38:20-05:00'], utc('2022-10-09T09:38:20-05:00')],
    ['name', ['eOther.20', 2, 'Ortiz'], 'Leslie Ortiz', 'Both names in one line.'],
    ['name', ['eOther.21', 2, 'Leslie'], 'Leslie Ortiz'],
  ]),
  nowhere(NO_PLACE.signatureFile, ['eOther.16', 1, 'signature-a89c.png']),
  nowhere(NO_PLACE.signatureFile, ['eOther.17', 1, 'image/png']),
  nowhere(NO_PLACE.signatureFile, ['eOther.18', 1, '(the picture, base64)']),
  into(
    'DispositionOutcome',
    'handover_signed_at',
    ['eOther.19', 2, '2022-10-09T09:38:20-05:00'],
    utc('2022-10-09T09:38:20-05:00'),
  ),
  into(
    'DispositionOutcome',
    'handover_to',
    ['eOther.20', 2, 'Ortiz'],
    'Leslie Ortiz',
    'Both names in one line: who signed for the transfer of care.',
  ),
  into('DispositionOutcome', 'handover_to', ['eOther.21', 2, 'Leslie'], 'Leslie Ortiz'),
];
