import { createContext, use } from 'react';
import ENGLISH from '../../lib/words/shared/en/factor.json';
import type { SaidIn } from '../../lib/words/use-words';

interface Factor {
  readonly say: (key: keyof typeof ENGLISH) => string;
  /** What the server said, in the page's language. */
  readonly said: SaidIn;
}

/** The words of a catalogue; English for what it does not have. */
export const factorWordsOf =
  (words?: Readonly<Record<string, string>>): Factor['say'] =>
  (key) =>
    words?.[key] ?? ENGLISH[key];

/** What the page before everything else puts in place of the English words, where another language is chosen. */
export const FactorWords = createContext<Factor>({ say: factorWordsOf(), said: (text) => text });

/** The words of setting up a second factor: English on the account page, in the chosen language before it. */
export const useFactorWords = (): Factor => use(FactorWords);
