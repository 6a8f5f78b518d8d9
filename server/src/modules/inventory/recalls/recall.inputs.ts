import type { RecallAction, RecallState } from '@sideline/schema/inventory/recall-transitions';
import type {
  RecallClass,
  RecallLineKind,
  RecallMeasure,
  RecallOutcome,
} from '@sideline/schema/inventory/recalls';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import {
  RecallActionEnum,
  RecallClassEnum,
  RecallLineKindEnum,
  RecallMeasureEnum,
  RecallOutcomeEnum,
  RecallStateEnum,
  type ChangedRecall,
  type NewRecall,
  type RecallFilter,
  type RecallLineFilter,
  type RecallStepWanted,
  type SettledRecallLine,
} from './recall.types.js';

@InputType('RecallFilter', { description: 'Which recalls; filters left out do not apply.' })
export class RecallFilterInput implements RecallFilter {
  @Field(() => String, { nullable: true, description: 'Part of the number, the title or the reference.' })
  text?: string | null;

  @Field(() => RecallStateEnum, { nullable: true })
  state?: RecallState | null;

  @Field(() => ID, { nullable: true })
  itemId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Recalls that name this lot.' })
  batchId?: string | null;
}

@InputType('RecallLineFilter', { description: 'Which lines; filters left out do not apply.' })
export class RecallLineFilterInput implements RecallLineFilter {
  @Field(() => RecallLineKindEnum, { nullable: true })
  kind?: RecallLineKind | null;

  @Field(() => Boolean, { nullable: true })
  isSettled?: boolean | null;
}

@InputType({
  description: 'The id is a UUID v7 made by the client; sending it again does not enter a second recall.',
})
export class CreateRecallInput implements NewRecall {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => RecallClassEnum)
  recallClass!: RecallClass;

  @Field(() => String)
  reference!: string;

  @Field(() => String, { nullable: true })
  issuedBy?: string | null;

  @Field(() => GraphQLLocalDate)
  receivedOn!: string;

  @Field(() => RecallMeasureEnum)
  measure!: RecallMeasure;

  @Field(() => String, { nullable: true })
  instructions?: string | null;

  @Field(() => ID)
  itemId!: string;

  @Field(() => [ID])
  batchIds!: string[];

  @Field(() => [String], {
    nullable: true,
    description: 'Lot numbers as the notice gives them, also of lots that have never been in stock.',
  })
  lotNumbers?: string[] | null;

  @Field(() => Boolean)
  isAllLots!: boolean;

  @Field(() => GraphQLLocalDate, { nullable: true })
  lotsFrom?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  lotsTo?: string | null;
}

@InputType({ description: 'All details of a draft.' })
export class UpdateRecallInput extends CreateRecallInput implements ChangedRecall {
  @Field(() => Int)
  version!: number;
}

@InputType()
export class StepRecallInput implements RecallStepWanted {
  @Field(() => ID)
  id!: string;

  @Field(() => RecallActionEnum)
  action!: RecallAction;

  @Field(() => String, { nullable: true, description: 'Needed to reopen or withdraw it.' })
  reason?: string | null;
}

@InputType()
export class SettleRecallLineInput implements SettledRecallLine {
  @Field(() => ID)
  lineId!: string;

  @Field(() => RecallOutcomeEnum)
  outcome!: RecallOutcome;

  @Field(() => String, { nullable: true })
  note?: string | null;
}

@InputType()
export class LookAgainInput {
  @Field(() => ID)
  id!: string;
}
