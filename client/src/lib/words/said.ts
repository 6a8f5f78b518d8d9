import { fill, valuesIn } from './fill';
import type { Words } from './catalogues';

/**
 * What the server or a rule said in English, in another language. A text that the English catalogue knows keeps its values;
 * one in other words goes by its error's code; all else stays in English.
 */
export function translateSaid(english: Words, translated: Words, text: string, code?: string): string {
  for (const [key, template] of Object.entries(english)) {
    const values = valuesIn(template, text);
    if (values) return fill(translated[key] ?? text, values);
  }
  const byCode = translated[`error.${code ?? ''}`] ?? translated[`problem.${code ?? ''}`];
  return byCode === undefined || byCode.includes('{') ? text : byCode;
}
