import { z } from 'zod';
import { isStorable } from './storable.js';

const text = (maximum: number) =>
  z
    .string()
    .trim()
    .refine(isStorable, 'Remove the unreadable characters.')
    .max(maximum, `Use at most ${String(maximum)} characters.`);

/** Text that may be left out: comes out trimmed, null where nothing is said. */
export const optionalText = (maximum: number) =>
  text(maximum)
    .transform((value) => (value === '' ? null : value))
    .nullish()
    .transform((value) => value ?? null);

/** Text that has to be there: comes out trimmed. `message` says what to give. */
export const requiredText = (maximum: number, message: string) => text(maximum).min(1, message);
