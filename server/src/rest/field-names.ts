import { documentedName } from '@sideline/schema/patient-names';
import { z } from 'zod';
import { DomainError } from '../platform/errors.js';
import type { Route } from '../platform/http/rest-route.js';

const keysOf = (schema: unknown): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const inSnakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The error, with its problems' fields named as in the row's own body. Services use GraphQL's names; most rows have the
 * same, some the specification's older ones (`differs_from`).
 */
export const inNamesOf = (route: Route, error: unknown): unknown => {
  if (!(error instanceof DomainError) || error.problems.length === 0) return error;
  const names = new Set([route.body, route.query, route.params].flatMap(keysOf));
  const rename = (field: string): string => {
    const [head = '', ...rest] = field.split('.');
    // `id` is that of what the row creates; a patient's `name` is not merely another spelling.
    const own =
      head === 'id'
        ? route.madeId
        : [inSnakeCase(head), documentedName(head)].find((candidate) => names.has(candidate));
    return names.has(head) || own === undefined ? field : [own, ...rest].join('.');
  };
  const problems = error.problems.map((problem) => ({ ...problem, field: rename(problem.field) }));
  return new DomainError(error.code, error.params, { problems, cause: error });
};
