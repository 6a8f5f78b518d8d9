import { COMPARED_KEYS, type ComparedKey } from '@sideline/schema/statistics/event-comparison';
import { BREAKDOWN_KEYS, type BreakdownKey } from '@sideline/schema/statistics/figures';
import { TIME_KEYS, type TimeKey } from '@sideline/schema/statistics/event-figures';
import type { Mask } from '@sideline/schema/statistics/masking';
import type { Comparison } from '@sideline/schema/statistics/rates';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

const enumOf = <K extends string>(keys: readonly K[]): { readonly [Key in K]: Key } =>
  Object.fromEntries(keys.map((key) => [key, key])) as { readonly [Key in K]: Key };

const MaskEnum = enumOf<Mask>(['few', 'withheld']);
registerEnumType(MaskEnum, {
  name: 'FigureMask',
  description: 'The reason a count is hidden from clients.',
  valuesConfig: {
    few: { description: 'It is under five.' },
    withheld: { description: 'Withheld: with the other counts, it would reveal a count under five.' },
  },
});
const StandingEnum = enumOf<Comparison['standing']>(['below', 'usual', 'above']);
registerEnumType(StandingEnum, {
  name: 'FigureStanding',
  description:
    'How a rate compares with the interquartile range of earlier events at the same kind of venue.',
});
const BreakdownEnum = enumOf<BreakdownKey>(BREAKDOWN_KEYS);
registerEnumType(BreakdownEnum, { name: 'FigureBreakdownKey' });
const ComparedEnum = enumOf<ComparedKey>(COMPARED_KEYS);
registerEnumType(ComparedEnum, { name: 'ComparedFigureKey' });
const TimeEnum = enumOf<TimeKey>(TIME_KEYS);
registerEnumType(TimeEnum, { name: 'FigureTimeKey' });

@ObjectType({
  simpleResolvers: true,
  description: 'A count. For clients, rounded down to a multiple of five, or masked.',
})
export class FigureCount {
  @Field(() => Int, { nullable: true })
  count!: number | null;

  @Field(() => MaskEnum, { nullable: true })
  mask!: Mask | null;

  @Field(() => String, { description: "In words: '45', 'fewer than 5'." })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The same rate at earlier events of this kind of venue.' })
export class FigureHistory {
  @Field(() => Int)
  events!: number;

  @Field(() => Float)
  median!: number;

  @Field(() => Float)
  lowerQuartile!: number;

  @Field(() => Float)
  upperQuartile!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A rate per 1,000 attending, with its exact 95 % Poisson interval.',
})
export class FigureRate {
  @Field(() => Float, {
    nullable: true,
    description: 'Null if the count is masked or the attendance is unknown.',
  })
  value!: number | null;

  @Field(() => Float, { nullable: true })
  low!: number | null;

  @Field(() => Float, { nullable: true })
  high!: number | null;

  @Field(() => StandingEnum, {
    nullable: true,
    description: 'Null if there are too few events to compare with.',
  })
  standing!: Comparison['standing'] | null;

  @Field(() => String, { description: 'The comparison in words.' })
  comparison!: string;

  @Field(() => FigureHistory, { nullable: true, description: 'For the provider only.' })
  history!: FigureHistory | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A figure of an event, and the same figure for earlier closed events at this kind of venue.',
})
export class ComparedFigure {
  @Field(() => ComparedEnum)
  key!: ComparedKey;

  @Field(() => Float, { nullable: true, description: 'Null if it cannot be worked out.' })
  value!: number | null;

  @Field(() => Float, { nullable: true, description: 'The lower end of its 95 % interval; times have none.' })
  low!: number | null;

  @Field(() => Float, { nullable: true })
  high!: number | null;

  @Field(() => StandingEnum, {
    nullable: true,
    description: 'Null if there are too few events to compare with.',
  })
  standing!: Comparison['standing'] | null;

  @Field(() => String, { description: 'The comparison in words.' })
  comparison!: string;

  @Field(() => FigureHistory, { nullable: true })
  history!: FigureHistory | null;
}

@ObjectType({ simpleResolvers: true })
export class FigureCell extends FigureCount {
  @Field(() => String)
  key!: string;

