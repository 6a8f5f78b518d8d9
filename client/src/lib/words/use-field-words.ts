import { use } from 'react';
import { FieldWords, type FieldSay } from './field-words';
import { fill } from './fill';
import ENGLISH from './shared/en/fields.json';

export const inEnglish: FieldSay = (key, values) => fill(ENGLISH[key], values);

/** The texts of fields that public and signed-in screens share: in English unless the page has its own. */
export const useFieldWords = (): FieldSay => use(FieldWords) ?? inEnglish;
