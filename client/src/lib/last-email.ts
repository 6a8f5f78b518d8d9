const KEY = 'sideline-email';

/**
 * The address that the person on this device signed in with, until they sign out. After a lock, a crash or an ended
 * session, only the password is asked for.
 */
export const lastEmail = {
  read: (): string => {
    try {
      return localStorage.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  },
  keep: (email: string): void => {
    try {
      localStorage.setItem(KEY, email);
    } catch {
      // The person only has to type it again.
    }
  },
  forget: (): void => {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was stored there either.
    }
  },
};
