/** Incidents of an event: how urgent they are, their states, and the steps between states (operations section 6). */

export const INCIDENT_PRIORITIES = ['p1', 'p2', 'p3'] as const;
export type IncidentPriority = (typeof INCIDENT_PRIORITIES)[number];
export const INCIDENT_PRIORITY_LABELS: Readonly<Record<IncidentPriority, string>> = {
  p1: 'P1 Immediate',
  p2: 'P2 Urgent',
  p3: 'P3 Minor',
};

/** In the order of an attendance. 'clear' is the end of every incident. */
export const INCIDENT_STATES = [
  'called',
  'assigned',
  'mobile',
  'at_scene',
  'with_patient',
  'conveying',
  'clear',
] as const;
export type IncidentState = (typeof INCIDENT_STATES)[number];
export const INCIDENT_STATE_LABELS: Readonly<Record<IncidentState, string>> = {
  called: 'Waiting for a crew',
  assigned: 'Crew assigned',
  mobile: 'Mobile',
  at_scene: 'At scene',
  with_patient: 'With patient',
  conveying: 'Conveying',
  clear: 'Clear',
};

/** One way that an incident can continue. */
export interface IncidentStep {
  readonly from: IncidentState;
  readonly to: IncidentState;
  /** What the button says. */
  readonly action: string;
  /** Whether a reason is needed. Where the incident ends, the reason becomes its outcome. */
  readonly needsReason: boolean;
  /** Whether it needs a crew to go. */
  readonly needsCrew: boolean;
}

const step = (
  from: IncidentState,
  to: IncidentState,
  action: string,
  needs: 'reason' | 'crew' | null = null,
): IncidentStep => ({ from, to, action, needsReason: needs === 'reason', needsCrew: needs === 'crew' });

/** The first step of each state is the usual one, and the one button of the incident's card. What is not here is refused. */
export const INCIDENT_STEPS: readonly IncidentStep[] = [
  step('called', 'assigned', 'Assign crew', 'crew'),
  step('called', 'clear', 'Close without a crew', 'reason'),
  step('assigned', 'mobile', 'Crew mobile'),
  step('assigned', 'at_scene', 'Crew at scene'),
  step('assigned', 'called', 'Remove crew', 'reason'),
  step('assigned', 'clear', 'Stand down', 'reason'),
  step('mobile', 'at_scene', 'Crew at scene'),
  step('mobile', 'called', 'Remove crew', 'reason'),
  step('mobile', 'clear', 'Stand down', 'reason'),
  step('at_scene', 'with_patient', 'With patient'),
  step('at_scene', 'clear', 'Clear, no patient', 'reason'),
  step('with_patient', 'conveying', 'Conveying'),
  step('with_patient', 'clear', 'Clear'),
  step('conveying', 'clear', 'Clear'),
];

/** What can follow a state, the usual step first. */
export const incidentStepsFrom = (from: IncidentState): readonly IncidentStep[] =>
  INCIDENT_STEPS.filter((each) => each.from === from);

/** The step between two states; null where there is none. */
export const incidentStep = (from: IncidentState, to: IncidentState): IncidentStep | null =>
  INCIDENT_STEPS.find((each) => each.from === from && each.to === to) ?? null;

/** The name of an incident over the radio and in the log. */
export const incidentName = (number: number): string => `Incident ${String(number)}`;
