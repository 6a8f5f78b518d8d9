import {
  BREACH_DATA_KEYS,
  BREACH_PEOPLE_KEYS,
  BREACH_RISK_KEYS,
  BREACH_STATES,
  type BreachDataCategory,
  type BreachPeopleCategory,
  type BreachRisk,
  type BreachState,
} from '@sideline/schema/breach';
import type { BreachFacts } from '@sideline/schema/validation/breach';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { storedJson } from '../../../platform/database/checked.js';

const same = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, key])) as { readonly [P in K]: P };

export const BreachStateEnum = same(BREACH_STATES);
registerEnumType(BreachStateEnum, { name: 'BreachState' });
export const BreachRiskEnum = same(BREACH_RISK_KEYS);
registerEnumType(BreachRiskEnum, {
  name: 'BreachRisk',
  description: 'How likely it is that people will be harmed.',
});
export const BreachDataEnum = same(BREACH_DATA_KEYS);
registerEnumType(BreachDataEnum, { name: 'BreachDataCategory', description: 'What kind of data.' });
export const BreachPeopleEnum = same(BREACH_PEOPLE_KEYS);
registerEnumType(BreachPeopleEnum, { name: 'BreachPeopleCategory', description: 'Whose data.' });

type Worded = { readonly [F in keyof BreachFacts]: Exclude<BreachFacts[F], Date> | MomentOf<BreachFacts[F]> };
type MomentOf<T> = Date extends T ? string : never;

/** What happened to personal data, whom it may harm, and who was notified. Names nobody. */
@ObjectType({
  simpleResolvers: true,
  description: 'What happened to personal data, whom it may harm, and who was notified. Names nobody.',
})
export class Breach implements Worded {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => BreachStateEnum)
  state!: BreachState;

  @Field(() => String, { nullable: true, description: 'Why it was reopened.' })
  reopenedReason!: string | null;

  @Field(() => String)
  whatHappened!: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Null while it is unknown.' })
  happenedAt!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'The 72 hours run from this time.' })
  knownAt!: string;

  @Field(() => [BreachDataEnum])
  dataCategories!: BreachDataCategory[];

  @Field(() => [BreachPeopleEnum])
  peopleCategories!: BreachPeopleCategory[];

  @Field(() => Int, { nullable: true, description: 'Null while it is unknown.' })
  peopleCount!: number | null;

  @Field(() => Int, { nullable: true, description: 'Null while it is unknown.' })
  recordsCount!: number | null;

  @Field(() => String, { nullable: true, description: 'Likely consequences for the people affected.' })
  consequences!: string | null;

  @Field(() => BreachRiskEnum)
  risk!: BreachRisk;

  @Field(() => String, { nullable: true, description: 'Measures taken or planned.' })
  measures!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  icoNotifiedAt!: string | null;

  @Field(() => String, { nullable: true })
  icoReference!: string | null;

  @Field(() => String, { nullable: true })
  icoNotNotifiedReason!: string | null;

  @Field(() => String, { nullable: true, description: 'Why they were notified after more than 72 hours.' })
  icoLateReason!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  peopleNotifiedAt!: string | null;

  @Field(() => String, { nullable: true })
  peopleHow!: string | null;

  @Field(() => String, { nullable: true })
  peopleNotNotifiedReason!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The deadline of the next notification still due; null when none is.',
  })
  dueAt!: string | null;

  @Field(() => GraphQLISODateTime)
  updatedAt!: string;

  @Field(() => String)
  updatedByName!: string;
}

/** The old and new value of one field of a breach. */
@ObjectType({ simpleResolvers: true, description: 'The old and new value of one field of a breach.' })
export class BreachFieldChange {
  @Field(() => String)
  field!: string;

  @Field(() => String, { nullable: true, description: 'Lists as JSON.' })
  from!: string | null;

  @Field(() => String, { nullable: true })
  to!: string | null;
}

/** One saved change to a breach: who, when and what. */
@ObjectType({ simpleResolvers: true, description: 'One saved change to a breach: who, when and what.' })
export class BreachChange {
  @Field(() => Int, { description: 'The version that this change created.' })
  version!: number;

  @Field(() => GraphQLISODateTime)
  changedAt!: string;

  @Field(() => String)
  changedByName!: string;

  @Field(() => [BreachFieldChange])
  fields!: BreachFieldChange[];
}

/** The row that a statement returns. */
export const breachChangeRow: z.ZodType<BreachChange> = z.object({
  version: z.number(),
  changedAt: z.string(),
  changedByName: z.string(),
  fields: z.array(storedJson<BreachFieldChange>()),
});
