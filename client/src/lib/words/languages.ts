import { useSyncExternalStore } from 'react';

/** The languages of the public screens, each by its own name. `tag` is the value for `lang` and Intl. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en-GB' },
  cy: { name: 'Cymraeg', tag: 'cy' },
} as const;
export type Language = keyof typeof LANGUAGES;

const KEPT_KEY = 'sideline-language';
const ALL = Object.keys(LANGUAGES) as readonly Language[];

/** The language chosen on this device, otherwise the first of the browser's languages that we have, otherwise English. */
export const languageOf = (kept: string | null, wanted: readonly string[]): Language =>
  [kept ?? '', ...wanted]
    .map((tag) => ALL.find((language) => tag.toLowerCase().split('-')[0] === language))
    .find((language) => language !== undefined) ?? 'en';

function readLanguage(): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT_KEY);
  } catch {
    // Without storage, the browser's own languages decide.
  }
  return languageOf(kept, typeof navigator === 'undefined' ? [] : navigator.languages);
}

let current = readLanguage();
const listeners = new Set<() => void>();

export const currentLanguage = (): Language => current;

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows `next` from now on. Its texts have already loaded: `chooseLanguage` fetches them first. */
export function takeLanguage(next: Language, isKept: boolean): void {
  current = next;
  for (const listener of listeners) listener();
  if (!isKept) return;
  try {
    localStorage.setItem(KEPT_KEY, next);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** The device's own language again, after another person has used it. */
export const deviceLanguage = readLanguage;

export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage);
