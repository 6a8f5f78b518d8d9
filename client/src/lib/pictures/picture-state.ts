import { RefusedError, UnreachableError } from '../http';

/** The state of a picture that was taken on this device. */
export type PictureState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending' }
  /** Tried again automatically. */
  | { readonly kind: 'failed'; readonly message: string }
  /** It would be refused again, so the user has to decide. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'sent' };

/** A picture on this device, and the number of attempts to send it. */
export interface DevicePicture {
  readonly id: string;
  readonly prfId: string;
  readonly state: PictureState;
  /** When it was taken or, once sent, when the server confirmed it; milliseconds. */
  readonly at: number;
  readonly attempts: number;
  /** False if the disk did not take it, so that it is lost with this page. */
  readonly isKept: boolean;
}

/** The state on the disk; 'unknown' if its row is gone or the store is closed. */
export type KeptState = 'sent' | 'unsent' | 'unknown';

export const keptStateOf = (row: { readonly isSent: boolean } | undefined): KeptState => {
  if (row === undefined) return 'unknown';
  return row.isSent ? 'sent' : 'unsent';
};

export interface Outcome {
  readonly state: PictureState;
  /** The others would fail in the same way: no connection, or nobody signed in. */
  readonly endsRound: boolean;
  readonly hasSessionEnded: boolean;
}

const RETRIED: ReadonlySet<number> = new Set([408, 425, 429]);

/** Attempts for a signed record before the user has to decide, because the picture's entry may still be on its way. */
const LOCKED_ATTEMPTS = 4;

/** What a failed attempt means for the picture and for those behind it. `earlier` counts previous attempts. */
export const outcomeOf = (failure: unknown, earlier = 0): Outcome => {
  if (failure instanceof UnreachableError)
    return { state: { kind: 'failed', message: 'no connection' }, endsRound: true, hasSessionEnded: false };
  if (failure instanceof RefusedError) {
    const { status, code, message } = failure;
    if (status === 401) return { state: { kind: 'waiting' }, endsRound: true, hasSessionEnded: true };
    // Its record was also made without a connection, and is on its way.
    if (status === 404) return { state: { kind: 'waiting' }, endsRound: false, hasSessionEnded: false };
    const mayJoin = code === 'PRF_LOCKED' && earlier + 1 < LOCKED_ATTEMPTS;
    const kind = status >= 500 || RETRIED.has(status) || mayJoin ? 'failed' : 'refused';
    return { state: { kind, message }, endsRound: false, hasSessionEnded: false };
  }
  const message = failure instanceof Error ? failure.message : 'the server did not answer';
  return { state: { kind: 'failed', message }, endsRound: false, hasSessionEnded: false };
};

const BACK_OFF_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/** How long to wait after a number of failed attempts. */
export const backOff = (attempts: number): number =>
  BACK_OFF_MS[Math.min(Math.max(attempts, 1), BACK_OFF_MS.length) - 1] ?? 30_000;

export const isUnsent = ({ state }: DevicePicture): boolean => state.kind !== 'sent';
/** Whether it will be sent without anyone doing anything. */
export const isDue = ({ state }: DevicePicture): boolean =>
  state.kind === 'waiting' || state.kind === 'failed';
