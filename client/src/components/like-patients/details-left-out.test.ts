import { expect, it } from 'vitest';
import { detailsLeftOut } from './details-left-out';

const KNOWN = {
  patient_name: 'Ada Moss',
  dob: '1990-03-01',
  identity_status: 'self_reported',
  contact_number: '01632 960123',
  nhs_number: '9434765919',
  address: '1 High Street, Leeds, LS1 1AA',
  allergies: 'Latex',
  medications: null,
} as const;

it('says nothing of what the row says as well, however it was written, nor of what was left empty', () => {
  expect(
    detailsLeftOut(
      {
        patient_name: 'ada  moss ',
        dob: '1990-03-01',
        estimated_age: 40,
        contact_number: '01632960123',
        nhs_number: '943 476 5919',
        postcode: 'ls11aa',
        allergies: null,
        identity_status: 'self_reported',
      },
      KNOWN,
    ).map(({ field }) => field),
  ).toEqual([]);
});

it('names what the row does not say or says otherwise, the allergies first', () => {
  const typed = {
    patient_name: 'Ada Mosse',
    dob: '1991-03-01',
    identity_status: 'verified',
    medications: 'Salbutamol',
    allergies: 'Penicillin',
    date_of_death: '2026-11-01',
    cheer_team_id: 'team',
  } as const;
  const found = detailsLeftOut(typed, KNOWN);
  expect(found[0]).toEqual({
    field: 'allergies',
    label: 'Allergies',
    typed: 'Penicillin',
    known: 'Latex',
  });
  expect(found.map(({ field }) => field).sort()).toEqual(
    [
      'allergies',
      'cheer_squad_id',
      'date_of_death',
      'dob',
      'identity_status',
      'medications',
      'patient_name',
    ].sort(),
  );
  expect(found.find(({ field }) => field === 'medications')?.known).toBe('');
});

it('keeps an estimated age where no birth date is known', () => {
  expect(detailsLeftOut({ estimated_age: 40 }, { ...KNOWN, dob: null }).map(({ typed }) => typed)).toEqual([
    '40',
  ]);
});
