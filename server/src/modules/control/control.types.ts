import {
  CREW_OWN_STATES,
  CREW_STATE_LABELS,
  CREW_STATES,
  type CrewOwnState,
  type CrewState,
} from '@sideline/schema/control/crews';
import {
  INCIDENT_PRIORITIES,
  INCIDENT_PRIORITY_LABELS,
  INCIDENT_STATE_LABELS,
  INCIDENT_STATES,
  type IncidentPriority,
  type IncidentState,
} from '@sideline/schema/control/incidents';
import {
  CONTROL_LOG_KIND_LABELS,
  CONTROL_LOG_KINDS,
  CONTROL_LOG_TYPED_KINDS,
  type ControlLogKind,
} from '@sideline/schema/control/log';
import {
  MAJOR_INCIDENT_LABELS,
  MAJOR_INCIDENT_STATES,
  type MajorIncidentState,
} from '@sideline/schema/control/methane';
import type { EventStatus } from '@sideline/schema/events';
import type { PrfState } from '@sideline/schema/prf/record/states';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { EventStatusEnum } from '../events/event.entity.js';
import { EventPlan } from '../events/event-plan.types.js';
import { PrfStatusEnum } from '../prf/prf.types.js';

const enumOf = <K extends string>(
  name: string,
  keys: readonly K[],
  labels: Readonly<Record<K, string>>,
): { readonly [Key in K]: Key } => {
  const values = Object.fromEntries(keys.map((key) => [key, key])) as { readonly [Key in K]: Key };
  const described = keys.map((key) => [key, { description: labels[key] }]);
  registerEnumType(values, {
    name,
    valuesConfig: Object.fromEntries(described) as Record<K, { readonly description: string }>,
  });
  return values;
};

export const IncidentPriorityEnum = enumOf('IncidentPriority', INCIDENT_PRIORITIES, INCIDENT_PRIORITY_LABELS);
export const IncidentStateEnum = enumOf('IncidentState', INCIDENT_STATES, INCIDENT_STATE_LABELS);
const CrewStateEnum = enumOf('CrewState', CREW_STATES, CREW_STATE_LABELS);
export const CrewOwnStateEnum = enumOf('CrewOwnState', CREW_OWN_STATES, CREW_STATE_LABELS);
const ControlLogKindEnum = enumOf('ControlLogKind', CONTROL_LOG_KINDS, CONTROL_LOG_KIND_LABELS);
export const ControlLogTypedKindEnum = enumOf(
  'ControlLogTypedKind',
  CONTROL_LOG_TYPED_KINDS,
  CONTROL_LOG_KIND_LABELS,
);
export const MajorIncidentStateEnum = enumOf(
  'MajorIncidentState',
  MAJOR_INCIDENT_STATES,
  MAJOR_INCIDENT_LABELS,
);
const IncidentRecordKindEnum = enumOf('IncidentRecordKind', ['prf', 'see_and_treat'] as const, {
  prf: 'PRF',
  see_and_treat: 'See and treat log',
});

@ObjectType({
  simpleResolvers: true,
  description: 'A record that was opened for an incident, with its own times.',
})
export class IncidentRecord {
  @Field(() => IncidentRecordKindEnum)
  kind!: 'prf' | 'see_and_treat';

  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: 'Of a PRF.' })
  number!: string | null;

  @Field(() => PrfStatusEnum, { nullable: true, description: 'The state of a PRF.' })
  status!: PrfState | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  arrivedAt!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  withPatientAt!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  leftSceneAt!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  clearAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'An incident of an event, from the call to its end.' })
