import { createContext, use } from 'react';
import ENGLISH from '../../lib/words/shared/en/factor.json';
import type { SaidIn } from '../../lib/words/use-words';

interface Factor {
  readonly say: (key: keyof typeof ENGLISH) => string;
  /** What the server said, in the page's language. */
  readonly said: SaidIn;
}

/** The texts of a catalogue, in English where it has none. */
export const factorWordsOf =
  (words?: Readonly<Record<string, string>>): Factor['say'] =>
  (key) =>
    words?.[key] ?? ENGLISH[key];

/** Replaces the English texts on the page shown before everything else, if another language is chosen. */
export const FactorWords = createContext<Factor>({ say: factorWordsOf(), said: (text) => text });

/** The texts for setting up a second factor: English on the account page, and the chosen language before it. */
export const useFactorWords = (): Factor => use(FactorWords);
