import { LIMITS } from '@sideline/schema/limits';
import { pruneSent } from '../../platform/http/sent-once.js';
import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import type { CheerService } from '../cheer/cheer.service.js';
import type { PostOffice } from '../notifications/post-office.service.js';
import type { GuardianService } from '../patients/guardian/guardian.service.js';
import type { PatientService } from '../patients/patient.service.js';
import { MERGE_FOLLOWERS } from '../patients/patients.ports.js';
import type { ProposalService } from '../patients/proposals/proposal.service.js';
import type { ProviderSettingsService } from '../settings/provider-settings.service.js';
import { AccountLinksService } from './account-links.service.js';
import { ACCOUNT_LETTER_TASK, AccountMailService } from './account-mail.service.js';
import { AccountResolver } from './account.resolver.js';
import { AppUser } from './app-user.entity.js';
import { authRoutes } from './auth.routes.js';
import { IdentityCheckResolver } from './identity-check.resolver.js';
import { IdentityCheckService } from './identity-check.service.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { KnownDevices } from './known-devices.js';
import { PasswordHasher } from './password-hasher.js';
import { RegistrationResolver } from './registration.resolver.js';
import { registrationRoutes } from './registration.routes.js';
import { RegistrationService } from './registration.service.js';
import { SecondFactorCheckService } from './second-factor-check.service.js';
import { SecondFactorService } from './second-factor.service.js';
import { Session } from './session.entity.js';
import { SessionService } from './session.service.js';
import { SetupService } from './setup.service.js';
import { SignInAttempt } from './sign-in-attempt.entity.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { SignInService } from './sign-in.service.js';
import { UserAdminResolver } from './user-admin.resolver.js';
import { UserAdminService } from './user-admin.service.js';
import { UserResolver } from './user.resolver.js';
import { UserService } from './user.service.js';
import { accountData } from './users.personal-data.js';
import { ACCOUNT_FEEDS, ACCOUNT_INTEGRATIONS, ACCOUNT_ROTA } from './users.ports.js';

interface Needs {
  readonly audit: AuditService;
  readonly cheer: CheerService;
  readonly settings: ProviderSettingsService;
  readonly patients: PatientService;
  readonly guardians: GuardianService;
  readonly proposals: ProposalService;
  readonly post: PostOffice;
}

export const usersModule = defineModule({
  name: 'users',
  scope: 'accounts',
  entities: [AppUser, Session, SignInAttempt],
  personalData: [accountData],
  start: (
    { audit, cheer, settings, patients, guardians, proposals, post }: Needs,
    { config, clock, logger, dataSource, behind, bus, rates, sealing, every },
  ) => {
    const { isDemo } = config;
    const hasher = new PasswordHasher();
    const throttle = new SignInThrottle();
    const devices = new KnownDevices();
    const needingSecondFactor = config.secondFactorRoles;
    const checks = new SecondFactorCheckService({ audit, sealing, requiredOf: needingSecondFactor });
    const sessions = new SessionService({
      events: bus,
      limits: { idleMinutes: config.sessionIdleMinutes, absoluteHours: LIMITS.session.absoluteHours },
      needingSecondFactor,
      isDemo,
    });
    const accountMail = new AccountMailService({ dataSource: behind, clock, post });
    const signIns = new SignInService({
      dataSource,
      clock,
      audit,
      sessions,
      throttle,
      devices,
      mail: accountMail,
      rates,
      hasher,
      secondFactors: checks,
      isDemo,
    });
    const setup = new SetupService({ dataSource, isSetupMode: config.isSetupMode, logger, audit, hasher });
    const accountLinks = new AccountLinksService({
      audit,
      mail: accountMail,
      hasher,
      sessions,
      throttle,
      devices,
      signIns,
      secondFactors: checks,
    });
    const secondFactors = new SecondFactorService({
      audit,
      sealing,
      checks,
      sessions,
      signIns,
      mail: accountMail,
      settings,
    });
    const registrations = new RegistrationService({
      audit,
      cheer,
      patients,
      guardians,
      proposals,
      mail: accountMail,
      hasher,
    });
    const identityChecks = new IdentityCheckService({ audit, proposals });
    const userAdmin = new UserAdminService({
      audit,
      sessions,
      mail: accountMail,
      integrations: every(ACCOUNT_INTEGRATIONS),
      rota: every(ACCOUNT_ROTA),
      feeds: every(ACCOUNT_FEEDS),
    });
    return {
      services: { sessions, throttle, devices, signIns, setup, secondFactors, accountMail },
      resolvers: [
        new IdentityCheckResolver(identityChecks),
        new RegistrationResolver(registrations, accountLinks),
        new UserResolver(signIns, setup, new UserService({ audit })),
        new AccountResolver(new OwnSessionsService({ audit, sessions }), secondFactors),
        new UserAdminResolver(userAdmin),
      ],
      routes: {
        auth: authRoutes({ signIns, sessions }),
        registration: registrationRoutes({ registrations }),
      },
      jobs: {
        tasks: {
          'remove-ended-sessions': () => sessions.prune(behind.manager, clock()),
          'remove-old-sign-in-attempts': () => throttle.prune(behind.manager, clock()),
          'remove-old-devices': () => devices.prune(behind.manager, clock()),
          'remove-old-rates': () => rates.prune(clock()),
          'forget-what-was-sent': () => pruneSent(behind.manager, clock()),
          'remove-old-account-letters': () => accountMail.prune(clock()),
          [ACCOUNT_LETTER_TASK]: (payload) => accountMail.send(payload),
        },
        crontab: [
          '17 * * * * remove-ended-sessions',
          '23 3 * * * remove-old-sign-in-attempts',
          '31 3 * * * remove-old-devices',
          '7 * * * * remove-old-rates',
          '37 3 * * * forget-what-was-sent',
          '29 3 * * * remove-old-account-letters',
        ],
      },
      contributes: [MERGE_FOLLOWERS.takes(identityChecks)],
    };
  },
});
