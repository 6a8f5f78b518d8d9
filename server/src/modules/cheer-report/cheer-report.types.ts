import type { CheerBreakdownKey } from '@sideline/schema/statistics/cheer-report';
import { CHEER_BREAKDOWN_KEYS } from '@sideline/schema/statistics/cheer-report';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export const CheerBreakdownKeyEnum = Object.fromEntries(CHEER_BREAKDOWN_KEYS.map((key) => [key, key])) as {
  readonly [K in CheerBreakdownKey]: K;
};
registerEnumType(CheerBreakdownKeyEnum, {
  name: 'CheerBreakdownKey',
  description: 'One way in which presentations are broken down.',
});

@ObjectType({ simpleResolvers: true, description: 'Athletes seen per 100 registered.' })
export class CheerRate {
  @Field(() => Float)
  value!: number;

  @Field(() => Float, { description: 'Lower end of the 95 % Wilson interval.' })
  low!: number;

  @Field(() => Float)
  high!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Presentation figures for a squad, a team or all athletes.',
})
export class CheerReportFigures {
  @Field(() => Int)
  registered!: number;

  @Field(() => Int, { description: 'Athletes, each once.' })
  presented!: number;

  @Field(() => Int)
  presentations!: number;

  @Field(() => CheerRate, { nullable: true, description: 'Null if nobody is registered.' })
  rate!: CheerRate | null;

  @Field(() => Int, { description: 'Athletes seen more than once.' })
  reattended!: number;

  @Field(() => Int)
  headInjuries!: number;

  @Field(() => Int)
  followedUp!: number;

  @Field(() => Int)
  advised!: number;

  @Field(() => Int)
  conveyed!: number;

  @Field(() => Int)
  notReturned!: number;

  @Field(() => Float, { nullable: true })
  medianMinutes!: number | null;

  @Field(() => Float)
  minutesLost!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How many presentations are of one kind.' })
export class CheerReportCell {
  @Field(() => String)
  key!: string;

  @Field(() => String)
  label!: string;

  @Field(() => Int)
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Presentations broken down in one way, the most common first.',
})
export class CheerReportBreakdown {
  @Field(() => CheerBreakdownKeyEnum)
  key!: CheerBreakdownKey;

  @Field(() => [CheerReportCell])
  cells!: readonly CheerReportCell[];
}

@ObjectType({ simpleResolvers: true, description: 'A squad of a team at the event.' })
export class CheerReportSquad {
  @Field(() => ID, { nullable: true, description: 'Null for members without a squad.' })
  squadId!: string | null;

  @Field(() => String)
  name!: string;

  @Field(() => CheerReportFigures)
  figures!: CheerReportFigures;

  @Field(() => [CheerReportBreakdown])
  breakdowns!: readonly CheerReportBreakdown[];
}

@ObjectType({ simpleResolvers: true, description: 'A team with at least one member seen at the event.' })
export class CheerReportTeam {
  @Field(() => ID)
  teamId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => CheerReportFigures)
  figures!: CheerReportFigures;

  @Field(() => [CheerReportSquad])
  squads!: readonly CheerReportSquad[];

  @Field(() => [CheerReportBreakdown])
  breakdowns!: readonly CheerReportBreakdown[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'Presentations of each cheer team at an event.',
})
export class CheerReport {
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

  @Field(() => GraphQLISODateTime, { description: 'When it was counted.' })
  asAt!: string;

  @Field(() => CheerReportFigures, { description: 'Totals for all teams.' })
  total!: CheerReportFigures;

  @Field(() => [CheerReportBreakdown])
  breakdowns!: readonly CheerReportBreakdown[];

  @Field(() => [CheerReportTeam])
  teams!: readonly CheerReportTeam[];

  @Field(() => Int, { description: 'Presentations of people without a team.' })
  others!: number;

  @Field(() => String, { description: 'A summary of the figures in one paragraph.' })
  summary!: string;
}
