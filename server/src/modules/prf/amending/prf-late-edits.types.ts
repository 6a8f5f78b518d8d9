import type { PrfData, PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { AlertReason } from '@sideline/schema/prf/rules/alerts';
import { PrfAlertReasonEnum, PrfEscalation } from '../prf-escalation.types.js';
import { PrfDataType, PrfSectionKeyEnum } from '../prf-graphql.js';
import type { ShownAlertAction } from '../saving/save-command.js';
import { PrfPerson } from '../prf.types.js';

@ObjectType({
  simpleResolvers: true,
  description: 'The action on the NEWS2 alert of a set, as it was shown.',
})
export class PrfShownAlertAction implements ShownAlertAction {
  @Field(() => ID, { description: 'The observation set; it may also have come after signing.' })
  entryId!: string;

  @Field(() => Int, { description: 'The score that was shown.' })
  total!: number;

  @Field(() => [PrfAlertReasonEnum], { nullable: true, description: 'The reasons that were shown.' })
  reasons?: AlertReason[] | null;

  @Field(() => PrfEscalation, {
    nullable: true,
    description: 'The action as separate fields; absent if sent as free text.',
  })
  escalation?: PrfEscalation | null;

  @Field(() => String)
  action!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A change sent after the record was signed: refused, and kept as it was received.',
})
export class PrfLateEdit {
  @Field(() => ID)
  commandId!: string;

  @Field(() => PrfSectionKeyEnum)
  section!: PrfSectionKey;

  @Field(() => Int, { description: 'The version of the section that it started from.' })
  baseVersion!: number;

  @Field(() => PrfDataType, {
    description: 'The fields entered, by section; a changed path that is null was cleared.',
  })
  changes!: PrfData;

  @Field(() => [String], { description: 'The paths where it differs from the signed version.' })
  changedPaths!: string[];

  @Field(() => PrfShownAlertAction, {
    nullable: true,
    description: 'The action on an alert, if the change records one. The change then affects nothing else.',
  })
  alertAction!: PrfShownAlertAction | null;

  @Field(() => PrfPerson)
  author!: PrfPerson;

  @Field(() => GraphQLISODateTime, { description: "The device's clock when it was entered." })
  deviceTime!: string;

  @Field(() => GraphQLISODateTime)
  receivedAt!: string;

  @Field(() => Int, { nullable: true, description: 'The signed version that includes it.' })
  revision!: number | null;

  @Field(() => String, { nullable: true, description: 'Why it was set aside.' })
  reason!: string | null;

  @Field(() => PrfPerson, { nullable: true })
  settledBy!: PrfPerson | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Absent until someone decides.' })
  settledAt!: string | null;
}

@InputType()
export class SetAsidePrfLateEditsInput {
  @Field(() => ID)
  prfId!: string;

  @Field(() => [ID])
  commandIds!: string[];

  @Field(() => String, { description: 'Why they do not belong in the record, at most 500 characters.' })
  reason!: string;
}
