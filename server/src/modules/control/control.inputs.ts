import type { CrewOwnState } from '@sideline/schema/control/crews';
import type { IncidentPriority, IncidentState } from '@sideline/schema/control/incidents';
import type { ControlLogTypedKind } from '@sideline/schema/control/log';
import type { MajorIncidentState } from '@sideline/schema/control/methane';
import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import type {
  AcceptedControl,
  AddedControlLog,
  AdvancedIncident,
  CorrectedIncidentTime,
  LinkedIncidentRecord,
  OfferedControl,
  OpenedIncident,
  SavedCrew,
  SavedMethane,
  SavedTreatmentPlace,
  TakenControl,
  UpdatedIncident,
  WantedIncidentPrf,
  WithdrawnControl,
} from './control-acts.types.js';
import {
  ControlLogTypedKindEnum,
  CrewOwnStateEnum,
  IncidentPriorityEnum,
  IncidentStateEnum,
  MajorIncidentStateEnum,
} from './control.types.js';

@InputType()
abstract class IncidentFactsInput {
  @Field(() => IncidentPriorityEnum)
  priority!: IncidentPriority;

  @Field(() => String, { nullable: true, description: 'The zone of the event that it is in.' })
  zone?: string | null;

  @Field(() => String)
  place!: string;

  @Field(() => String)
  what!: string;

  @Field(() => Int, { nullable: true })
  casualties?: number | null;

  @Field(() => String, { nullable: true })
  caller?: string | null;
}

@InputType({
  description: 'A new incident. Its id is a UUID v7 made by the client, so that it can be sent again safely.',
})
export class OpenIncidentInput extends IncidentFactsInput implements OpenedIncident {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  incidentId!: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the call came, if not now.' })
  calledAt?: Date | null;
}

@InputType({ description: 'All details of an incident; fields left out are cleared.' })
export class UpdateIncidentInput extends IncidentFactsInput implements UpdatedIncident {
  @Field(() => ID)
  incidentId!: string;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}

@InputType({ description: 'The next step of an incident.' })
export class AdvanceIncidentInput implements AdvancedIncident {
  @Field(() => ID)
  incidentId!: string;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => IncidentStateEnum)
  to!: IncidentState;

  @Field(() => ID, { nullable: true, description: 'Needed to assign a crew.' })
  crewId?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it happened, if not now.' })
  at?: Date | null;

  @Field(() => String, { nullable: true, description: 'Why, or how it ended. Some steps need it.' })
  reason?: string | null;
}

@InputType({ description: 'A time of an incident that was entered wrongly, and the right one.' })
export class CorrectIncidentTimeInput implements CorrectedIncidentTime {
  @Field(() => ID)
  incidentId!: string;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;

  @Field(() => IncidentStateEnum, {
    description: 'The state whose time it is; ‘called’ for the time of the call.',
  })
  state!: IncidentState;

  @Field(() => GraphQLISODateTime)
  at!: Date;

  @Field(() => String, { description: 'Why. It is kept in the control log with both times.' })
  reason!: string;
}

@InputType({
  description: 'Opens a PRF with the known details of the incident. The client sets both ids.',
})
export class OpenIncidentPrfInput implements WantedIncidentPrf {
  @Field(() => ID)
  incidentId!: string;

  @Field(() => ID)
  prfId!: string;

  @Field(() => ID)
  commandId!: string;
}

@InputType({
  description: 'A record of the incident: a PRF by its number, or a see-and-treat log by its id.',
})
export class LinkIncidentRecordInput implements LinkedIncidentRecord {
  @Field(() => ID)
  incidentId!: string;

  @Field(() => String, { nullable: true })
  prfNumber?: string | null;

  @Field(() => ID, { nullable: true, description: 'It may be submitted later.' })
  logId?: string | null;
}

@InputType({ description: 'The new details of a crew. Version 0 creates a new crew, with the client’s id.' })
export class SaveCrewInput implements SavedCrew {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  crewId!: string;

  @Field(() => Int, { description: 'The version that was read. 0 for a new one.' })
  version!: number;

  @Field(() => String)
  callSign!: string;

  @Field(() => String, { nullable: true })
  bag?: string | null;

  @Field(() => String, { nullable: true })
  vehicle?: string | null;

  @Field(() => CrewOwnStateEnum)
  ownState!: CrewOwnState;

  @Field(() => [ID])
  staffIds!: string[];
}

@InputType({
  description: 'The new details of a treatment place. Version 0 creates a new one, with the client’s id.',
})
export class SaveTreatmentPlaceInput implements SavedTreatmentPlace {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  placeId!: string;

  @Field(() => Int, { description: 'The version that was read. 0 for a new one.' })
  version!: number;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  beds!: number;

  @Field(() => Int)
  occupied!: number;

  @Field(() => Int)
  waiting!: number;
}

@InputType({
  description: 'An entry in the control log. The client sets its id, so it can be sent again safely.',
})
export class AddControlLogInput implements AddedControlLog {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  entryId!: string;

  @Field(() => ControlLogTypedKindEnum)
  kind!: ControlLogTypedKind;

  @Field(() => String)
  text!: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it happened, if not now.' })
  at?: Date | null;

  @Field(() => ID, { nullable: true })
  incidentId?: string | null;

  @Field(() => ID, { nullable: true })
  crewId?: string | null;

  @Field(() => ID, { nullable: true })
  prfId?: string | null;

  @Field(() => Int, { nullable: true, description: 'The number of the entry that it corrects.' })
  corrects?: number | null;
}

@InputType({ description: 'A new version of the METHANE report, which is kept in the log.' })
export class SaveMethaneInput implements SavedMethane {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  entryId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The log number of the version that was read. Null for the first.',
  })
  basedOn?: number | null;

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

@InputType({
  description: 'The controller signs that they hand over. If there is none, the signer takes control.',
})
export class OfferHandoverInput implements OfferedControl {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID)
  handoverId!: string;

  @Field(() => String)
  summary!: string;

  @Field(() => String)
  password!: string;
}

@InputType({ description: 'The next controller signs that they take over.' })
export class AcceptHandoverInput implements AcceptedControl {
  @Field(() => ID)
  handoverId!: string;

  @Field(() => String)
  password!: string;
}

@InputType({
  description:
    'Takes control from a controller who does not hand over: for administrators, and for anyone if the controller is not on shift.',
})
export class TakeOverControlInput implements TakenControl {
  @Field(() => ID)
  eventId!: string;

  @Field(() => ID, { description: 'A UUID v7 made by the client, so that it can be sent again safely.' })
  handoverId!: string;

  @Field(() => String, { description: 'Why there is no handover.' })
  reason!: string;

  @Field(() => String)
  password!: string;
}

@InputType({ description: 'Withdraws an offer to hand over that nobody has accepted.' })
export class WithdrawHandoverInput implements WithdrawnControl {
  @Field(() => ID)
  handoverId!: string;
}
