import { createContext, type ReactNode } from 'react';

/** What every page of a feature offers beside its own actions: in the header, and on a phone under the thumb. */
export const PageTool = createContext<ReactNode>(null);

/** What the lists of a feature open with, between their head and their filters. */
export const PageLead = createContext<ReactNode>(null);
