import type { BagStateName } from '@sideline/schema/inventory/bag-transitions';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Event } from '../events/event.entity.js';
import type { DeskBag as ReadDeskBag, DeskBags as ReadDeskBags } from '../inventory/bags/bag-desk.hot.js';
import type { DeskPlace as ReadDeskPlace } from '../inventory/overview/desk-stock.hot.js';
import type {
  DeskRotaDay as ReadDeskRotaDay,
  DeskSeenDay as ReadDeskSeenDay,
  DeskWeek as ReadDeskWeek,
} from './desk-week.hot.js';
import { BagStateEnum } from '../inventory/bags/bag.types.js';
import { Recall } from '../inventory/recalls/recall.types.js';
import { Patient } from '../patients/patient.entity.js';
import { Shift } from '../shifts/shift.types.js';
import { GraphQLLocalDate } from 'graphql-scalars';
import { PrfOpenAlert, PrfSummary } from '../prf/reading/prf-list.types.js';

@ObjectType({ simpleResolvers: true, description: 'A bag that the caller has with them.' })
export class DeskBag implements ReadDeskBag {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => BagStateEnum)
  state!: BagStateName;

  @Field(() => Boolean, { description: 'True if it will stay ready until its assignment ends.' })
  isReady!: boolean;

  @Field(() => Int, { description: 'How many of its lots have expired or expire within 30 days.' })
  expiring!: number;

  @Field(() => Int, {
    description: 'The number of kit lines missing. Substitutes count; expired and blocked lots do not.',
  })
  short!: number;
}

@ObjectType({ simpleResolvers: true })
export class DeskBags implements ReadDeskBags {
  @Field(() => [DeskBag], { description: 'Bags with the caller, their crew or the event of their shift.' })
  mine!: DeskBag[];

  @Field(() => Int, { description: 'Bags in service that are not ready, for any reason.' })
  toDo!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A location that the caller is responsible for.' })
export class DeskPlace implements ReadDeskPlace {
  @Field(() => ID)
  locationId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int, { description: 'Items below their minimum, but not out of stock.' })
  low!: number;

  @Field(() => Int, { description: 'Items that are out of stock.' })
  out!: number;

  @Field(() => Int, { description: 'Lots that have expired.' })
  expired!: number;

  @Field(() => Int, { description: 'Lots that expire within 30 days.' })
  expiring!: number;

  @Field(() => Int, { description: 'Bags of that home to be checked or restocked.' })
  bagsNotReady!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What was done on a day of the provider’s calendar.' })
export class DeskSeenDay implements ReadDeskSeenDay {
  @Field(() => GraphQLLocalDate)
  day!: string;

  @Field(() => Int, { description: 'Records started, without those entered in error.' })
  records!: number;

  @Field(() => Int, { description: 'See-and-treat logs, without those entered in error.' })
  logs!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How the shifts that start on a day are staffed.' })
export class DeskRotaDay implements ReadDeskRotaDay {
  @Field(() => GraphQLLocalDate)
  day!: string;

  @Field(() => Int, { description: 'Shifts with a person.' })
  staffed!: number;

  @Field(() => Int, { description: 'Shifts without a person, except cancelled ones.' })
  open!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The figures of the week.' })
export class DeskWeek implements ReadDeskWeek {
  @Field(() => [DeskSeenDay], { description: 'The last seven days, today included, the earliest first.' })
  seen!: DeskSeenDay[];

  @Field(() => [DeskRotaDay], { description: 'The next seven days, today included, the earliest first.' })
  rota!: DeskRotaDay[];
}

/** The clinicians' first screen: what they have to do today. */
@ObjectType({ simpleResolvers: true, description: 'The first screen that clinicians see.' })
export class Dashboard {
  @Field(() => [PrfSummary], {
    description: 'Open records that the caller started or is crew of, newest first.',
  })
  myOpenPrfs!: PrfSummary[];

  @Field(() => Int, { description: 'The total number of these.' })
  myOpenCount!: number;

  @Field(() => [Event], { description: 'Today’s events, each by the date in its own time zone.' })
  todaysEvents!: Event[];

  @Field(() => [Shift], {
    description:
      'The caller’s shifts today, by each event’s own date, and those not checked out of; the earliest first.',
  })
  myShifts!: Shift[];

  @Field(() => Shift, {
    nullable: true,
    description: 'The caller’s next shift after today.',
  })
  myNextShift!: Shift | null;

  @Field(() => [Shift], {
    description: 'For admins: unfilled shifts in the next seven days, the earliest first.',
  })
  rotaGaps!: Shift[];

  @Field(() => Int, { description: 'The total number of these.' })
  rotaGapCount!: number;

  @Field(() => [Patient], { description: 'The patients registered most recently.' })
  recentPatients!: Patient[];

  @Field(() => DeskBags)
  bags!: DeskBags;

  @Field(() => [DeskPlace], {
    description:
      'The locations that the caller is responsible for, with what needs doing there. At most six.',
  })
  keptPlaces!: DeskPlace[];

  @Field(() => Int, { description: 'How many such locations there are.' })
  keptPlaceCount!: number;

  @Field(() => DeskWeek)
  week!: DeskWeek;

  @Field(() => [PrfOpenAlert], {
    description: 'NEWS2 alerts that still need an action, the longest waiting first.',
  })
  openAlerts!: PrfOpenAlert[];

  @Field(() => Int, { description: 'The total number of these.' })
  openAlertCount!: number;

  @Field(() => [PrfSummary], {
    description:
      'For admins: all unsigned records whose event is over, or that have no event and are a day old, oldest first.',
  })
  unsigned!: PrfSummary[];

  @Field(() => Int, { description: 'The total number of these.' })
  unsignedCount!: number;

  @Field(() => [Recall], { description: 'Recalls that are active, the latest first, at most five.' })
  activeRecalls!: Recall[];
}
