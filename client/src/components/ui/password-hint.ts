import { LIMITS } from '@sideline/schema/limits';
import type { FieldSay } from '../../lib/words/field-words';
import { inEnglish } from '../../lib/words/use-field-words';

/** Shown under every box for a new password. The server judges how easily it can be guessed. */
export const passwordHint = (say: FieldSay): string =>
  say('field.passwordHint', { count: LIMITS.password.minimumLength });

/** On screens that are in English only. */
export const PASSWORD_HINT = passwordHint(inEnglish);
