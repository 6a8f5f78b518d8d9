import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { diedBeside, diedText, diedWhereText } from './died';
import { PRF_DATE_COLUMNS } from './prf-date-columns';

const death = { diedAt: '2026-11-20T23:32:00Z', timeZone: 'Europe/Paris', place: 'Tent 14' };

describe('a death in words', () => {
  it('is on the clock of the event where it was recognised, with its place where there is room', () => {
    expect(diedText({ death })).toBe('Died 21 Nov 2026, 00:32');
    expect(diedWhereText({ death })).toBe('Died 21 Nov 2026, 00:32, Tent 14');
    expect(diedWhereText({ death: { ...death, place: null } })).toBe('Died 21 Nov 2026, 00:32');
    expect(diedBeside({ death })).toBe(', died 21 Nov 2026, 00:32');
    expect(diedWhereText({ dateOfDeath: '2026-11-20' })).toBe('Died 20 Nov 2026');
    for (const words of [diedText, diedWhereText]) expect(words({ death: null })).toBeNull();
    expect(diedBeside({})).toBe('');
  });
});

it('gives the times of a list of records on the clock of each record’s event', () => {
  const row = { createdAt: '2026-07-20T22:30:00Z', updatedAt: '2026-07-20T23:30:00Z' };
  const shown = (timeZone: string) => PRF_DATE_COLUMNS.map(({ render }) => render({ ...row, timeZone }));
  expect(shown('Europe/Paris')).toEqual(['21 Jul 2026, 00:30', '21 Jul 2026, 01:30']);
  expect(shown('America/New_York')).toEqual(['20 Jul 2026, 18:30', '20 Jul 2026, 19:30']);
});

/** Screens that name a patient and do not say there that they died, each with its reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'components/like-patients/use-like-patients.tsx': 'Asks for them; the dialog that shows them says so.',
  'components/records/merged-notice.tsx': 'Beneath the head of the patient’s page, which says so.',
  'features/patients/patient-form.tsx': 'The form in which the date of death is entered.',
  'features/patients/identity-check.tsx': 'Of the account that is being checked, with its owner present.',
  'features/patients/identity-check-dialog.tsx':
    'Of the account that is being checked, with its owner present.',
  'features/patients/corrections/correction-drawer.tsx': 'An answer to a request that the patient made.',
  'features/patients/merge/merges-card.tsx': 'On the patient’s page, whose head says so.',
  'features/patients/portal/visit.page.tsx': 'The patient’s own page.',
  'features/patients/portal/shared-record.page.tsx': 'What the patient shared.',
  'features/prf/patient/typed-meanwhile.tsx': 'Beneath the record’s banner, which says so.',
  'features/prf/patient/patient-details.tsx': 'Beneath the record’s banner, which says so.',
  'features/prf/patient/patient-choice.tsx': 'By the search of patients, which says so.',
  'features/prf/patient/patient-section.tsx': 'Beneath the record’s banner, which says so.',
  'features/see-and-treat/new-patient-dialog.tsx': 'Somebody who is being registered.',
  'features/see-and-treat/patient-choice.tsx': 'By the line of the patient, which says so.',
  'features/audit/audit-filters.tsx': 'Whose entries are listed: not the patient’s care.',
  'features/audit/unusual-reading-view.tsx': 'Who read what: of the readers, not of the patient’s care.',
  'features/reports/kept-records-card.tsx': 'What the device kept, which holds no patient’s row.',
  'features/privacy/rights/subject-choice.tsx': 'Whose copy is made, by the search of patients.',
};

/** How a screen comes by a patient's name; that of anything else has no birth date beside it. */
const IS_NAMED =
  /\b(patientName|(patient|survivor|typed)\??\.name|survivor: \{ id, name|name,\s+dob|Patient name)\b|\{ name \}: NamedPatient|merge[^;]*other\.name/;

it('is shown on every screen that names a patient, unless a reason is listed', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const silent = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const isNamed = IS_NAMED.test(text);
      return isNamed && !/\b(DiedTag|PatientCell|died\w*)\b/.test(text);
    });
  expect(silent.filter((file) => !(file in ELSEWHERE))).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((file) => !silent.includes(file))).toEqual([]);
});
