import { destination, pino, type DestinationStream, type Logger } from 'pino';

/**
 * Structured logs, one JSON object a line. Each field of a line is chosen: ids, codes, counts, durations.
 * Bodies, query strings, variables and names of people are never logged; the redaction here is only a second safeguard.
 */
const REDACTED = [
  'password',
  'token',
  'cookie',
  'authorization',
  'body',
  'variables',
  'parameters',
  'query',
  'input',
  'req.headers',
  'err.parameters',
  'err.query',
  'err.driverError',
  '*.password',
  '*.parameters',
];

/** A database error repeats the row it was about: only what locates the fault is kept. */
const serialiseError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error };
  const fault: unknown = 'driverError' in error ? error.driverError : error;
  const isDriverFault = fault instanceof Error && 'code' in fault && 'severity' in fault;
  if (isDriverFault) {
    const { code, table, constraint, routine } = fault as Error & Record<string, unknown>;
    // PostgreSQL quotes values in some of its messages (22P02, 23505); the code and the place say enough.
    return { type: 'DatabaseError', code, table, constraint, routine, stack: framesOf(error) };
  }
  return { type: error.name, message: error.message, stack: framesOf(error) };
};

const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');

/** `level` as pino knows it; 'silent' in tests. */
export const createLogger = (level: string, sink?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: REDACTED, censor: '[redacted]' },
      serializers: { err: serialiseError },
    },
    sink ?? destination({ fd: 1, sync: false }),
  );

/** The process's own logger. */
export const logger: Logger = createLogger(
  process.env['LOG_LEVEL'] ?? (process.env['VITEST'] === undefined ? 'info' : 'silent'),
);
export type { Logger };
