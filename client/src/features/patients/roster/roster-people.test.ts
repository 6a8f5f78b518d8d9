import { describe, expect, it } from 'vitest';
import type { ImportPreview } from '../import-choice';
import {
  leftOut,
  lookedAtOf,
  refusalsOf,
  sentRow,
  stateOf,
  toSend,
  type RosterPerson,
} from './roster-people';

const PREVIEW: ImportPreview = {
  state: 'new',
  importedPatientId: null,
  problems: [],
  matches: [],
  sameAsRow: null,
  lookedAt: '2026-11-20T10:00:00.000Z',
};
const LIKE: ImportPreview = {
  ...PREVIEW,
  state: 'likely_duplicate',
  matches: [
    {
      id: 'known',
      name: 'Ada Bell',
      dob: null,
      estimatedAge: null,
      address: null,
      dateOfDeath: null,
      death: null,
    },
  ],
};
const person = (id: string, facts: Partial<RosterPerson> = {}): RosterPerson => ({
  id,
  row: { line: Number(id) + 1, patient: { name: 'Ada Bell' }, problems: [] },
  preview: PREVIEW,
  choice: 'new',
  refusal: null,
  isSent: false,
  ...facts,
});
const idsOf = (people: readonly RosterPerson[]) => people.map(({ id }) => id);

describe('a roster that was partly imported', () => {
  it('sends everyone not yet imported, even if choices change meanwhile', () => {
    const people = [
      person('1', { isSent: true }),
      person('2', { preview: LIKE, choice: 'leave' }),
      person('3', { isSent: true }),
      person('4'),
      person('5'),
    ];
    expect(idsOf(toSend(people))).toEqual(['4', '5']);
    const changed = people.map((one) => (one.id === '2' ? { ...one, choice: 'new' as const } : one));
    expect(idsOf(toSend(changed))).toEqual(['2', '4', '5']);
  });

  it('shows a refusal at its row, and leaves the row out if the user asks for that', () => {
    const batch = [person('4'), person('5')];
    const refusals = refusalsOf(batch, [
      { field: 'rows.1.differsFrom', message: 'Patient 2: Ada Bell is now registered.' },
      { field: 'rows', message: 'Take fewer.' },
    ]);
    expect([...refusals]).toEqual([['5', 'Line 6: Ada Bell is now registered.']]);
    const refused = person('5', { refusal: refusals.get('5') ?? null });
    expect(stateOf(refused)).toBe('refused');
    expect(toSend([refused])).toHaveLength(1);
    const out = { ...refused, choice: 'leave' as const };
    expect(toSend([out])).toEqual([]);
    expect(leftOut([out, person('1', { isSent: true })])).toEqual([
      { line: 6, why: 'Line 6: Ada Bell is now registered.' },
    ]);
  });

  it('says when the first person of a batch was reviewed, if all were', () => {
    const later = { ...PREVIEW, lookedAt: '2026-11-20T10:00:01.000Z' };
    expect(lookedAtOf([person('1', { preview: later }), person('2')])).toBe(PREVIEW.lookedAt);
    expect(lookedAtOf([person('1'), person('2', { preview: null })])).toBeNull();
    expect(lookedAtOf([])).toBeNull();
  });

  it('marks a new person as different from everyone shown beside them', () => {
    expect(sentRow(person('1', { preview: LIKE }))).toMatchObject({
      patient: { id: '1' },
      samePatientId: null,
      differsFrom: ['known'],
    });
    expect(sentRow(person('1', { preview: LIKE, choice: { same: 'known' } }))).toMatchObject({
      samePatientId: 'known',
      differsFrom: null,
    });
  });
});
