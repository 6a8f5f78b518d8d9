import { Client } from './modules/clients/client.entity.js';
import { Event } from './modules/events/event.entity.js';
import { AuditEntry, AuditHead } from './modules/audit/audit-entry.entity.js';
import { CheerSquad, CheerTeam } from './modules/cheer/cheer.entity.js';
import { ListView } from './modules/list-views/list-view.entity.js';
import { Patient } from './modules/patients/patient.entity.js';
import { PatientSquadLink } from './modules/patients/patient-squad.entity.js';
import { ProviderSettingsRow } from './modules/settings/provider-settings.entity.js';
import { StaffAvailability } from './modules/staff/staff-availability.entity.js';
import { StaffProfile } from './modules/staff/staff-profile.entity.js';
import { StaffQualification } from './modules/staff/staff-qualification.entity.js';
import { ApiToken } from './modules/tokens/api-token.entity.js';
import { AppUser } from './modules/users/app-user.entity.js';
import { Session } from './modules/users/session.entity.js';
import { SignInAttempt } from './modules/users/sign-in-attempt.entity.js';

/** Every entity of the data source, by tier; a module adds its own here. */
export const entities: readonly (abstract new (...parameters: never[]) => object)[] = [
  // — audit
  AuditEntry,
  AuditHead,
  // — clients, cheer, settings
  CheerTeam,
  CheerSquad,
  Client,
  ProviderSettingsRow,
  // — patients
  Patient,
  PatientSquadLink,
  // — users, tokens
  AppUser,
  Session,
  SignInAttempt,
  ApiToken,
  ListView,
  // — staff, events
  StaffProfile,
  StaffQualification,
  StaffAvailability,
  Event,
  // — prf
];
