import type { Problem } from '@sideline/schema/errors';
import type { CommandResult, DraftCommand, DraftLock, SaveFailure } from './draft-state';

/** One request: commands in the order in which they were made. */
export interface SaveRequest {
  readonly prfId: string;
  readonly commands: readonly DraftCommand[];
  /** The page may go before the answer comes. */
  readonly outlivesPage: boolean;
}

export type SaveAnswer =
  | { readonly kind: 'answered'; readonly results: readonly CommandResult[] }
  /** Nothing is known about what became of it: send the same again. */
  | { readonly kind: 'failed'; readonly failure: Omit<SaveFailure, 'attempts'> }
  /** The request as a whole was turned down; sending it again would change nothing. */
  | { readonly kind: 'rejected'; readonly message: string; readonly problems: readonly Problem[] }
  | { readonly kind: 'locked'; readonly lock: DraftLock };

export type SaveTransport = (request: SaveRequest) => Promise<SaveAnswer>;

/** The same under the name of whoever wrote it, by the id. */
export type WriterTransport = (request: SaveRequest, writerId: string) => Promise<SaveAnswer>;
