import { LIMITS } from '@sideline/schema/limits';
import { localDay } from '@sideline/schema/local-day';
import { namesOf } from '@sideline/schema/people';
import { check } from '@sideline/schema/validation/check';
import type { GuardianSaid } from '@sideline/schema/validation/guardian';
import { registration, registrationProblems } from '@sideline/schema/validation/registration';
import { z } from 'zod';
import type { Context } from '../../platform/context.js';
import { execute, fetchMaybe, fetchOne, fetchRows, idRow } from '../../platform/database/checked.js';
import { badInput } from '../../platform/errors.js';
import { isId, newId } from '../../platform/ids.js';
import { hashOf, newSecret } from '../../platform/secrets/secrets.js';
import { notAnId, requireId } from '../../platform/http/required-id.js';
import { runInTransaction } from '../../platform/database/transaction.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { AuditService } from '../audit/audit.service.js';
import type { CheerService } from '../cheer/cheer.service.js';
import type { GuardianService } from '../patients/guardian/guardian.service.js';
import type { PatientService } from '../patients/patient.service.js';
import type { PatientInput } from '../patients/patient.types.js';
import type { ProposalService } from '../patients/proposals/proposal.service.js';
import type { AccountMailService } from './account-mail.service.js';
import { FOLDED_HASH } from './folded-hash.js';
import type { PasswordHasher } from './password-hasher.js';
import { passwordProblems } from './password-rules.js';

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  /** Made by the caller, so that a call that is repeated because its answer was lost is the same one. */
  readonly attemptId?: string | null | undefined;
}

/** The person who registers (spec section 3, 'Patient registration payload'). */
export type NewRegistration = Omit<PatientInput, 'name'> &
  GuardianSaid & {
    readonly name?: string | null | undefined;
    readonly userId?: string | null | undefined;
    /** A UUID that the caller made; sending it again does not create a second patient. */
    readonly patientId?: string | null | undefined;
    /** A UUID that only the caller has: what it sends again within half an hour replaces the first. */
    readonly attemptId?: string | null | undefined;
  };

interface Deps {
  readonly audit: AuditService;
  readonly cheer: CheerService;
  readonly patients: PatientService;
  readonly guardians: GuardianService;
  readonly proposals: ProposalService;
  readonly mail: AccountMailService;
  readonly hasher: PasswordHasher;
}

/** A registered account that its owner returns to; `userId` is null if it belongs to nobody. */
const claimRow = z.object({
  shownId: z.string(),
  userId: z.string().nullable(),
  patientId: z.string().nullable(),
});
type Claim = z.infer<typeof claimRow>;

/** Every field of a registration except the name: a field left out the second time is removed. */
const whole = (data: Omit<z.output<typeof registration>, 'name'>): PatientInput => {
  const said: Readonly<Record<string, unknown>> = data;
  const fields = Object.keys(registration.shape).filter((field) => field !== 'name');
  return Object.fromEntries(fields.map((field) => [field, said[field] ?? null]));
};

const address = z.object({
  email: z.email('Enter an e-mail address, like name@example.org.').max(254, 'Use at most 254 characters.'),
});

const MINUTE_MS = 60_000;

/** The account's name until the patient who registers with it gives one. */
const UNNAMED = ['New', 'patient'] as const;

const LOCK_ADDRESS = `
  SELECT hash AS "emailHash", pg_advisory_xact_lock(hashtextextended(encode(hash, 'hex'), 0))
  FROM (SELECT ${FOLDED_HASH('$1')} AS hash) address`;

// The same browser, or the same attempt whose answer was lost, for the same address, while the account has no record.
const EARLIER = `
  SELECT r.shown_id AS "shownId", r.user_id AS "userId" FROM account_registration r
  WHERE r.email_hash = $1 AND (r.browser_hash = $2 OR r.attempt_id = $3) AND r.expires_at > $4 AND r.patient_id IS NULL
  ORDER BY r.registered_at LIMIT 1`;

// Its answer was lost after the record was linked: this is no stranger, and no mail is needed.
const IS_SAME_ATTEMPT = `
  SELECT FROM account_registration r
  WHERE r.email_hash = $1 AND r.attempt_id = $2 AND r.user_id IS NOT NULL AND r.expires_at > $3 LIMIT 1`;

const INSERT_ACCOUNT = `
  INSERT INTO app_user (id, kind, email, password_hash, role, first_name, last_name, password_changed_at, created_at)
  VALUES ($1, 'person', $2, $3, 'patient', $4, $5, $6, $6) ON CONFLICT (email) DO NOTHING RETURNING id`;

