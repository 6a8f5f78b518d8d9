import { isRecord } from './canonical.js';

/** JSON with the keys of every object in code unit order and nothing that is absent, so that equal content is equal text. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value ?? null);
  const pairs = Object.entries(value)
    .filter(([, item]) => item !== undefined && item !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
  return `{${pairs.join(',')}}`;
};
