import { type Role, ROLE_GROUPS } from './roles.js';

/** States of an event (operations section 1). */
export const EVENT_STATUSES = ['planned', 'live', 'closed', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** What happens to the open and assigned shifts when an event's start changes. The last choice unassigns people who cannot work the new times. */
export const EVENT_SHIFTS_CHOICES = ['leave', 'move', 'move_and_unassign'] as const;
export type EventShiftsChoice = (typeof EVENT_SHIFTS_CHOICES)[number];

export const EVENT_STATUS_LABELS: Readonly<Record<EventStatus, string>> = {
  planned: 'Planned',
  live: 'Live',
  closed: 'Closed',
  cancelled: 'Cancelled',
};

/** One step that an event can take. */
export interface EventTransition {
  readonly from: EventStatus;
  readonly to: EventStatus;
  readonly roles: readonly Role[];
  /** What the button says. */
  readonly action: string;
  /** Whether a reason is needed. */
  readonly needsReason: boolean;
}

const { admins, clinicians } = ROLE_GROUPS;

/** How an event moves between states, and who may move it; anything that is not here cannot be done. */
export const EVENT_TRANSITIONS: readonly EventTransition[] = [
  { from: 'planned', to: 'live', roles: clinicians, action: 'Go live', needsReason: false },
  { from: 'planned', to: 'cancelled', roles: admins, action: 'Cancel event', needsReason: true },
  { from: 'live', to: 'closed', roles: admins, action: 'Close event', needsReason: false },
  { from: 'live', to: 'planned', roles: admins, action: 'Back to planned', needsReason: true },
  { from: 'live', to: 'cancelled', roles: admins, action: 'Cancel event', needsReason: true },
  { from: 'closed', to: 'live', roles: admins, action: 'Open again', needsReason: true },
  { from: 'cancelled', to: 'planned', roles: admins, action: 'Plan again', needsReason: true },
];

/** The states that a role may move an event to, in the order of the buttons. */
export const eventTransitionsFor = (from: EventStatus, role: Role): readonly EventTransition[] =>
  EVENT_TRANSITIONS.filter((each) => each.from === from && each.roles.includes(role));
