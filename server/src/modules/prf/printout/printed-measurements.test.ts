import { fieldAt } from '@sideline/schema/prf/catalogue/catalogue';
import type { EntriesField } from '@sideline/schema/prf/catalogue/kinds';
import { ONE_MORE } from '@sideline/schema/prf/catalogue/measurement.fixture';
import { observationsOf } from '@sideline/schema/prf/catalogue/observations.section';
import { describe, expect, it } from 'vitest';
import { printEntries } from './printed-entries.js';
import { PrintedWords, type PrfPrintout } from './printed-words.js';

const words = new PrintedWords({
  prf: { crew: [], people: [], event: null },
  names: new Map(),
} as unknown as PrfPrintout);
const SET = { id: 'a', occurred_at: '2026-11-20T14:30:00.000Z', date_time: '2026-11-20T14:30:00.000Z' };
const printed = (field: EntriesField, values: object): string =>
  JSON.stringify(printEntries(words, 'observations', field, [{ ...SET, ...values }]));

describe('measurements on paper', () => {
  it('include a row for ketones if they were measured', () => {
    const field = fieldAt('observations', 'entries');
    if (field?.kind !== 'entries') throw new RangeError('No observation sets');
    expect(printed(field, { ketones: 3.4 })).toContain(
      '{"text":"Ketones","style":"label"},{"text":"3.4 mmol/L"',
    );
    expect(printed(field, {})).not.toContain('Ketones');
  });

  it('include a row for one more entry of the table', () => {
    const [field] = observationsOf(ONE_MORE).fields;
    expect(printed(field, { sweat_rate: 12.5 })).toContain('"Sweat rate"');
    expect(printed(field, { sweat_rate: 12.5 })).toContain('"12.5 mL/min"');
  });
});
