import { PRF_SECTION_KEYS } from '@sideline/schema/prf/catalogue/catalogue';
import { buildSchema, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRF_QUERY } from '../src/features/prf/prf-query';
import { savePrfMutation } from '../src/features/prf/save-prf';

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

describe('documents written from the catalogue', () => {
  it.each([...PRF_SECTION_KEYS])('saves %s as the contract has it', (key) => {
    expect(validate(schema, parse(savePrfMutation(new Set([key]))))).toEqual([]);
  });
  it('reads a whole record as the contract has it', () => {
    expect(validate(schema, PRF_QUERY)).toEqual([]);
  });
});
