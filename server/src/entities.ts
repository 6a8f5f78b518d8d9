import { ProviderSettingsRow } from './modules/settings/provider-settings.entity.js';
import { ApiToken } from './modules/tokens/api-token.entity.js';
import { AppUser } from './modules/users/app-user.entity.js';
import { Session } from './modules/users/session.entity.js';
import { SignInAttempt } from './modules/users/sign-in-attempt.entity.js';

/** Every entity of the data source, by tier; a module adds its own here. */
export const entities: readonly (abstract new (...parameters: never[]) => object)[] = [
  // — audit
  // — clients, cheer, settings
  ProviderSettingsRow,
  // — patients
  // — users, tokens
  AppUser,
  Session,
  SignInAttempt,
  ApiToken,
  // — staff, events
  // — prf
];
