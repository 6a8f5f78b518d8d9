import { WRITER_HEADER } from '@sideline/schema/background';
import type { Problem } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { prfDataSelection } from '@sideline/schema/prf/catalogue/graphql-fragment';
import { SENT_SIDES } from '../../components/conflict/sides';
import type { Values } from './drafts/changes';
import type { CommandResult, ConflictChoice, SealedSignature } from './drafts/draft-state';
import { entryFieldsOf } from './drafts/entry-fields';
import { isLockCode } from './drafts/draft-transitions';
import type { SaveAnswer, SaveRequest, WriterTransport } from './drafts/save-transport';
import { isUnreachable } from '../../lib/errors';
import { timedFetch } from '../../lib/http';
import { loadChunk } from '../../lib/load-chunk';
import { watchSession } from '../../lib/session-events';
import type { PrfChoiceInput } from '../../schema.generated';
import { nameOf } from './person-name';
import { storedData } from './stored-data';

const TOO_LARGE = 413;
/** Browsers let at most 64 kB of requests outlive their page. */
const KEEPALIVE_MAX = 60_000;

/** The mutation for the sections that a request changes. It returns all of their data. */
export const savePrfMutation = (sections: ReadonlySet<PrfSectionKey>): string => `
mutation SavePrf($input: SavePrfInput!) {
  savePrf(input: $input) {
    results {
      commandId customPrfId section outcome version code message isKept recordedAt
      problems { field code message }
      conflict { paths authors { path at author { firstName lastName } } }
      data ${prfDataSelection(sections)}
    }
  }
}`;

interface WireResult extends Omit<CommandResult, 'conflict' | 'data'> {
  readonly data: Readonly<Partial<Record<PrfSectionKey, Values | null>>>;
  readonly conflict: {
    readonly paths: readonly string[];
    readonly authors: readonly {
      readonly path: string;
      readonly at: string;
      readonly author: { readonly firstName: string; readonly lastName: string } | null;
    }[];
  } | null;
}
interface WireAnswer {
  readonly data?: { readonly savePrf: { readonly results: readonly WireResult[] } } | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly problems?: readonly Problem[] };
  }[];
}

/**
 * The server's path of a problem, with dots (`entries.<id>.heart_rate`, `allergies.0.substance`), as a path of the draft.
 */
export const pathOfProblem = (section: PrfSectionKey, problem: Problem): Problem => {
  const [field = '', ...rest] = problem.field.split('.');
  return {
    ...problem,
    field: entryFieldsOf(section).has(field) ? [field, ...rest.slice(0, 2)].join('/') : field,
  };
};

const resultOf = (wire: WireResult): CommandResult => ({
  ...wire,
  problems: wire.problems.map((problem) => pathOfProblem(wire.section, problem)),
  data: storedData(wire.data[wire.section]),
  conflict: wire.conflict && {
    paths: wire.conflict.paths,
    authors: Object.fromEntries(
      wire.conflict.authors.map(({ path, at, author }) => [path, { author: author && nameOf(author), at }]),
    ),
  },
});

/** Codes with which the same request would always be refused again. */
const HOPELESS: ReadonlySet<string> = new Set([
  'BAD_INPUT',
  'BAD_USER_INPUT',
  'GRAPHQL_VALIDATION_FAILED',
  'CONFLICT',
]);

const answerOf = (body: WireAnswer, reportSessionEnded: () => void): SaveAnswer => {
  const [error] = body.errors ?? [];
  if (!error) {
    return body.data
      ? { kind: 'answered', results: body.data.savePrf.results.map(resultOf) }
      : { kind: 'failed', failure: { kind: 'server', message: 'The server sent an empty answer.' } };
  }
  const code = error.extensions?.code ?? 'INTERNAL';
  if (code === 'UNAUTHENTICATED') {
    reportSessionEnded();
    return { kind: 'failed', failure: { kind: 'session', message: error.message } };
  }
  if (isLockCode(code)) return { kind: 'locked', lock: { code, message: error.message } };
  if (HOPELESS.has(code)) {
    return { kind: 'rejected', message: error.message, problems: error.extensions?.problems ?? [] };
  }
  return { kind: 'failed', failure: { kind: 'server', message: error.message } };
};

/** The choices between two answers, in the format of a command. */
export const sentChoices = (choices: readonly ConflictChoice[]): PrfChoiceInput[] =>
  choices.map(({ path, side }) => ({ path, side: SENT_SIDES[side] }));

const variablesOf = ({ prfId, commands }: SaveRequest) => ({
  input: {
    commands: commands.map((command) => ({
      commandId: command.commandId,
      prfId,
      section: command.section,
      baseVersion: command.baseVersion,
      deviceTime: command.deviceTime,
      changes: { [command.section]: command.changes },
      ...(command.choices ? { choices: sentChoices(command.choices) } : {}),
      ...(command.alertAction ? { alertAction: command.alertAction } : {}),
    })),
  },
});

/** Few records are signed without a signal: what sends such a signature is not part of a record's first load. */
const sendSealed = async (
  prfId: string,
  signature: SealedSignature,
  writerId: string,
): Promise<SaveAnswer> => {
  const script = await loadChunk(() => import('./send-signature')).catch(() => null);
  return script === null
    ? { kind: 'failed', failure: { kind: 'connection', message: 'What sends the signature did not load.' } }
    : script.sendSignature(prfId, signature, writerId);
};

/**
 * Sends commands to the server. It uses plain fetch instead of Apollo, because the last save of a page must be able to
 * outlive it.
 */
export const savePrf: WriterTransport = async (request, writerId) => {
  if (request.signature) return sendSealed(request.prfId, request.signature, writerId);
  const body = JSON.stringify({
    query: savePrfMutation(new Set(request.commands.map((command) => command.section))),
    variables: variablesOf(request),
  });
  const reportSessionEnded = watchSession();
  try {
    const response = await timedFetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        [WRITER_HEADER]: writerId,
      },
      body,
      timeoutMs: LIMITS.http.syncTimeoutMs,
      keepalive: request.outlivesPage && body.length < KEEPALIVE_MAX,
    });
    if (response.status === TOO_LARGE)
      return { kind: 'rejected', message: 'This is too large to send in one go.', problems: [] };
    return answerOf((await response.json()) as WireAnswer, reportSessionEnded);
  } catch (failure) {
    return {
      kind: 'failed',
      failure: {
        kind: isUnreachable(failure) ? 'connection' : 'server',
        message: failure instanceof Error ? failure.message : 'The server did not answer.',
      },
    };
  }
};
