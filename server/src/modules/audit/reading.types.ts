import { READING_KIND_KEYS, type ReadingKind } from '@sideline/schema/statistics/reading';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export const ReadingKindEnum = Object.fromEntries(READING_KIND_KEYS.map((key) => [key, key])) as {
  readonly [K in ReadingKind]: K;
};
registerEnumType(ReadingKindEnum, {
  name: 'UnusualReadingKind',
  description: 'Why the viewing is unusual.',
});

/** Reading that an administrator should check. It says what happened, not why. */
@ObjectType({
  simpleResolvers: true,
  description: 'Unusual viewing of records. The reason for the viewing is not known.',
})
export class UnusualReading {
  @Field(() => ReadingKindEnum)
  kind!: ReadingKind;

  @Field(() => ID)
  actorId!: string;

  @Field(() => String, { nullable: true })
  actorName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The patient, if it is about one record.' })
  patientId!: string | null;

  @Field(() => String, { nullable: true })
  patientName!: string | null;

  @Field(() => Int, {
    description:
      'The number of patients viewed in that day or hour, or the number of times the record was opened.',
  })
  count!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The person’s usual number; null if too little is known.',
  })
  usual!: number | null;

  @Field(() => GraphQLISODateTime, { description: 'Start of the period that it is about.' })
  from!: string;

  @Field(() => GraphQLISODateTime, { description: 'Exclusive.' })
  to!: string;
}
