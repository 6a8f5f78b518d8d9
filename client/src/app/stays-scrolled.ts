import { createContext } from 'react';

/** Whether the last navigation asked to keep the scroll position (`preventScrollReset`). */
export const StaysScrolled = createContext(false);
