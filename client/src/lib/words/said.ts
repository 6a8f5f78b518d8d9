import { fill, valuesIn } from './fill';
import type { Words } from './catalogues';

/**
 * Translates what the server or a rule said in English. A text in the English catalogue keeps its values. Any other text
 * uses the translation for its error code, or stays in English.
 */
export function translateSaid(english: Words, translated: Words, text: string, code?: string): string {
  for (const [key, template] of Object.entries(english)) {
    const values = valuesIn(template, text);
    if (values) return fill(translated[key] ?? text, values);
  }
  const byCode = translated[`error.${code ?? ''}`] ?? translated[`problem.${code ?? ''}`];
  return byCode === undefined || byCode.includes('{') ? text : byCode;
}
