import type { PatientPartKey } from '@sideline/schema/prf/handover/patient-words-source';
import type { IdentityStatus } from '@sideline/schema/people';
import { createContext, use, useMemo, type ComponentType } from 'react';
import { arrivedShared, type Words } from '../../../lib/words/catalogues';
import { fill } from '../../../lib/words/fill';
import { useLanguage, type Language } from '../../../lib/words/languages';
import { shortMonthsIn } from '../../../lib/words/month';
import ENGLISH from '../../../lib/words/shared/en/portal.json';
import { useSaid, type SaidIn } from '../../../lib/words/use-words';

export type PortalKey = keyof typeof ENGLISH;

/** The titles of the parts of a record that a patient reads. */
export const PART_KEYS: Readonly<Record<PatientPartKey, PortalKey>> = {
  happened: 'portal.partHappened',
  found: 'portal.partFound',
  done: 'portal.partDone',
  next: 'portal.partNext',
  help: 'portal.partHelp',
  details: 'portal.partDetails',
};

export const IDENTITY_KEYS: Readonly<Record<IdentityStatus, PortalKey>> = {
  verified: 'portal.identityVerified',
  self_reported: 'portal.identitySelfReported',
  unknown: 'portal.identityUnknown',
};

export type PortalSay = (key: PortalKey, values?: Readonly<Record<string, string | number>>) => string;

interface Portal {
  readonly say: PortalSay;
  /** What the server or a rule said in English, translated if there are words for it. */
  readonly said: SaidIn;
  /** A date in the product's format, with its month in the page's language. */
  readonly dated: (date: string) => string;
  /** In any language other than English, says that what was recorded is in English; null in English. */
  readonly recordNote: string | null;
}

const portalIn = (language: Language, words: Words | undefined, said: SaidIn): Portal => {
  const say: PortalSay = (key, values) => fill(words?.[key] ?? ENGLISH[key], values);
  return {
    say,
    said,
    dated: (date) => shortMonthsIn(language, date),
    recordNote: language === 'en' ? null : say('portal.recordInEnglish'),
  };
};

const PortalWords = createContext(portalIn('en', undefined, (text) => text));

/** The texts that patients read about their records: in their language on their own pages, in English for staff. */
export const usePortalWords = (): Portal => use(PortalWords);

/** A patient's page, in the language that they chose. Its manifest names the catalogue with `wordedPage(…, 'portal')`. */
export const inPortalWords = (Shown: ComponentType): ComponentType =>
  function InPortalWords() {
    const language = useLanguage();
    const said = useSaid();
    const words = useMemo(
      () => portalIn(language, language === 'en' ? undefined : arrivedShared(language, 'portal'), said),
      [language, said],
    );
    return (
      <PortalWords value={words}>
        <Shown />
      </PortalWords>
    );
  };
