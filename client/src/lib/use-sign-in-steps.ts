import { useCallback, useState } from 'react';
import { RefusedError } from './http';
import { useSession, type Credentials, type SessionUser } from './session';

interface SignInSteps {
  /** Null if the password was right and a code is needed. Throws as the session's own function does. */
  readonly signIn: (credentials: Credentials) => Promise<SessionUser | null>;
  readonly isCodeAsked: boolean;
  /** Increases with every failed attempt. */
  readonly attempt: number;
  /** What to say after a failure: the server's own message, or that there was no answer. */
  readonly failureOf: (reason: unknown) => string;
}

const isRefused = (reason: unknown, code: string): boolean =>
  reason instanceof RefusedError && reason.code === code;

/** Signs in with the password, and with a code afterwards if the account has a second factor. */
export function useSignInSteps(): SignInSteps {
  const { signIn } = useSession();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const send = useCallback(
    async (credentials: Credentials) => {
      const code = credentials.code?.trim() ?? '';
      try {
        return await signIn({ ...credentials, code: code === '' ? undefined : code });
      } catch (reason) {
        setAttempt((count) => count + 1);
        if (!isRefused(reason, 'SECOND_FACTOR_NEEDED') || isCodeAsked) throw reason;
        setCodeAsked(true);
        return null;
      }
    },
    [signIn, isCodeAsked],
  );
  const failureOf = (reason: unknown): string => {
    if (isCodeAsked && isRefused(reason, 'SIGN_IN_FAILED'))
      return 'That did not work. Check the password, and enter the code that the app shows now or a recovery code that you have not used.';
    return reason instanceof Error ? reason.message : 'Signing in did not work. Please try again.';
  };
  return { signIn: send, isCodeAsked, attempt, failureOf };
}
