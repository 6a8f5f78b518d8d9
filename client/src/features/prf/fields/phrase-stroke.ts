import type { Phrase } from '@sideline/schema/validation/phrases';
import { searchByWords } from '@sideline/schema/prf/catalogue/word-search';

/** A slash that asks for a phrase, and what was typed after it. */
export interface PhraseStroke {
  /** The position of the slash in the text. */
  readonly from: number;
  readonly query: string;
}

/**
 * The slash before the caret, if it starts a word: '120/80', 'n/a' and 'and/or' do not offer phrases. Null if there is
 * none.
 */
export const strokeAt = (text: string, caret: number): PhraseStroke | null => {
  const typed = /(?:^|\s)\/([\p{L}\d-]*)$/u.exec(text.slice(0, caret));
  const query = typed?.[1];
  return query === undefined ? null : { from: caret - query.length - 1, query };
};

/** The phrases that a slash offers: those with that name first, then those that contain the words. */
export const phrasesFor = (phrases: readonly Phrase[], { query }: PhraseStroke): readonly Phrase[] =>
  searchByWords(query, phrases, ({ name, text }) => ({ label: name, also: [], more: [text] }));

/** The text with the phrase in place of the slash and what was typed after it, and the new position of the caret. */
export const withPhrase = (
  text: string,
  { from, query }: PhraseStroke,
  phrase: Phrase,
): { readonly text: string; readonly caret: number } => ({
  text: text.slice(0, from) + phrase.text + text.slice(from + 1 + query.length),
  caret: from + phrase.text.length,
});
