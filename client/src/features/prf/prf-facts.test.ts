import { allergiesOf } from '@sideline/schema/prf/catalogue/allergies';
import { expect, it } from 'vitest';
import { newAmendment, newDraft, type DraftState } from './drafts/draft-state';
import { stepsAt } from './drafts/steps-at';
import { factsOf } from './prf-facts';
import { allSets } from './observations/sets';
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

it('warns of what the same person’s other records say, even beside a signed record', () => {
  expect(named({ allergies: 'Latex', mergedAllergies: 'Penicillin\nAspirin' })).toEqual([
    'Latex',
    'Penicillin',
    'Aspirin',
  ]);
  expect(named({ allergies: null, mergedAllergies: 'Penicillin' })).toEqual(['Penicillin']);
  expect(named({ allergies: 'Nuts', mergedAllergies: 'Penicillin' }, { allergies: 'Latex' })).toEqual([
    'Latex',
    'Penicillin',
  ]);
  // A copy on the device from before it was told.
  expect(named({ allergies: 'Latex' })).toEqual(['Latex']);
});

it('shows the signed scores of a signed record, and current scores for its amendment', () => {
  const { edit, load } = stepsAt('2026-11-20T15:00:00.000Z');
  const vitals = { respiratory_rate: 25, oxygen_saturation: 97, supplemental_o2: false, bp_systolic: 120 };
  const set = { ...vitals, heart_rate: 70, acvpu: 'A', temperature: 37 };
  const score = { status: 'scored', total: 9, band: 'high', rule_version: 'of another year' };
  const stored = { entries: ['a', 'b'].map((id) => ({ id, ...set, news2: score })) };
  const read = (draft: DraftState) => load(draft, 'SL-1', { observations: { version: 1, data: stored } });
  const totals = (draft: DraftState, signed: object | null) => {
    const facts = factsOf(draft, record({ dob: '1990-01-01' }, signed));
    return allSets(facts).map(({ news2 }) => news2?.total);
  };
  const patient = { dob: '1990-01-01' };
  expect(totals(read(newDraft('prf')), null)).toEqual([3, 3]);
  expect(totals(read(newDraft('prf')), patient)).toEqual([9, 9]);
  const amended = edit(read(newAmendment('prf')), 'observations', 'entries/a/heart_rate', 95);
  expect(totals(amended, patient)).toEqual([4, 3]);
  // What came too late stands on the screen, and was not signed.
  const late = edit(read(newDraft('prf')), 'observations', 'entries/a/heart_rate', 95);
  expect(totals(late, patient)).toEqual([4, 9]);
});
