import 'reflect-metadata';
import { EXPORT_FILTERS, EXPORT_KINDS } from '@sideline/schema/exports';
import { check } from '@sideline/schema/validation/check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EXPORT_PARAMETERS } from './export-parameters.js';

/** Beside the filters: how the list is sorted. */
const ORDER = new Set(['by', 'direction']);

describe('the parameters of exports', () => {
  it.each(EXPORT_KINDS)('of %s are the filters that its pages may send', (kind) => {
    const { properties = {} } = z.toJSONSchema(EXPORT_PARAMETERS[kind], {
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
    const { problems } = check(EXPORT_PARAMETERS[kind], { isOnTheMoon: 'true' });
    expect(problems).toContainEqual(
      expect.objectContaining({ field: 'isOnTheMoon', code: 'unrecognized_keys' }),
    );
  });
});
