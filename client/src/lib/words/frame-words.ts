import { use } from 'react';
import { useSession } from '../session';
import { frameWords } from './catalogues';
import { fill } from './fill';
import { LANGUAGES, useLanguage } from './languages';
import ENGLISH from './shared/en/frame.json';

export type FrameKey = keyof typeof ENGLISH;
export interface FrameWords {
  /** The `lang` of these texts. The page between bar and footer has its own. */
  readonly lang: string;
  readonly say: (key: FrameKey, values?: Readonly<Record<string, string | number>>) => string;
}

const inEnglish: FrameWords['say'] = (key, values) => fill(ENGLISH[key], values);

/**
 * The texts of bar and footer: in the chosen language for patients and people who have not signed in, otherwise in
 * English.
 */
export function useFrameWords(): FrameWords {
  const { user } = useSession();
  const chosen = useLanguage();
  const isPublic = user === null || user.role === 'patient';
  if (!isPublic || chosen === 'en') return { lang: LANGUAGES.en.tag, say: inEnglish };
  const found = frameWords(chosen);
  const words = found instanceof Promise ? use(found) : found;
  return { lang: LANGUAGES[chosen].tag, say: (key, values) => fill(words[key] ?? ENGLISH[key], values) };
}