  @Field(() => String)
  label!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Everyone who was seen, broken down in one way.' })
export class FigureBreakdown {
  @Field(() => BreakdownEnum)
  key!: BreakdownKey;

  @Field(() => [FigureCell])
  cells!: FigureCell[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'Minutes. For clients, multiples of five, and only with enough records.',
})
export class FigureTime {
  @Field(() => TimeEnum)
  key!: TimeKey;

  @Field(() => Float, { nullable: true })
  median!: number | null;

  @Field(() => Float, { nullable: true, description: 'The 90th percentile.' })
  p90!: number | null;
}

/** The figures of one event, as the caller may see them. */
@ObjectType({ simpleResolvers: true, description: 'The figures of one event, as the caller may see them.' })
export class EventFigures {
  @Field(() => ID)
  eventId!: string;

  @Field(() => Boolean, { description: 'True for clients: rounded, masked and calculated once an hour.' })
  isMasked!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When they were calculated.' })
  asAt!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The earliest time of the next calculation; clients only.',
  })
  nextAt!: string | null;

  @Field(() => String, { description: 'What the figures say, in one paragraph.' })
  summary!: string;

  @Field(() => Int, { nullable: true })
  attendance!: number | null;

  @Field(() => Boolean, {
    description: 'Whether the attendance is the expected number because it has not been counted yet.',
  })
  isAttendanceExpected!: boolean;

  @Field(() => FigureCount)
  presentations!: FigureCount;

  @Field(() => FigureRate)
  ppr!: FigureRate;

  @Field(() => FigureRate)
  tthr!: FigureRate;

  @Field(() => FigureCount)
  inTreatment!: FigureCount;

  @Field(() => FigureCount)
  waiting!: FigureCount;

  @Field(() => FigureCount)
  conveyed!: FigureCount;

  @Field(() => FigureCount)
  news2High!: FigureCount;

  @Field(() => FigureCount)
  arrests!: FigureCount;

  @Field(() => FigureCount)
  staffPlanned!: FigureCount;

  @Field(() => FigureCount)
  staffCheckedIn!: FigureCount;

  @Field(() => FigureCount, { nullable: true, description: 'For the provider only; null to clients.' })
  bagsOut!: FigureCount | null;

  @Field(() => FigureCount, {
    nullable: true,
    description: 'Of these, those that are ready until the event ends; null to clients.',
  })
  bagsReady!: FigureCount | null;

  @Field(() => [FigureBreakdown])
  breakdowns!: FigureBreakdown[];

  @Field(() => [FigureTime])
  times!: FigureTime[];
}

@ObjectType({ simpleResolvers: true, description: 'The figures of an event shown in a list of events.' })
export class EventHeadline {
  @Field(() => FigureCount)
  presentations!: FigureCount;

  @Field(() => FigureCount)
  conveyed!: FigureCount;

  @Field(() => Float, { nullable: true, description: 'Presentations per 1,000 attending.' })
  ppr!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'An event in its client’s list.' })
export class ClientEvent {
  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => GraphQLISODateTime)
  startsAt!: string;

  @Field(() => GraphQLISODateTime)
  endsAt!: string;

  @Field(() => String)
  timeZone!: string;

  @Field(() => String, { nullable: true })
  location!: string | null;

  @Field(() => Int, { nullable: true })
  attendance!: number | null;

  @Field(() => Boolean)
  isAttendanceExpected!: boolean;

  @Field(() => EventHeadline, { nullable: true, description: 'Null if the event has not started.' })
  headline!: EventHeadline | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A client’s events: the latest 50 live, the next 50 planned, and past ones in pages.',
})
export class ClientEvents {
  @Field(() => ID)
  clientId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => [ClientEvent])
  live!: ClientEvent[];

  @Field(() => [ClientEvent])
  planned!: ClientEvent[];

  @Field(() => [ClientEvent], { description: 'The latest first, 25 at a time.' })
  past!: ClientEvent[];

  @Field(() => Boolean)
  hasMorePast!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A client with its numbers of live, planned and closed events.',
})
export class ClientBoard {
  @Field(() => ID)
  clientId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  live!: number;

  @Field(() => Int)
  planned!: number;

  @Field(() => Int)
  closed!: number;
}
