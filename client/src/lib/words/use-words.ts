import { useLingui } from '@lingui/react';
import { createContext, use } from 'react';
import type ACCOUNT from './en/account.json';
import type KIOSK from './en/kiosk.json';
import type NOTICES from './en/notices.json';
import type REGISTER from './en/register.json';
import type SIGN_IN from './en/sign-in.json';

/** Every text of the pages' catalogues. */
export type Key = keyof (typeof SIGN_IN & typeof ACCOUNT & typeof REGISTER & typeof KIOSK & typeof NOTICES);
export type Say = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of a page that its manifest made with `wordedPage`. */
export function useSay(): Say {
  const { i18n } = useLingui();
  return (key, values) => i18n._(key, values);
}

export type SaidIn = (text: string, code?: string) => string;
export const Said = createContext<SaidIn>((text) => text);

/** What the server or a rule said in English, translated into the page's language if there are words for it. */
export const useSaid = (): SaidIn => use(Said);
