import 'reflect-metadata';
import { EXPORT_FILTERS, EXPORT_KINDS } from '@sideline/schema/exports';
import { check } from '@sideline/schema/validation/check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startUnconnected } from '../../cli/contract.js';
import { exportParameters } from './export-parameters.js';
import { stockLists } from './stock-exports.js';

/** Beside the filters: how the list is sorted. */
const ORDER = new Set(['by', 'direction']);

const parameters = exportParameters(stockLists(startUnconnected().exports));

describe('the parameters of exports', () => {
  it.each(EXPORT_KINDS)('of %s are the filters that its pages may send', (kind) => {
    const { properties = {} } = z.toJSONSchema(parameters[kind], {
      io: 'input',
      unrepresentable: 'any',
    });
    expect(
      Object.keys(properties)
        .filter((key) => !ORDER.has(key))
        .sort(),
    ).toEqual([...EXPORT_FILTERS[kind]].sort());
  });

  // An unknown filter used to be left out, so that 'as filtered' was the whole list.
  it.each(EXPORT_KINDS)('of %s refuse a filter that it does not know, by its name', (kind) => {
    const { problems } = check(parameters[kind], { isOnTheMoon: 'true' });
    expect(problems).toContainEqual(
      expect.objectContaining({ field: 'isOnTheMoon', code: 'unrecognized_keys' }),
    );
  });
});

it('of a list that no module exports stop the start', () => {
  expect(() => stockLists(new Map())).toThrow("No module before 'reports' exports 'stockItems'.");
});
