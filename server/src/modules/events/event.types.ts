import type { EventStatus } from '@sideline/schema/events';

/** Which events to list; what is left out does not narrow. */
export interface EventFilter {
  /** Ends at or after. */
  readonly from?: Date | null | undefined;
  /** Starts before. */
  readonly to?: Date | null | undefined;
  readonly status?: EventStatus | null | undefined;
  /** Part of the name or the location. */
  readonly text?: string | null | undefined;
}
