import { expect, it } from 'vitest';
import { detailsLeftOut } from './details-left-out';

const KNOWN = {
  name: 'Ada Moss',
  dob: '1990-03-01',
  identityStatus: 'self_reported',
  contactNumber: '01632 960123',
  nhsNumber: '9434765919',
  address: '1 High Street, Leeds, LS1 1AA',
  allergies: 'Latex',
  medications: null,
} as const;

it('leaves out what the row already shows, however it is written, and empty details', () => {
  expect(
    detailsLeftOut(
      {
        name: 'ada  moss ',
        dob: '1990-03-01',
        estimatedAge: 40,
        contactNumber: '01632960123',
        nhsNumber: '943 476 5919',
        postcode: 'ls11aa',
        allergies: null,
        identityStatus: 'self_reported',
      },
      KNOWN,
    ).map(({ field }) => field),
  ).toEqual([]);
});

it('lists what the row lacks or has differently, allergies first', () => {
  const typed = {
    name: 'Ada Mosse',
    dob: '1991-03-01',
    identityStatus: 'verified',
    medications: 'Salbutamol',
    allergies: 'Penicillin',
    dateOfDeath: '2026-11-01',
    cheerTeamId: 'team',
  } as const;
  const found = detailsLeftOut(typed, KNOWN);
  expect(found[0]).toEqual({
    field: 'allergies',
    label: 'Allergies',
    typed: 'Penicillin',
    known: 'Latex',
  });
  expect(found.map(({ field }) => field).sort()).toEqual(
    ['allergies', 'cheerSquadId', 'dateOfDeath', 'dob', 'identityStatus', 'medications', 'name'].sort(),
  );
  expect(found.find(({ field }) => field === 'medications')?.known).toBe('');
});

it('keeps an estimated age where no birth date is known', () => {
  expect(detailsLeftOut({ estimatedAge: 40 }, { ...KNOWN, dob: null }).map(({ typed }) => typed)).toEqual([
    '40',
  ]);
});
