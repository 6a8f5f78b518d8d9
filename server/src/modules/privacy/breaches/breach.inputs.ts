import type { BreachDataCategory, BreachPeopleCategory, BreachRisk } from '@sideline/schema/breach';
import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import { BreachDataEnum, BreachPeopleEnum, BreachRiskEnum } from './breach.types.js';

@InputType()
abstract class BreachFactsInput {
  @Field(() => String)
  whatHappened!: string;

  @Field(() => GraphQLISODateTime, { nullable: true })
  happenedAt?: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'Not in the future.' })
  knownAt!: Date;

  @Field(() => [BreachDataEnum], { description: 'At least one.' })
  dataCategories!: BreachDataCategory[];

  @Field(() => [BreachPeopleEnum], { description: 'At least one.' })
  peopleCategories!: BreachPeopleCategory[];

  @Field(() => Int, { nullable: true })
  peopleCount?: number | null;

  @Field(() => Int, { nullable: true })
  recordsCount?: number | null;

  @Field(() => String, { nullable: true })
  consequences?: string | null;

  @Field(() => BreachRiskEnum)
  risk!: BreachRisk;

  @Field(() => String, { nullable: true })
  measures?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  icoNotifiedAt?: Date | null;

  @Field(() => String, { nullable: true })
  icoReference?: string | null;

  @Field(() => String, { nullable: true, description: 'Give this instead of icoNotifiedAt.' })
  icoNotNotifiedReason?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Needed if they were notified after more than 72 hours.',
  })
  icoLateReason?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  peopleNotifiedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Needed with peopleNotifiedAt.' })
  peopleHow?: string | null;

  @Field(() => String, { nullable: true, description: 'Give this instead of peopleNotifiedAt.' })
  peopleNotNotifiedReason?: string | null;
}

@InputType()
export class CreateBreachInput extends BreachFactsInput {
  @Field(() => ID, { description: 'A UUID v7 made by the client.' })
  id!: string;
}

@InputType({ description: 'All details of a breach; fields left out are cleared.' })
export class UpdateBreachInput extends BreachFactsInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}

@InputType()
export class CloseBreachInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}

@InputType()
export class ReopenBreachInput extends CloseBreachInput {
  @Field(() => String, { description: '1 to 1,000 characters.' })
  reason!: string;
}
