import type { Phrase } from '@sideline/schema/validation/phrases';
import { searchByWords } from '@sideline/schema/prf/catalogue/word-search';

/** A stroke that asks for a phrase, and what was typed after it. */
export interface PhraseStroke {
  /** The position of the stroke in the text. */
  readonly from: number;
  readonly query: string;
}

/**
 * The slash before the caret, if it starts a word: '120/80', 'n/a' and 'and/or' offer no phrases. Null where there is none.
 */
export const strokeAt = (text: string, caret: number): PhraseStroke | null => {
  const typed = /(?:^|\s)\/([\p{L}\d-]*)$/u.exec(text.slice(0, caret));
  const query = typed?.[1];
  return query === undefined ? null : { from: caret - query.length - 1, query };
};

/** The phrases that a stroke offers: those of that name first, then those that hold the words. */
export const phrasesFor = (phrases: readonly Phrase[], { query }: PhraseStroke): readonly Phrase[] =>
  searchByWords(query, phrases, ({ name, text }) => ({ label: name, also: [], more: [text] }));

/** The text with the phrase in the place of the stroke and what was typed after it, and where the caret then stands. */
export const withPhrase = (
  text: string,
  { from, query }: PhraseStroke,
  phrase: Phrase,
): { readonly text: string; readonly caret: number } => ({
  text: text.slice(0, from) + phrase.text + text.slice(from + 1 + query.length),
  caret: from + phrase.text.length,
});
