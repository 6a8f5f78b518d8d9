import type { Problem } from '@sideline/schema/errors';
import type { CommandResult, DraftCommand, DraftLock, SaveFailure, SealedSignature } from './draft-state';

/** One request: commands in the order in which they were created. */
export interface SaveRequest {
  readonly prfId: string;
  readonly commands: readonly DraftCommand[];
  /** The page may close before the answer arrives. */
  readonly outlivesPage: boolean;
  /** The signature that follows everything else. It is sent alone. */
  readonly signature?: SealedSignature;
}

export type SaveAnswer =
  | { readonly kind: 'answered'; readonly results: readonly CommandResult[] }
  /** The outcome is not known: send the same again. */
  | { readonly kind: 'failed'; readonly failure: Omit<SaveFailure, 'attempts'> }
  /** The whole request was refused, and sending it again would not help. */
  | { readonly kind: 'rejected'; readonly message: string; readonly problems: readonly Problem[] }
  | { readonly kind: 'locked'; readonly lock: DraftLock }
  /** The signature was accepted. `notSigned`: it was refused. */
  | { readonly kind: 'signed' }
  | { readonly kind: 'notSigned'; readonly code: string; readonly message: string };

export type SaveTransport = (request: SaveRequest) => Promise<SaveAnswer>;

/** The same, sent in the name of the writer with this id. */
export type WriterTransport = (request: SaveRequest, writerId: string) => Promise<SaveAnswer>;