export class ControlIncident {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'Numbered from 1 within the event.' })
  number!: number;

  @Field(() => IncidentPriorityEnum)
  priority!: IncidentPriority;

  @Field(() => String, { nullable: true })
  zone!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The zone of the event with this name; null if there is none.',
  })
  zoneId!: string | null;

  @Field(() => String)
  place!: string;

  @Field(() => String)
  what!: string;

  @Field(() => Int, { nullable: true })
  casualties!: number | null;

  @Field(() => String, { nullable: true, description: 'Who called.' })
  caller!: string | null;

  @Field(() => IncidentStateEnum)
  state!: IncidentState;

  @Field(() => ID, { nullable: true })
  crewId!: string | null;

  @Field(() => String, { nullable: true })
  callSign!: string | null;

  @Field(() => GraphQLISODateTime)
  calledAt!: string;

  @Field(() => GraphQLISODateTime, { nullable: true })
  assignedAt!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  mobileAt!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  atSceneAt!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  withPatientAt!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  conveyingAt!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  clearAt!: string | null;

  @Field(() => [IncidentStateEnum], {
    description:
      'The states for which control has not entered a time: these times are from the records of the incident.',
  })
  timesFromRecords!: IncidentState[];

  @Field(() => String, { nullable: true, description: 'How it ended.' })
  outcome!: string | null;

  @Field(() => Int, { description: 'Number of changes. Send it back with the next change.' })
  version!: number;

  @Field(() => String, { description: 'Who changed it last.' })
  changedBy!: string;

  @Field(() => GraphQLISODateTime)
  changedAt!: string;

  @Field(() => [IncidentRecord])
  records!: IncidentRecord[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'A person with a shift at the event, who can be in a crew.',
})
export class ControlPerson {
  @Field(() => ID)
  staffId!: string;

  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  position!: string;

  @Field(() => Boolean, { description: 'Whether they are on shift now.' })
  isOnShift!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A crew of an event.' })
export class ControlCrew {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  callSign!: string;

  @Field(() => String, { nullable: true })
  bag!: string | null;

  @Field(() => String, { nullable: true })
  vehicle!: string | null;

  @Field(() => CrewOwnStateEnum, { description: 'The state that the crew reported.' })
  ownState!: CrewOwnState;

  @Field(() => CrewStateEnum, {
    description: 'The crew’s state; at an incident, the state from the incident.',
  })
  state!: CrewState;

  @Field(() => Int, { nullable: true, description: 'The incident that it is at.' })
  incidentNumber!: number | null;

  @Field(() => GraphQLISODateTime, { description: 'When it entered this state.' })
  since!: string;

  @Field(() => [ControlPerson])
  members!: ControlPerson[];

  @Field(() => Int, { description: 'Number of changes. Send it back with the next change.' })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An open PRF of the event. It names no patient.' })
export class ControlRecord {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => PrfStatusEnum)
  status!: PrfState;

  @Field(() => Boolean)
  isRestricted!: boolean;

  @Field(() => String, { nullable: true })
  complaint!: string | null;

  @Field(() => String, { nullable: true })
  acuity!: string | null;

  @Field(() => Int, { nullable: true, description: 'The total of the latest complete set.' })
  news2!: number | null;

  @Field(() => String, { nullable: true })
  news2Band!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The newest set in words: its score, the minimum score if incomplete, or why none is valid.',
  })
  newsText!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the next observations are due.' })
  observationsDueAt!: string | null;

  @Field(() => Int, { description: 'Alerts with no action recorded.' })
  openAlerts!: number;

  @Field(() => String)
  author!: string;

  @Field(() => Int, { nullable: true })
  incidentNumber!: number | null;

  @Field(() => GraphQLISODateTime)
  startedAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A place where patients are treated.' })
export class TreatmentPlace {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  beds!: number;

  @Field(() => Int)
  occupied!: number;

  @Field(() => Int)
  waiting!: number;

  @Field(() => Int, { description: 'Number of changes. Send it back with the next change.' })
  version!: number;

  @Field(() => GraphQLISODateTime)
  changedAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One METHANE report.' })
export class Methane {
  @Field(() => MajorIncidentStateEnum)
  majorIncident!: MajorIncidentState;

  @Field(() => String)
  exactLocation!: string;

  @Field(() => String)
  incidentType!: string;

  @Field(() => String)
  hazards!: string;

  @Field(() => String)
  access!: string;

  @Field(() => String)
  casualties!: string;

  @Field(() => String)
  emergencyServices!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An entry of the control log. It is never changed.' })
export class ControlLogEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  number!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  at!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was entered.' })
  recordedAt!: string;

  @Field(() => ControlLogKindEnum)
  kind!: ControlLogKind;

  @Field(() => String)
  text!: string;

  @Field(() => String)
  by!: string;

