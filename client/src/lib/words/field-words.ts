import { createContext } from 'react';
import type ENGLISH from './shared/en/fields.json';

export type FieldKey = keyof typeof ENGLISH;
export type FieldSay = (key: FieldKey, values?: Readonly<Record<string, string | number>>) => string;

/** What a public page in another language uses instead of the English texts. */
export const FieldWords = createContext<FieldSay | null>(null);
