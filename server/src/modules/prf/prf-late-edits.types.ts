import type { PrfData, PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { AlertReason } from '@sideline/schema/prf/alerts';
import { PrfAlertReasonEnum, PrfEscalation } from './prf-escalation.types.js';
import { PrfDataType, PrfSectionKeyEnum } from './prf-graphql.js';
import type { ShownAlertAction } from './save-command.js';
import { PrfPerson } from './prf.types.js';

@ObjectType({
  simpleResolvers: true,
  description: 'What was done about the NEWS2 alert of a set, as it was shown.',
})
export class PrfShownAlertAction implements ShownAlertAction {
  @Field(() => ID, { description: 'The observation set; it may have come too late as well.' })
  entryId!: string;

  @Field(() => Int, { description: 'The score that was shown.' })
  total!: number;

  @Field(() => [PrfAlertReasonEnum], { nullable: true, description: 'The reasons that were shown.' })
  reasons?: AlertReason[] | null;

  @Field(() => PrfEscalation, {
    nullable: true,
    description: 'What was done by its parts; absent where it came in free words.',
  })
  escalation?: PrfEscalation | null;

  @Field(() => String)
  action!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A change that was sent after the record was signed: refused, and kept as it came.',
})
export class PrfLateEdit {
  @Field(() => ID)
  commandId!: string;

  @Field(() => PrfSectionKeyEnum)
  section!: PrfSectionKey;

  @Field(() => Int, { description: 'The version of the section that it began from.' })
  baseVersion!: number;

  @Field(() => PrfDataType, {
    description: 'What was entered, by its section; where a changed path is null it was cleared.',
  })
  changes!: PrfData;

  @Field(() => [String], { description: 'Where it differs from what was signed.' })
  changedPaths!: string[];

  @Field(() => PrfShownAlertAction, {
    nullable: true,
    description: 'Where it says what was done about an alert; it changes nothing else then.',
  })
  alertAction!: PrfShownAlertAction | null;

  @Field(() => PrfPerson)
  author!: PrfPerson;

  @Field(() => GraphQLISODateTime, { description: "The device's clock when it was entered." })
  deviceTime!: string;

  @Field(() => GraphQLISODateTime)
  receivedAt!: string;

  @Field(() => Int, { nullable: true, description: 'The signed version that took it up.' })
  revision!: number | null;

  @Field(() => String, { nullable: true, description: 'Why it was set aside.' })
  reason!: string | null;

  @Field(() => PrfPerson, { nullable: true })
  settledBy!: PrfPerson | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Absent while nobody has decided.' })
  settledAt!: string | null;
}

@InputType()
export class SetAsidePrfLateEditsInput {
  @Field(() => ID)
  prfId!: string;

  @Field(() => [ID])
  commandIds!: string[];

  @Field(() => String, { description: 'Why they do not belong into the record, at most 500 characters.' })
  reason!: string;
}
