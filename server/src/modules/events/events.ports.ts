import type { EventShiftsChoice } from '@sideline/schema/events';
import type { Context } from '../../platform/context.js';
import { Port } from '../../platform/module.js';
import type { CloseCheckSql } from './event-close.types.js';

/** How an event's start changed, and what happens to its shifts. */
export interface EventMove {
  readonly from: Date;
  readonly to: Date;
  readonly timeZone: string;
  /** The event's new end, where it is shorter now: shifts may lie beyond it. */
  readonly shorterEnd: Date | null;
  readonly choice: EventShiftsChoice | null;
  readonly reason: string | null;
}

/** What events need from shifts, which are a module above. */
export interface EventShifts {
  /** Names of who is checked in at an event; nobody checks in there until the transaction ends. */
  checkedIn(context: Context, eventId: string): Promise<readonly string[]>;
  /**
   * Moves the open and assigned shifts of an event with its start, or leaves them, as chosen. EVENT_SHIFTS when there are some
   * and no choice was made, EVENT_SHIFTS_UNFIT when a person could no longer work theirs.
   */
  moveWith(context: Context, eventId: string, move: EventMove): Promise<void>;
  /** EVENT_SHIFTS_BEYOND where open or assigned shifts of an event end after `end`. */
  refuseBeyond(context: Context, eventId: string, end: Date): Promise<void>;
  /** Cancels the open and assigned shifts of an event, and notifies the people assigned. */
  cancel(context: Context, eventId: string, reason: string): Promise<void>;
}

/** The checks made before an event is closed. */
export const CLOSE_CHECKS = new Port<CloseCheckSql>('checks before an event closes');
export const EVENT_SHIFTS = new Port<EventShifts>('shifts of events');
