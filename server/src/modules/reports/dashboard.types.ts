import type { BagStateName } from '@sideline/schema/inventory/bag-transitions';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Event } from '../events/event.entity.js';
import type { DeskBag as ReadDeskBag, DeskBags as ReadDeskBags } from '../inventory/bags/bag-desk.hot.js';
import type { DeskPlace as ReadDeskPlace } from '../inventory/overview/desk-stock.hot.js';
import { BagStateEnum } from '../inventory/bags/bag.types.js';
import { Recall } from '../inventory/recalls/recall.types.js';
import { Patient } from '../patients/patient.entity.js';
import { Shift } from '../shifts/shift.types.js';
import { PrfOpenAlert, PrfSummary } from '../prf/prf-list.types.js';

@ObjectType({ simpleResolvers: true, description: 'A bag that the caller has with them.' })
export class DeskBag implements ReadDeskBag {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => BagStateEnum)
  state!: BagStateName;

  @Field(() => Int, { description: 'How many of its lots have expired or expire within 30 days.' })
  expiring!: number;

  @Field(() => Int, { description: 'How many of the lines of its kit it lacks, substitutes counted.' })
  short!: number;
}

@ObjectType({ simpleResolvers: true })
export class DeskBags implements ReadDeskBags {
  @Field(() => [DeskBag], { description: 'With the caller, their crew, or the event of their shift.' })
  mine!: DeskBag[];

  @Field(() => Int, { description: 'Bags that are back, overdue or incomplete.' })
  toDo!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A location that the caller answers for.' })
export class DeskPlace implements ReadDeskPlace {
  @Field(() => ID)
  locationId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int, { description: 'Items below their minimum of which some is left.' })
  low!: number;

  @Field(() => Int, { description: 'Items of which none is left.' })
  out!: number;

  @Field(() => Int, { description: 'Lots that have expired.' })
  expired!: number;

  @Field(() => Int, { description: 'Lots that expire within 30 days.' })
  expiring!: number;

  @Field(() => Int, { description: 'Bags of that home to be checked or restocked.' })
  bagsNotReady!: number;
}

/** The first screen of clinicians: what waits for them today. */
@ObjectType({ simpleResolvers: true, description: 'The first screen of clinicians.' })
export class Dashboard {
  @Field(() => [PrfSummary], {
    description: 'Open records that the caller began or is crew of, newest first.',
  })
  myOpenPrfs!: PrfSummary[];

  @Field(() => Int, { description: 'How many there are of these in all.' })
  myOpenCount!: number;

  @Field(() => [Event], { description: "Today's, each by the calendar of its own zone." })
  todaysEvents!: Event[];

  @Field(() => [Shift], {
    description:
      "The caller's of today, each by the calendar of its event, and those that the caller has not checked out of; the earliest first.",
  })
  myShifts!: Shift[];

  @Field(() => Shift, {
    nullable: true,
    description: 'The first that the caller is assigned to after today.',
  })
  myNextShift!: Shift | null;

  @Field(() => [Shift], {
    description: 'For admins: shifts of the next seven days that nobody fills, the earliest first.',
  })
  rotaGaps!: Shift[];

  @Field(() => Int, { description: 'How many there are of these in all.' })
  rotaGapCount!: number;

  @Field(() => [Patient], { description: 'Registered last.' })
  recentPatients!: Patient[];

  @Field(() => DeskBags)
  bags!: DeskBags;

  @Field(() => [DeskPlace], {
    description: 'The locations that the caller answers for, with what needs doing there. At most six.',
  })
  keptPlaces!: DeskPlace[];

  @Field(() => [PrfOpenAlert], {
    description: 'NEWS2 alerts that wait for an action, those that have waited longest first.',
  })
  openAlerts!: PrfOpenAlert[];

  @Field(() => Int, { description: 'How many there are of these in all.' })
  openAlertCount!: number;

  @Field(() => [PrfSummary], {
    description:
      "For admins: anybody's unsigned records whose event is over, or that are a day old without one, oldest first.",
  })
  unsigned!: PrfSummary[];

  @Field(() => Int, { description: 'How many there are of these in all.' })
  unsignedCount!: number;

  @Field(() => [Recall], { description: 'Recalls that are active, the latest first, at most five.' })
  activeRecalls!: Recall[];
}
