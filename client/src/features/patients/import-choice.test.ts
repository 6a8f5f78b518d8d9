import { readPatientFile } from '@sideline/schema/fhir/patient-bundle';
import { describe, expect, it } from 'vitest';
import { chosenRows, readRows, summaryOf, type ImportChoice, type ImportPreview } from './import-choice';

const NEW: ImportPreview = {
  state: 'new',
  importedPatientId: null,
  problems: [],
  matches: [],
  sameAsRow: null,
  lookedAt: '2026-11-20T10:00:00.000Z',
};
const TWIN: ImportPreview = { ...NEW, state: 'likely_duplicate', sameAsRow: 0 };

const rowsOf = (previews: readonly ImportPreview[], more: object = {}) => {
  const file = readPatientFile(
    JSON.stringify({
      resourceType: 'Bundle',
      entry: previews.map((_, index) => ({
        resource: { resourceType: 'Patient', id: `p${index}`, birthDate: '1990-01-01', ...more },
      })),
    }),
  );
  if ('problem' in file) throw new Error(file.problem);
  return readRows(
    file.candidates.map((candidate, index) => ({ id: `row ${index}`, candidate })),
    previews,
  );
};
const chosen = (...choices: readonly (ImportChoice | null)[]) =>
  chosenRows(rowsOf([NEW, TWIN]).map((row, index) => ({ ...row, choice: choices[index] ?? row.choice }))).map(
    ({ sourceValue, samePatientId, differsFrom }) => ({ sourceValue, samePatientId, differsFrom }),
  );

const FIRST = { sourceValue: 'p0', samePatientId: null, differsFrom: [] };
const SAME = { same: 'row 0' };

describe('a person who may be in the file twice', () => {
  it('raises one question, and is left out until it is answered', () => {
    expect(summaryOf(rowsOf([NEW, TWIN]))).toBe('1 new, 1 probably in the file twice');
    expect(chosen()).toEqual([FIRST]);
  });

  it('gets the earlier row’s result if they are the same person', () => {
    expect(chosen(null, SAME)).toEqual([
      FIRST,
      { ...FIRST, sourceValue: 'p1', samePatientId: 'row 0', differsFrom: null },
    ]);
    const known = { samePatientId: 'known', differsFrom: null };
    expect(chosen({ same: 'known' }, SAME)).toEqual([
      { sourceValue: 'p0', ...known },
      { sourceValue: 'p1', ...known },
    ]);
    expect(chosen('leave', SAME)).toEqual([]);
  });

  it('is sent as a different person if they are one', () => {
    expect(chosen(null, 'new')).toEqual([FIRST, { ...FIRST, sourceValue: 'p1', differsFrom: ['row 0'] }]);
  });
});

describe('a person whom the file marks as dead without a date', () => {
  it('is refused at the field, and never sent', () => {
    const [row] = rowsOf([NEW], { deceasedBoolean: true });
    expect(row?.preview).toMatchObject({ state: 'refused', problems: [{ field: 'deceasedBoolean' }] });
    expect(row && chosenRows([row])).toEqual([]);
  });
});
