import { WRITER_HEADER } from '@sideline/schema/background';
import { ERRORS, type ErrorCode, type Problem } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import { print } from 'graphql';
import type { SealedSignature } from './drafts/draft-state';
import { isLockCode } from './drafts/draft-transitions';
import type { SaveAnswer } from './drafts/save-transport';
import { isUnreachable } from '../../lib/errors';
import { timedFetch } from '../../lib/http';
import { hasUnsentPictures } from '../../lib/pictures/picture-queue';
import { watchSession } from '../../lib/session-events';
import type { SignSealedPrfInput } from '../../schema.generated';
import { SignSealedPrfDocument } from './prf.generated';

const MUTATION = print(SignSealedPrfDocument);

interface WireAnswer {
  readonly data?: { readonly signSealedPrf?: { readonly prf: unknown } | null } | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly problems?: readonly Problem[] };
  }[];
}

/** Refusals that say nothing about the signature, so that the same one is sent again later. */
const LATER: ReadonlySet<string> = new Set<ErrorCode>(['UNAUTHENTICATED', 'TOO_MANY_REQUESTS']);

const isRefusal = (code: string): boolean =>
  code in ERRORS && ERRORS[code as ErrorCode].status < 500 && !LATER.has(code);

/** What the server's answer means for a signature that was made here. */
export const signatureAnswer = (
  { data, errors = [] }: WireAnswer,
  reportSessionEnded: () => void,
): SaveAnswer => {
  const [error] = errors;
  // Anything else that answers, such as a network's own page, has not signed anything.
  if (!error)
    return data?.signSealedPrf?.prf == null
      ? { kind: 'failed', failure: { kind: 'server', message: 'The server’s answer could not be used.' } }
      : { kind: 'signed' };
  const { code = 'INTERNAL', problems = [] } = error.extensions ?? {};
  if (isLockCode(code)) return { kind: 'locked', lock: { code, message: error.message } };
  if (isRefusal(code)) {
    const message = code === 'BAD_INPUT' ? (problems[0]?.message ?? error.message) : error.message;
    return { kind: 'notSigned', code, message };
  }
  if (code === 'UNAUTHENTICATED') reportSessionEnded();
  return {
    kind: 'failed',
    failure: { kind: code === 'UNAUTHENTICATED' ? 'session' : 'server', message: error.message },
  };
};

const inputOf = (prfId: string, { seen: _seen, ...signature }: SealedSignature): SignSealedPrfInput => ({
  ...signature,
  prfId,
});

/** Sends what was signed on this device. It uses plain fetch, like the saves before it. */
export const sendSignature = async (
  prfId: string,
  signature: SealedSignature,
  writerId: string,
): Promise<SaveAnswer> => {
  // Pictures have their own queue.
  if (hasUnsentPictures(prfId))
    return { kind: 'failed', failure: { kind: 'server', message: 'Its pictures are sent first.' } };
  const reportSessionEnded = watchSession();
  try {
    const response = await timedFetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        [WRITER_HEADER]: writerId,
      },
      body: JSON.stringify({ query: MUTATION, variables: { input: inputOf(prfId, signature) } }),
      timeoutMs: LIMITS.http.syncTimeoutMs,
    });
    return signatureAnswer((await response.json()) as WireAnswer, reportSessionEnded);
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