const INSERT_REGISTRATION = `
  INSERT INTO account_registration
    (shown_id, user_id, email_hash, browser_hash, attempt_id, registered_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

const accountRow = z.object({ emailHash: z.instanceof(Buffer) });
const earlierRow = z.object({ shownId: z.string(), userId: z.string().nullable() });

/**
 * Self-registration that reveals to nobody who has an account or is known as a patient: an address in use gets the same
 * answer as a free one, with an id that belongs to nobody, and its owner gets a mail. See ADR 16.
 */
export class RegistrationService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Registers an account of role patient and returns its id, or an id that belongs to nobody if the address is taken.
   * BAD_INPUT names a bad address or password. Repeated by the same browser within half an hour it is the same account.
   */
  async registerAccount(context: Context, input: NewAccount): Promise<string> {
    const checked = check(address, { email: input.email.trim() });
    const problems = [
      ...(checked.problems ?? []),
      ...(await passwordProblems(input.password, [input.email], 'password')),
    ];
    if (input.attemptId && !isId(input.attemptId)) problems.push(notAnId('attemptId'));
    if (checked.problems !== null || problems.length > 0) throw badInput(problems);
    const { email } = checked.data;
    const passwordHash = await this.#deps.hasher.hash(input.password);
    // A user who is signed in on this browser does not affect this.
    return runInTransaction({ ...context, actor: null }, (inside) =>
      this.#account(inside, { email, passwordHash, attemptId: input.attemptId ?? null }),
    );
  }

  /**
   * Registers a new patient, self-reported, whether or not already known, and links the account that the same browser
   * registered within half an hour and that has no patient yet; any other `userId` is ignored without an error. Sent again
   * within its half hour by the same account or attempt, the later data count; once staff have worked in the record they are
   * proposed to them. A `patientId` that belongs to another person gets the same answer, and nothing is read, written or
   * linked. Answers the patient's id. BAD_INPUT names what is wrong.
   */
  async registerPatient(context: Context, input: NewRegistration): Promise<string> {
    const { userId: shownId, patientId: ownId, attemptId = null, ...given } = input;
    const data = requireValid(registration, given);
    if (attemptId !== null) requireId(attemptId, 'attemptId');
    await this.#refuse(context, data);
    const unguarded = this.#deps.guardians.problems(given, data.dob, context.clock());
    if (unguarded.length > 0) throw badInput([...unguarded]);
    const caller: Context = { ...context, actor: null };
    const mark = context.browser?.registration.value ?? null;
    const claim =
      shownId && mark !== null && isId(shownId) ? await this.#claim(caller, shownId, hashOf(mark)) : null;
    const patientId = claim?.patientId ?? ownId ?? newId();
    const { name, ...rest } = data;
    const patient = { ...rest, name, id: patientId };
    const isNew = await this.#deps.patients.register(caller, patient);
    if (isNew && attemptId !== null) await this.#remember(caller, patientId, attemptId);
    const isOwn =
      isNew ||
      claim?.patientId === patientId ||
      (attemptId !== null && (await this.#isAttempt(caller, patientId, attemptId)));
    if (isOwn && !isNew && !(await this.#deps.patients.registerAgain(caller, { ...patient, ...whole(rest) })))
      await this.#deps.proposals.register(caller, patientId, patient);
    if (isOwn) await this.#deps.guardians.register(caller, patientId, given, data.dob);
    if (isOwn && claim !== null) await this.#link(caller, claim, patientId, name ?? '');
    return patientId;
  }

  async #remember({ manager, clock }: Context, patientId: string, attemptId: string): Promise<void> {
    const expiresAt = new Date(clock().getTime() + LIMITS.accounts.linkingMinutes * MINUTE_MS);
    await execute(
      manager,
      'INSERT INTO patient_registration (patient_id, attempt_hash, expires_at) VALUES ($1, $2, $3)',
      [patientId, hashOf(attemptId), expiresAt],
    );
  }

  /** Whether that attempt made that patient within its half hour. */
  async #isAttempt({ manager, clock }: Context, patientId: string, attemptId: string): Promise<boolean> {
    const rows = await execute(
      manager,
      'SELECT FROM patient_registration WHERE patient_id = $1 AND attempt_hash = $2 AND expires_at > $3',
      [patientId, hashOf(attemptId), clock()],
    );
    return rows === 1;
  }

  async #account(
    context: Context,
    {
      email,
      passwordHash,
      attemptId,
    }: { readonly email: string; readonly passwordHash: string; readonly attemptId: string | null },
  ): Promise<string> {
    const { manager, browser } = context;
    const now = context.clock();
    const mark = browser?.registration.value ?? newSecret();
    const browserHash = hashOf(mark);
    const expiresAt = new Date(now.getTime() + LIMITS.accounts.linkingMinutes * MINUTE_MS);
    context.transaction?.afterCommit(() => browser?.registration.set(mark, expiresAt));

    // Of two calls at once the second waits here and finds what the first one made.
    const { emailHash } = await fetchOne(manager, accountRow, LOCK_ADDRESS, [email]);
    const earlier = await fetchMaybe(manager, earlierRow, EARLIER, [emailHash, browserHash, attemptId, now]);
    if (earlier !== undefined) {
      await execute(manager, 'UPDATE account_registration SET browser_hash = $2 WHERE shown_id = $1', [
        earlier.shownId,
        browserHash,
      ]);
      // The account has no record yet, so the person who began it may choose its password again.
      await execute(
        manager,
        `UPDATE app_user SET password_hash = $2, password_changed_at = $3
         WHERE id = $1 AND patient_id IS NULL AND email_verified_at IS NULL`,
        [earlier.userId, passwordHash, now],
      );
      return earlier.shownId;
    }
    const same = await execute(manager, IS_SAME_ATTEMPT, [emailHash, attemptId, now]);
    const id = newId();
    const made = await execute(manager, INSERT_ACCOUNT, [id, email, passwordHash, ...UNNAMED, now]);
    const isNew = made === 1;
    const owner = await fetchMaybe(manager, idRow, 'SELECT id FROM app_user WHERE email = $1', [email]);
    await execute(manager, INSERT_REGISTRATION, [
      id,
      isNew ? id : null,
      emailHash,
      browserHash,
      attemptId,
      now,
      expiresAt,
    ]);
    await this.#deps.audit.record(context, {
      action: isNew ? 'USER_REGISTERED' : 'USER_REGISTRATION_REPEATED',
      entity: { type: 'User', id: owner?.id ?? id },
      fieldsChanged: isNew ? ['email', 'password', 'role'] : [],
    });
    if (same === 0)
      await this.#deps.mail.ask(context, isNew ? 'verify_email' : 'address_taken', owner?.id ?? id);
    return id;
  }

  /** Checks that need more than one field. */
  async #refuse(context: Context, data: z.output<typeof registration>): Promise<void> {
    const { cheerTeamId: teamId = null, cheerSquadId: squadId = null } = data;
    const teams = teamId === null ? [] : await this.#deps.cheer.teams(context);
    const team = teams.find(({ id }) => id === teamId);
    const problems = registrationProblems(
      data,
      {
        isMember: teamId !== null || squadId !== null,
        teamId,
        squadId,
        hasSquads: (team?.squads.length ?? 0) > 0,
      },
      localDay(context.clock()),
    );
    if (problems.length > 0) throw badInput(problems);
  }

  async #claim({ manager, clock }: Context, shownId: string, browserHash: Buffer): Promise<Claim | null> {
    const row = await fetchMaybe(
      manager,
      claimRow,
      `SELECT shown_id AS "shownId", user_id AS "userId", patient_id AS "patientId" FROM account_registration
       WHERE shown_id = $1 AND browser_hash = $2 AND expires_at > $3 FOR UPDATE`,
      [shownId, browserHash, clock()],
    );
    return row ?? null;
  }

  /**
   * For an id that belongs to nobody the statements are the same and touch no account. An account of another address that
   * the same attempt was linked to, and that nobody has confirmed, was mistyped: it loses the patient. An account of the
   * same address was made by this very attempt, whose answer was lost, and keeps it.
   */
  async #link(context: Context, claim: Claim, patientId: string, name: string): Promise<void> {
    const { firstName, lastName } = namesOf(name);
    const { manager } = context;
    const left = await fetchRows(
      manager,
      idRow,
      `UPDATE app_user u SET patient_id = NULL
       WHERE u.patient_id = $1 AND u.id IS DISTINCT FROM $2 AND u.email_verified_at IS NULL
         AND EXISTS (SELECT FROM account_registration r
                     JOIN account_registration shown ON shown.shown_id = $3 AND shown.email_hash <> r.email_hash
                     WHERE r.user_id = u.id AND r.patient_id = $1)
       RETURNING u.id`,
      [patientId, claim.userId, claim.shownId],
    );
    for (const { id } of left)
      await this.#deps.audit.record(context, {
        action: 'USER_PATIENT_UNLINKED',
        entity: { type: 'User', id },
        patientId,
        fieldsChanged: ['patient_id'],
      });
    await execute(manager, 'UPDATE account_registration SET patient_id = $2 WHERE shown_id = $1', [
      claim.shownId,
      patientId,
    ]);
    const count = await execute(
      manager,
      `UPDATE app_user SET patient_id = $2, first_name = $3, last_name = $4
       WHERE id = $1 AND (patient_id IS NULL OR patient_id = $2) AND role = 'patient' AND is_active`,
      [claim.userId, patientId, firstName, lastName],
    );
    // Sent again: it is already linked.
    if (claim.patientId === patientId) return;
    await this.#deps.audit.record(context, {
      action: count === 1 ? 'USER_PATIENT_LINKED' : 'USER_PATIENT_NOT_LINKED',
      entity: { type: 'User', id: claim.userId ?? claim.shownId },
      patientId,
      fieldsChanged: count === 1 ? ['patient_id', 'first_name', 'last_name'] : [],
    });
  }
}
