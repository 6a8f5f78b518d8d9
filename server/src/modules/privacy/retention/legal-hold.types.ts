import { HELD_SUBJECTS, type HeldSubjectKind } from '@sideline/schema/retention';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { RetentionMark } from './retention.types.js';

export const HeldSubjectEnum = Object.fromEntries(HELD_SUBJECTS.map((kind) => [kind, kind])) as {
  readonly [K in HeldSubjectKind]: K;
};
registerEnumType(HeldSubjectEnum, {
  name: 'HeldSubjectKind',
  description: 'A person by their account, with their work; or a client.',
});

/** A person or client whose data a legal hold keeps, or may keep, beyond its term (ADR 29). */
@ObjectType({ simpleResolvers: true, description: 'A person or client whose data is kept by a legal hold.' })
export class HeldSubject {
  @Field(() => HeldSubjectEnum)
  kind!: HeldSubjectKind;

  @Field(() => ID)
  subjectId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => [RetentionMark], { description: 'The newest first, including those that have ended.' })
  marks!: RetentionMark[];
}

@InputType()
export class SetLegalHoldInput {
  @Field(() => ID, { description: 'A UUID v7 made by the client.' })
  id!: string;

  @Field(() => HeldSubjectEnum)
  kind!: HeldSubjectKind;

  @Field(() => ID)
  subjectId!: string;

  @Field(() => String, { description: '1 to 1,000 characters.' })
  reason!: string;
}
