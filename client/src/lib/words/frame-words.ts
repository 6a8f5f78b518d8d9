import { use } from 'react';
import { useSession } from '../session';
import { frameWords } from './catalogues';
import { LANGUAGES, useLanguage } from './languages';
import ENGLISH from './shared/en/frame.json';

export type FrameKey = keyof typeof ENGLISH;
interface FrameWords {
  /** For the `lang` of what is written in these words; the page between bar and footer has its own. */
  readonly lang: string;
  readonly say: (key: FrameKey) => string;
}

const inEnglish = (key: FrameKey): string => ENGLISH[key];

/** The words of bar and footer: in the chosen language for people who have not signed in, otherwise in English. */
export function useFrameWords(): FrameWords {
  const { user } = useSession();
  const chosen = useLanguage();
  if (user || chosen === 'en') return { lang: LANGUAGES.en.tag, say: inEnglish };
  const found = frameWords(chosen);
  const words = found instanceof Promise ? use(found) : found;
  return { lang: LANGUAGES[chosen].tag, say: (key) => words[key] ?? ENGLISH[key] };
}
