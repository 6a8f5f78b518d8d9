import type { RetentionMarkKind } from '@sideline/schema/retention';
import { Field, ID, InputType } from 'type-graphql';
import { RetentionMarkEnum } from './retention.types.js';

@InputType()
export class MarkRetentionInput {
  @Field(() => ID, { description: 'A UUID v7 made by the client.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The patient, by the id of any of their rows.' })
  patientId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Instead of the patient: a record that is not linked to one.',
  })
  prfId?: string | null;

  @Field(() => RetentionMarkEnum)
  kind!: RetentionMarkKind;

  @Field(() => String, { description: '1 to 1,000 characters.' })
  reason!: string;
}

@InputType()
export class EndRetentionMarkInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: '1 to 1,000 characters.' })
  reason!: string;
}

@InputType()
export class DecideErasureInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: '1 to 1,000 characters.' })
  reason!: string;
}

@InputType()
export class ApproveErasuresInput {
  @Field(() => [ID], { description: 'At most 100.' })
  ids!: string[];
}

@InputType()
export class RuleErasureInput {
  @Field(() => ID, { description: 'A UUID v7 made by the client.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The patient, by the id of any of their rows.' })
  patientId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Instead of the patient: a record that is not linked to one.',
  })
  prfId?: string | null;

  @Field(() => String, { description: '1 to 1,000 characters.' })
  reason!: string;

  @Field(() => String, { description: 'The person or body that ruled: 1 to 200 characters.' })
  ruledBy!: string;

  @Field(() => String, { description: 'The reference of the ruling: 1 to 200 characters.' })
  reference!: string;
}
