import type { AuditAction } from '@sideline/schema/audit-actions';
import { ERRORS, errorText, type ErrorCode, type ErrorParams, type Problem } from '@sideline/schema/errors';

export type { ErrorParams };

/** The record that was refused to a person, for the audit trail; never shown to the caller. */
export interface RefusedRecord {
  readonly entity: { readonly type: string; readonly id: string };
  readonly patientId?: string | null;
  readonly prfId?: string | null;
  readonly eventId?: string | null;
}

/** The record about which the text of a refusal reveals something: recorded in the trail as a read, after the rollback. */
export interface DisclosedRecord extends RefusedRecord {
  readonly action: AuditAction;
  readonly context?: string;
}

/**
 * A refusal with an entry in the error catalogue. `code` is its key; the catalogue gives text and HTTP status; `params` fill
 * the text; `problems` name the fields at fault; `about` is the record that was refused, `disclosed` is the record about which
 * the text reveals something. Any other error is INTERNAL to the caller.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly problems: readonly Problem[];
  readonly about: RefusedRecord | null;
  readonly disclosed: DisclosedRecord | null;

  constructor(
    code: ErrorCode,
    params: ErrorParams = {},
    options: {
      readonly problems?: readonly Problem[];
      readonly about?: RefusedRecord;
      readonly disclosed?: DisclosedRecord;
      readonly cause?: unknown;
    } = {},
  ) {
    super(errorText(code, params), options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.params = params;
    this.problems = options.problems ?? [];
    this.about = options.about ?? null;
    this.disclosed = options.disclosed ?? null;
  }

  /** The HTTP status of the answer. */
  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** A rule broken by what was sent: 400 with the fields named. */
export const badInput = (problems: readonly Problem[]): DomainError =>
  new DomainError('BAD_INPUT', {}, { problems });

/** `what` is the word that the message uses: notFound('Patient') gives 'Patient was not found.' */
export const notFound = (what: string): DomainError => new DomainError('NOT_FOUND', { what });

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';
const EXCLUSION_VIOLATION = '23P01';

interface Fault {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly detail?: unknown;
  /** What the client of S3 keeps of an answer. */
  readonly $metadata?: unknown;
}

const driverFault = (error: unknown): Fault | null => {
  if (typeof error !== 'object' || error === null) return null;
  // TypeORM wraps the driver's error; bare pg throws it as it is.
  const fault: unknown = 'driverError' in error ? error.driverError : error;
  return typeof fault === 'object' && fault !== null ? fault : null;
};

/**
 * Whether PostgreSQL refused a statement because of a unique, exclusion or foreign key constraint, and, where given,
 * because of that one. Services turn it into the domain error that fits; elsewhere it stays INTERNAL.
 */
export const isConstraintViolation = (error: unknown, constraint?: string): boolean => {
  const fault = driverFault(error);
  if (fault === null) return false;
  const isViolation = [UNIQUE_VIOLATION, EXCLUSION_VIOLATION, FOREIGN_KEY_VIOLATION].includes(
    String(fault.code),
  );
  return isViolation && (constraint === undefined || fault.constraint === constraint);
};

/** Whether a row with that very id already existed: the name is the one that PostgreSQL gives a table's key. */
export const isIdTaken = (error: unknown): boolean => {
  const fault = driverFault(error);
  return fault?.code === UNIQUE_VIOLATION && String(fault.constraint).endsWith('_pkey');
};

const UNDEFINED_TABLE = '42P01';

/** Whether the statement named a table that does not exist, as in a database that was never migrated. */
export const isTableMissing = (error: unknown): boolean => driverFault(error)?.code === UNDEFINED_TABLE;

/** 40001 could not serialise, 40P01 deadlock: PostgreSQL rolled back one of two in conflict, which may try again. */
const IN_THE_WAY: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** Whether PostgreSQL rolled it back only because of another, so that the same transaction may succeed if run again. */
export const isUndoneForAnother = (error: unknown): boolean => IN_THE_WAY.has(driverFault(error)?.code);

/** Whether a statement gave up waiting for another's lock; the database itself works. */
export const isHeldUp = (error: unknown): boolean => driverFault(error)?.code === '55P03';

/**
 * What a database function refused with a SQLSTATE of our own: its code, and the values for its text. Null for anything
 * else.
 */
