import { createContext, type ReactNode } from 'react';

/**
 * What every page of a feature offers besides its own actions: in the header, and on a phone within reach of the thumb.
 */
export const PageTool = createContext<ReactNode>(null);

/** What the lists of a feature open with, between their head and their filters. */
export const PageLead = createContext<ReactNode>(null);
