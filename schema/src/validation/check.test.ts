import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { check } from './check.js';

const schema = z.strictObject({
  name: z.string().min(1).max(5).optional(),
  code: z.string().min(2).optional(),
  age: z.int().min(0).max(130).optional(),
  isKnown: z.boolean().optional(),
  tags: z.array(z.string()).min(1).max(2).optional(),
  born: z.iso.date().optional(),
  at: z.iso.datetime().optional(),
  until: z.date().max(new Date('2027-01-01T00:00:00Z')).optional(),
  id: z.uuid().optional(),
  mail: z.email().optional(),
  prefix: z
    .string()
    .regex(/^[A-Z]+$/)
    .optional(),
  role: z.enum(['staff', 'client']).optional(),
  own: z.string().min(3, 'Say why.').optional(),
  inner: z.object({ must: z.string() }).optional(),
});

const problems = (value: unknown) =>
  check(schema, value).problems?.map(({ field, message }) => [field, message]) ?? [];

describe('a problem with a value', () => {
  it.each([
    [{ name: '' }, 'name', 'Give “name”: it is empty.'],
    [{ name: 'longer' }, 'name', 'Shorten “name” to at most 5 characters.'],
    [{ name: 4 }, 'name', 'Give “name” as text.'],
    [{ code: 'a' }, 'code', 'Give “code” with at least 2 characters.'],
    [{ age: -1 }, 'age', 'Give “age” as at least 0.'],
    [{ age: 131 }, 'age', 'Give “age” as at most 130.'],
    [{ age: 1.5 }, 'age', 'Give “age” as a whole number.'],
    [{ isKnown: 'yes' }, 'isKnown', 'Give “isKnown” as true or false.'],
    [{ tags: [] }, 'tags', 'Give at least 1 item in “tags”.'],
    [{ tags: ['a', 'b', 'c'] }, 'tags', 'Give at most 2 items in “tags”.'],
    [{ tags: ['a', 2] }, 'tags.1', 'Give “tags.1” as text.'],
    [{ tags: 'a' }, 'tags', 'Give “tags” as a list.'],
    [{ born: '1 March' }, 'born', 'Give “born” as a date, YYYY-MM-DD.'],
    [{ at: 'noon' }, 'at', 'Give “at” as a date and time with its offset, like 2026-11-20T14:32:00Z.'],
    [{ until: new Date('2027-02-01') }, 'until', 'Give “until” as at most 2027-01-01T00:00:00.000Z.'],
    [{ id: '7' }, 'id', 'Give “id” as a UUID, like 01934a5e-0000-7000-8000-000000000001.'],
    [{ mail: 'x' }, 'mail', 'Give “mail” as an e-mail address, like name@example.org.'],
    [{ prefix: 'x' }, 'prefix', 'Check “prefix”: it has the wrong format.'],
    [{ role: 'queen' }, 'role', 'Give “role” as one of: staff, client.'],
    [{ inner: {} }, 'inner.must', 'Give “inner.must”: it is missing.'],
    [{ extra: 1 }, 'extra', 'Leave out “extra”: there is no such field.'],
    [[], '', 'Give what is sent as an object of named values.'],
  ])('%j says what to do, by name', (value, field, message) => {
    expect(problems(value)).toEqual([[field, message]]);
  });

  it('is worded by the schema if it has a text', () => {
    expect(problems({ own: 'x' })).toEqual([['own', 'Say why.']]);
  });

  it('is named field by field', () => {
    expect(problems({ name: '', role: 'queen', a: 1, b: 2 }).map(([field]) => field)).toEqual([
      'name',
      'role',
      'a',
      'b',
    ]);
  });

  it('does not exist if the value fits', () => {
    expect(check(schema, { name: 'Robin' })).toEqual({ data: { name: 'Robin' }, problems: null });
  });
});
