import {
  ERASURE_BASES,
  ERASURE_STATES,
  RETENTION_MARKS,
  type ErasureBasis,
  type ErasureState,
  type RetentionMarkKind,
} from '@sideline/schema/retention';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MayHaveDied } from '../../patients/patient-death.types.js';

const same = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, key])) as { readonly [P in K]: P };

export const ErasureBasisEnum = same(ERASURE_BASES);
registerEnumType(ErasureBasisEnum, {
  name: 'ErasureBasis',
  description: 'The basis: the end of retention, or a ruling.',
});
export const ErasureStateEnum = same(ERASURE_STATES);
registerEnumType(ErasureStateEnum, {
  name: 'ErasureState',
  description: 'To be reviewed, kept, approved, erased, or withdrawn from erasure.',
});
export const RetentionMarkEnum = same(RETENTION_MARKS);
registerEnumType(RetentionMarkEnum, {
  name: 'RetentionMarkKind',
  description: 'Why a record is kept beyond its retention period.',
});

/** The erasure, done or possible, of one person or one record without a patient, with its ground. */
@ObjectType({
  simpleResolvers: true,
  description: 'What was or may be erased: one person, or one record that is not linked to a patient.',
})
export class Erasure extends MayHaveDied {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The surviving row; rows merged into it are included. Null for a record.',
  })
  patientId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Null once the person is erased, and for an unlinked record.',
  })
  patientName!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The record that is not linked to a patient; null for a person.',
  })
  prfId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The record’s number; it is kept when the record is erased.',
  })
  prfNumber!: string | null;

  @Field(() => ErasureBasisEnum)
  basis!: ErasureBasis;

  @Field(() => ErasureStateEnum)
  state!: ErasureState;

  @Field(() => GraphQLLocalDate)
  lastContact!: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Null if kept indefinitely; a ruling may end that.',
  })
  retainUntil!: string | null;

  @Field(() => Boolean, { description: 'Under a legal hold, which prevents erasure.' })
  isHeld!: boolean;

  @Field(() => GraphQLISODateTime)
  listedAt!: string;

  @Field(() => String, { nullable: true, description: 'Of the ruling.' })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'Who ruled.' })
  ruledBy!: string | null;

  @Field(() => String, { nullable: true, description: 'Of the ruling.' })
  reference!: string | null;

  @Field(() => String, { nullable: true })
  decidedByName!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  decidedAt!: string | null;

  @Field(() => String, { nullable: true })
  decisionReason!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  erasedAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 of the hashes of erased data, by table.',
  })
  sha256!: string | null;

  @Field(() => Int, { nullable: true, description: 'How many rows were erased.' })
  rows!: number | null;
}

/** One run that erases everything approved. */
@ObjectType({ simpleResolvers: true, description: 'One run that erases everything approved.' })
export class ErasureRun {
  @Field(() => ID)
  id!: string;

  @Field(() => GraphQLISODateTime)
  startedAt!: string;

  @Field(() => String)
  startedByName!: string;

  @Field(() => Int)
  total!: number;

  @Field(() => Int, { description: 'Number erased, or found not to be erasable.' })
  done!: number;

  @Field(() => GraphQLISODateTime, { nullable: true })
  finishedAt!: string | null;
}

/** Why a record is kept beyond its retention period; set and lifted by administrators. */
@ObjectType({ simpleResolvers: true, description: 'Why a record is kept beyond its retention period.' })
export class RetentionMark {
  @Field(() => ID)
  id!: string;

  @Field(() => RetentionMarkEnum)
  kind!: RetentionMarkKind;

  @Field(() => String)
  reason!: string;

  @Field(() => String)
  madeByName!: string;

  @Field(() => GraphQLISODateTime)
  madeAt!: string;

  @Field(() => String, { nullable: true })
  endedByName!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  endedAt!: string | null;

  @Field(() => String, { nullable: true })
  endedReason!: string | null;
}

/** How long one person's records, or one that is linked to nobody, are kept, and why. */
@ObjectType({
  simpleResolvers: true,
  description:
    'How long the records of one person, or one record that is not linked to a patient, are kept, and why.',
})
export class Retention {
  @Field(() => ID, {
    nullable: true,
    description: 'The surviving row, if rows are merged; null for a record that is not linked to a patient.',
  })
  patientId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The record that is not linked to a patient.' })
  prfId!: string | null;

  @Field(() => String, { description: 'The patient’s name, or the number of the record.' })
  name!: string;

  @Field(() => GraphQLLocalDate)
  lastContact!: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The last day; null if kept indefinitely.' })
  retainUntil!: string | null;

  @Field(() => Boolean, { description: 'Whether that day has passed.' })
  isPast!: boolean;

  @Field(() => [RetentionMark], { description: 'The newest first, including those that have ended.' })
  marks!: RetentionMark[];

  @Field(() => Erasure, { nullable: true, description: 'The newest.' })
  erasure!: Erasure | null;
}
