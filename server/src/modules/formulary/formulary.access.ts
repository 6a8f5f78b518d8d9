import { newId } from '../../platform/ids.js';
import { ADMINS, CLINICIANS, m, q, type AccessRows, type Call } from '../../../test/access/rows.js';

const DOSE_RANGE = {
  ...{ drug: 'glucagon', route: 'intramuscular', unit: 'mg', ageGroup: 'adult', fromYears: 18 },
  ...{ greatestDose: 1, source: 'Test formulary', reviewOn: '2027-01-01' },
};

const GRAPHQL: readonly Call[] = [
  q('doseRanges', CLINICIANS, 'any', '', '{ id drug greatestDose reviewOn changedBy }'),
  q(
    'doseRangeHistory',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '($id: ID!)',
    '(id: $id) { version }',
    () => ({ id: newId() }),
  ),
  m('createDoseRange', 'CreateDoseRangeInput', ADMINS, 'any', '{ doseRange { id } }', () => ({
    ...DOSE_RANGE,
    id: newId(),
  })),
  m(
    'updateDoseRange',
    'UpdateDoseRangeInput',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '{ doseRange { id } }',
    () => ({
      ...DOSE_RANGE,
      id: newId(),
      version: 1,
    }),
  ),
  m(
    'retireDoseRange',
    'RetireDoseRangeInput',
    'U  N  F  F  F  F  F  F  F',
    'unknown',
    '{ doseRange { id } }',
    () => ({
      id: newId(),
      version: 1,
    }),
  ),
];

export const access: AccessRows = { graphql: GRAPHQL };