  @Field(() => Int, { nullable: true })
  incidentNumber!: number | null;

  @Field(() => String, { nullable: true })
  callSign!: string | null;

  @Field(() => String, { nullable: true })
  prfNumber!: string | null;

  @Field(() => Int, { nullable: true, description: 'The entry that this one corrects.' })
  corrects!: number | null;

  @Field(() => Int, { nullable: true, description: 'The entry that corrects this one.' })
  correctedBy!: number | null;

  @Field(() => Methane, { nullable: true })
  methane!: Methane | null;
}

@ObjectType({ simpleResolvers: true, description: 'The controller, and since when.' })
export class Controller {
  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => GraphQLISODateTime)
  since!: string;

  @Field(() => Boolean, {
    description: 'Whether they have a shift at the event now. If not, anyone on the board can take over.',
  })
  isOnShift!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A handover signed by one controller and not yet accepted by another.',
})
export class OfferedHandover {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  byUserId!: string;

  @Field(() => String)
  by!: string;

  @Field(() => GraphQLISODateTime)
  at!: string;

  @Field(() => String)
  summary!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A zone of the event with its place on the plan.' })
export class ControlZone {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int, { nullable: true, description: 'Thousandths of the plan’s width from the left.' })
  planX!: number | null;

  @Field(() => Int, { nullable: true, description: 'Thousandths of the plan’s height from the top.' })
  planY!: number | null;
}

/** Everything on the control board of an event at one time. */
@ObjectType({
  simpleResolvers: true,
  description: 'Counts of all open PRFs of the event, including those that are not listed.',
})
export class ControlRecordCounts {
  @Field(() => Int)
  open!: number;

  @Field(() => Int, { description: 'Of records that are not restricted.' })
  alerts!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Everything on the control board of an event at one time.',
})
export class ControlBoard {
  @Field(() => ID, { description: 'The event.' })
  id!: string;

  @Field(() => String)
  eventName!: string;

  @Field(() => EventStatusEnum)
  eventStatus!: EventStatus;

  @Field(() => String, { description: 'IANA name of the event’s time zone: its clock is the board’s.' })
  timeZone!: string;

  @Field(() => GraphQLISODateTime)
  asAt!: string;

  @Field(() => [ControlIncident], {
    description: 'Open incidents by priority and age, then those that ended last.',
  })
  incidents!: ControlIncident[];

  @Field(() => [ControlCrew])
  crews!: ControlCrew[];

  @Field(() => [ControlPerson], {
    description:
      'People who are checked in or have a shift at the event that has not ended: who can be in a crew.',
  })
  people!: ControlPerson[];

  @Field(() => [ControlRecord], {
    description: 'Open PRFs, those with an alert and the highest NEWS2 first; at most 200.',
  })
  records!: ControlRecord[];

  @Field(() => ControlRecordCounts)
  recordCounts!: ControlRecordCounts;

  @Field(() => [TreatmentPlace])
  places!: TreatmentPlace[];

  @Field(() => [String], {
    description: 'Zones that an incident can name: the event’s own, and those that its incidents have named.',
  })
  zones!: string[];

  @Field(() => [ControlZone], { description: 'The zones of the event that are in use, by name.' })
  eventZones!: ControlZone[];

  @Field(() => EventPlan, {
    nullable: true,
    description: 'The picture of the site; null where there is none.',
  })
  plan!: EventPlan | null;

  @Field(() => [ControlLogEntry], { description: 'The latest entries, the newest first.' })
  log!: ControlLogEntry[];

  @Field(() => ControlLogEntry, { nullable: true, description: 'The current METHANE report.' })
  methane!: ControlLogEntry | null;

  @Field(() => Controller, { nullable: true })
  controller!: Controller | null;

  @Field(() => OfferedHandover, { nullable: true })
  handover!: OfferedHandover | null;
}

@ObjectType({ simpleResolvers: true, description: 'A PRF that was opened for an incident.' })
export class OpenedIncidentPrf {
  @Field(() => String)
  customPrfId!: string;

  @Field(() => ControlBoard)
  board!: ControlBoard;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The board of an event has changed, or changes may have been missed.',
})
export class ControlChange {
  @Field(() => ID)
  eventId!: string;
}
