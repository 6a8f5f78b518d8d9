import { LIMITS } from '@sideline/schema/limits';

/** Said under every box for a new password; the server judges whether it can be guessed. */
export const PASSWORD_HINT = `At least ${String(LIMITS.password.minimumLength)} characters, and not a common one. A few unlikely words are good.`;
