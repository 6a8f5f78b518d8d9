import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../../src/platform/ids.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ID = newId();
const NAMED_AS_ID = /(?:^i|I|_i)d$/;

interface Taken {
  readonly name: string;
  readonly schema: z.ZodType;
}

/** What a schema takes that is no object and no list, by the name under which it stands. */
const takenBy = (schema: unknown, name: string): Taken[] => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return takenBy(schema.unwrap(), name);
  if (schema instanceof z.ZodArray) return takenBy(schema.element, name);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, value]) => takenBy(value, key));
  return schema instanceof z.ZodType ? [{ name, schema }] : [];
};

/** Named as an id, or takes a UUID and no other text. */
const isAnId = ({ name, schema }: Taken): boolean =>
  NAMED_AS_ID.test(name) || (schema.safeParse(ID).success && !schema.safeParse('x').success);

it('every id that a row takes is spelt as the database spells it', () => {
  const ids = server.routes.flatMap(({ method, path, params, query, body }) =>
    [params, query, body]
      .flatMap((schema) => takenBy(schema, ''))
      .filter(isAnId)
      .map(({ name, schema }) => [
        `${method} ${path}: ${name}`,
        schema.safeParse(ID.toUpperCase()).data === ID,
      ]),
  );
  expect(ids.length).toBeGreaterThan(40);
  expect(ids.filter(([, isSpelt]) => isSpelt !== true)).toEqual([]);
});
