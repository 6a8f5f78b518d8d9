import { createContext } from 'react';

/** Whether the last navigation asked to stay where the page is scrolled to (`preventScrollReset`). */
export const StaysScrolled = createContext(false);
