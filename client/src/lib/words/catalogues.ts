import { loadChunk } from '../load-chunk';
import { currentLanguage, takeLanguage, type Language } from './languages';

/** A page's catalogue. The page names the catalogues that it needs in its manifest (`wordedPage`). */
export type Part = 'signIn' | 'account' | 'register' | 'kiosk' | 'notices';
/** Texts that signed-in screens have in English without a catalogue's library. Only another language fetches them. */
type SharedPart = 'fields' | 'frame' | 'said' | Named;
/** The catalogues that a page's manifest names. */
type Named = 'factor' | 'portal';
const NAMED: ReadonlySet<string> = new Set(['factor', 'portal'] satisfies Named[]);
const isNamed = (part: Part | Named): part is Named => NAMED.has(part);
export type Words = Readonly<Record<string, string>>;
type Load = () => Promise<{ readonly default: Words }>;

const PAGES: Readonly<Record<Language, Readonly<Record<Part, Load>>>> = {
  en: {
    signIn: () => import('./en/sign-in.json'),
    account: () => import('./en/account.json'),
    register: () => import('./en/register.json'),
    kiosk: () => import('./en/kiosk.json'),
    notices: () => import('./en/notices.json'),
  },
  cy: {
    signIn: () => import('./cy/sign-in.json'),
    account: () => import('./cy/account.json'),
    register: () => import('./cy/register.json'),
    kiosk: () => import('./cy/kiosk.json'),
    notices: () => import('./cy/notices.json'),
  },
};

const SHARED: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<SharedPart, Load>>>> = {
  cy: {
    fields: () => import('./shared/cy/fields.json'),
    frame: () => import('./shared/cy/frame.json'),
    said: () => import('./shared/cy/said.json'),
    factor: () => import('./shared/cy/factor.json'),
    portal: () => import('./shared/cy/portal.json'),
  },
};
/** Messages from the server and the rules are recognised by their English text. */
const SAID_IN_ENGLISH: Load = () => import('./shared/en/said.json');

const arrived = new Map<string, Words>();
const asked = new Map<string, Promise<Words>>();
const wanted = new Set<Part>();
const wantedShared = new Set<SharedPart>(['fields', 'said']);

/** A catalogue is fetched once. If it failed to load, it is requested again the next time it is needed. */
function fetchOnce(name: string, load: Load): Promise<Words> {
  const known = asked.get(name);
  if (known) return known;
  const fetching = loadChunk(load).then(
    ({ default: words }) => {
      arrived.set(name, words);
      return words;
    },
    (failure: unknown) => {
      asked.delete(name);
      throw failure;
    },
  );
  asked.set(name, fetching);
  return fetching;
}

const fetchShared = (language: Exclude<Language, 'en'>, part: SharedPart): Promise<Words> =>
  fetchOnce(`${language} ${part}`, SHARED[language][part]);

/** The texts of the frame, or a promise of them. */
export const frameWords = (language: Exclude<Language, 'en'>): Words | Promise<Words> =>
  arrived.get(`${language} frame`) ?? fetchShared(language, 'frame');

const fetchAll = (language: Language): Promise<unknown> =>
  Promise.all([
    ...[...wanted].map((part) => fetchOnce(`${language} ${part}`, PAGES[language][part])),
    ...(language === 'en'
      ? []
      : [
          ...[...wantedShared].map((part) => fetchShared(language, part)),
          fetchOnce('en said', SAID_IN_ENGLISH),
        ]),
  ]);

/** Fetches what a page needs in the chosen language. */
export function fetchParts(parts: readonly (Part | Named)[]): Promise<unknown> {
  for (const part of parts) {
    if (isNamed(part)) wantedShared.add(part);
    else wanted.add(part);
  }
  return fetchAll(currentLanguage());
}

/** All loaded catalogues of a language's pages, as one. */
export const arrivedPages = (language: Language): Words =>
  Object.assign({}, ...[...wanted].map((part) => arrived.get(`${language} ${part}`))) as Words;

export const arrivedShared = (language: Language, part: SharedPart): Words | undefined =>
  arrived.get(`${language} ${part}`);

/** Changes the language once its texts have loaded. `isKept`: remembered on this device. */
export async function chooseLanguage(next: Language, isKept = true): Promise<void> {
  await Promise.all([fetchAll(next), ...(next === 'en' ? [] : [fetchShared(next, 'frame')])]);
  takeLanguage(next, isKept);
}
