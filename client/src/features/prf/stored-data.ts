import { isRecord } from '@sideline/schema/prf/record/canonical';
import type { Values } from './drafts/changes';

const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  return isRecord(value) ? storedData(value) : value;
};

/**
 * A section's answer as the server stores it: without empty values, and without what GraphQL adds. Two loads of the same
 * record are then the same, however they arrived. Otherwise the user's own row would look like another person's change.
 */
export const storedData = (answer: Values | null | undefined): Values =>
  Object.fromEntries(
    Object.entries(answer ?? {}).flatMap(([name, value]) =>
      value === null || value === undefined || name === '__typename' ? [] : [[name, plain(value)]],
    ),
  );
