const KEY = 'sideline-email';

/** The address typed at sign-in, for this tab's lifetime: renewing a session should ask for the password only. */
export const lastEmail = {
  read: (): string => {
    try {
      return sessionStorage.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  },
  keep: (email: string): void => {
    try {
      sessionStorage.setItem(KEY, email);
    } catch {
      // It is typed again, that is all.
    }
  },
};
