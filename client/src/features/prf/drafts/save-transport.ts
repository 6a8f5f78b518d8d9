import type { Problem } from '@sideline/schema/errors';
import type { CommandResult, DraftCommand, DraftLock, SaveFailure, SealedSignature } from './draft-state';

/** One request: commands in the order in which they were made. */
export interface SaveRequest {
  readonly prfId: string;
  readonly commands: readonly DraftCommand[];
  /** The page may go before the answer comes. */
  readonly outlivesPage: boolean;
  /** The signature that follows on everything; it goes alone. */
  readonly signature?: SealedSignature;
}

export type SaveAnswer =
  | { readonly kind: 'answered'; readonly results: readonly CommandResult[] }
  /** It is not known what happened to it: send the same again. */
  | { readonly kind: 'failed'; readonly failure: Omit<SaveFailure, 'attempts'> }
  /** The request as a whole was turned down; sending it again would change nothing. */
  | { readonly kind: 'rejected'; readonly message: string; readonly problems: readonly Problem[] }
  | { readonly kind: 'locked'; readonly lock: DraftLock }
  /** The signature was taken, or will not be. */
  | { readonly kind: 'signed' }
  | { readonly kind: 'notSigned'; readonly code: string; readonly message: string };

export type SaveTransport = (request: SaveRequest) => Promise<SaveAnswer>;

/** The same under its writer's name, by the id. */
export type WriterTransport = (request: SaveRequest, writerId: string) => Promise<SaveAnswer>;