export const databaseRefusal = (
  error: unknown,
  sqlState: string,
): { readonly code: string; readonly facts: Readonly<Record<string, unknown>> } | null => {
  const fault = driverFault(error);
  if (fault?.code !== sqlState) return null;
  return {
    code: fault instanceof Error ? fault.message : '',
    facts: JSON.parse(String(fault.detail)) as Record<string, unknown>,
  };
};

/** A full disk, a failing disk, a read-only server. */
const REFUSED_WRITES = ['53100', '58030', '25006'] as const;
const refusedWrites: ReadonlySet<unknown> = new Set(REFUSED_WRITES);

/** Whether the database accepts no writes at all just now. */
export const isRefusedWrite = (error: unknown): boolean => refusedWrites.has(driverFault(error)?.code);

/** Node's codes for a missing connection, and PostgreSQL's for one that it ends or does not accept. */
const UNAVAILABLE_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  // Ended by an administrator, by a crash of another session, not taken yet, idle for too long; too many of them.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '53300',
  // Cancelled because it took too long, or waited too long for what another holds.
  '57014',
  '55P03',
  // What keeps it from writing: a full disk, no memory, a limit of its own, a disk that fails, a standby.
  ...REFUSED_WRITES,
  '53200',
  '53400',
  // The same for the disk that files are kept on.
  'ENOSPC',
  'EDQUOT',
  'EROFS',
]);
/** pg's own errors have no code. */
const UNAVAILABLE_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable|There was an error establishing an SSL connection|Cannot use a pool after calling end)/;
/**
 * What TypeORM says of a transaction whose connection was lost between two statements, and the client of S3 of a bucket that is
 * silent.
 */
const UNAVAILABLE_NAMES: ReadonlySet<unknown> = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
  'TransactionNotStartedError',
  'TimeoutError',
]);
/** Class 08 of SQLSTATE: connection exceptions. */
const CONNECTION_EXCEPTION = /^08/;

/** Whether a bucket answered that it cannot work at present. */
const isBucketFailure = ({ $metadata: answer }: Fault): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'httpStatusCode' in answer &&
  Number(answer.httpStatusCode) >= 500;

/**
 * Whether a statement failed because the database could not be reached, was lost during it, or cannot work at present, or a file
 * could not be kept or read because the disk takes nothing or the bucket does not work. For a
 * COMMIT the outcome is unknown: sending the same again with the same id shows it.
 */
export const isUnavailable = (error: unknown): boolean => {
  const fault = driverFault(error);
  if (fault === null) return false;
  if (UNAVAILABLE_CODES.has(fault.code) || CONNECTION_EXCEPTION.test(String(fault.code))) return true;
  if (isBucketFailure(fault)) return true;
  if (fault instanceof AggregateError && fault.errors.length > 0) return fault.errors.every(isUnavailable);
  return (
    fault instanceof Error && (UNAVAILABLE_NAMES.has(fault.name) || UNAVAILABLE_WORDS.test(fault.message))
  );
};

/** For Retry-After. */
const NOT_READY_SECONDS = 2;

/** The SQLSTATE of an audit entry that is refused because its subject is restricted (ADR 38). */
const RESTRICTED = 'SL001';

/** The restricted record, and the restriction. */
interface Restricted {
  readonly restrictionId: string;
  readonly patientId: string | null;
  readonly prfId: string | null;
}

/** `cause`: the database's own refusal, if it gave one. */
export const recordRestricted = (
  { restrictionId, patientId, prfId }: Restricted,
  cause?: unknown,
): DomainError => {
  const entity = prfId === null ? { type: 'Patient', id: patientId ?? '' } : { type: 'Prf', id: prfId };
  return new DomainError(
    'RECORD_RESTRICTED',
    { restrictionId },
    { about: { entity, patientId, prfId }, cause },
  );
};

/** The error for something that the database refused because it is restricted; null for any other error. */
export const restrictedRefusal = (error: unknown): DomainError | null => {
  const fault = driverFault(error);
  if (fault?.code !== RESTRICTED) return null;
  return recordRestricted(JSON.parse(String(fault.detail)) as Restricted, error);
};

/** The error as callers see it, over GraphQL and REST alike: NOT_READY if the database cannot be reached. */
export const publicError = (error: unknown): unknown =>
  isUnavailable(error)
    ? new DomainError('NOT_READY', { seconds: NOT_READY_SECONDS }, { cause: error })
    : (restrictedRefusal(error) ?? error);
