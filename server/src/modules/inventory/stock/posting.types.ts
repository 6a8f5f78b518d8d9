import type { MoveReason, MoveSource } from '@sideline/schema/inventory/vocabulary';
import type { Witness } from '../witnesses/witness.types.js';

/** One quantity of one lot, from one location to another. */
export interface NewMove {
  readonly itemId: string;
  /** Null for items that have no lots. */
  readonly batchId: string | null;
  readonly fromLocationId: string;
  readonly toLocationId: string;
  readonly quantity: number;
  readonly reason: MoveReason;
  readonly note?: string | null | undefined;
}

/** A set of moves that happens as a whole. */
export interface NewPosting {
  /** The caller's: made once for a posting, and the same whenever that is sent again. */
  readonly key: string;
  /** When it happened; now where nothing is said. */
  readonly occurredAt?: Date | null | undefined;
  readonly source: { readonly kind: MoveSource; readonly id?: string | null | undefined };
  readonly eventId?: string | null | undefined;
  readonly prfId?: string | null | undefined;
  /** Of controlled drugs: who witnesses it, and the proof. The ledger checks it for every caller. */
  readonly witness?: Witness | null | undefined;
  /** Why an expired lot was used. */
  readonly overrideReason?: string | null | undefined;
  /** Of a dose: who gave it, by name, where the record says so. The register shows it. */
  readonly givenBy?: string | null | undefined;
  /**
   * A late fact: it is recorded whatever the books show. Missing stock comes from 'Shortage', and the problems with a lot
   * are recorded instead of refused.
   */
  readonly allowShortage?: boolean | undefined;
  /** With `allowShortage`: blocked and expired lots are refused all the same. For uses that no record reports. */
  readonly refusesBlocked?: true | undefined;
  /** A person chose the lots: the note of a move says where another lot was to be used first. */
  readonly comparesLots?: boolean | undefined;
  readonly moves: readonly NewMove[];
}

/** A move as it was posted. */
export interface PostedMove {
  readonly id: string;
  readonly sequence: number;
  readonly itemId: string;
  readonly batchId: string | null;
  readonly fromLocationId: string;
  readonly toLocationId: string;
  readonly quantity: number;
  readonly reason: string;
  /** The problem with the lot when it was issued. */
  readonly exception: string | null;
  readonly isWitnessed: boolean;
  readonly reverses: string | null;
  /** The location that should have held it; null where it did. */
  readonly shortAt: string | null;
}

export interface Posted {
  readonly postingId: string;
  readonly moves: readonly PostedMove[];
  /** True where the key was known: nothing was moved again. */
  readonly replayed: boolean;
  /** Those of `moves` that a location did not hold. */
  readonly shortages: readonly PostedMove[];
}

export interface Reversal {
  readonly key: string;
  readonly moveIds: readonly string[];
  readonly reason: string;
  readonly witness?: Witness | null | undefined;
  /** WITNESS_REQUIRED without one. Left out where a record is corrected: a missing witness is chased later. */
  readonly needsWitness?: boolean | undefined;
  /** Refused for moves that a document or a record made: they are undone there. */
  readonly isAlone?: boolean | undefined;
}
