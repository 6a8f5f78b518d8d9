import { allergiesOf } from '@sideline/schema/prf/allergies';
import { expect, it } from 'vitest';
import { newDraft } from '../../lib/drafts/draft-state';
import { factsOf } from './prf-facts';
import type { PrfRecord } from './prf-record';

/** As far as the rules look at it. */
const record = (row: object, signed: object | null): PrfRecord =>
  ({
    createdAt: '2026-11-20T14:00:00.000Z',
    patientId: 'patient',
    event: null,
    patient: row,
    signature: signed && { patient: signed },
  }) as PrfRecord;
const named = (row: object, signed: object | null = null) =>
  allergiesOf(factsOf(newDraft('prf'), record(row, signed))).texts;

it('warns of what other records of the same person say, beside a signed one too', () => {
  expect(named({ allergies: 'Latex', merged_allergies: 'Penicillin\nAspirin' })).toEqual([
    'Latex',
    'Penicillin',
    'Aspirin',
  ]);
  expect(named({ allergies: null, merged_allergies: 'Penicillin' })).toEqual(['Penicillin']);
  expect(named({ allergies: 'Nuts', merged_allergies: 'Penicillin' }, { allergies: 'Latex' })).toEqual([
    'Latex',
    'Penicillin',
  ]);
  // A copy on the device from before it was told.
  expect(named({ allergies: 'Latex' })).toEqual(['Latex']);
});
