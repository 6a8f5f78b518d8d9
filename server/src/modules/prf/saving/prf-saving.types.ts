import type { Problem } from '@sideline/schema/errors';
import type { PrfData, PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PrfDataType, PrfSectionKeyEnum } from '../prf-graphql.js';
import { PrfPerson } from '../prf.types.js';

/** What a device learns about the commands that it sent. */

export const PrfCommandOutcomeEnum = {
  SAVED: 'SAVED',
  MERGED: 'MERGED',
  CONFLICT: 'CONFLICT',
  REPLAYED: 'REPLAYED',
  REFUSED: 'REFUSED',
} as const;
export type PrfCommandOutcome = keyof typeof PrfCommandOutcomeEnum;
registerEnumType(PrfCommandOutcomeEnum, {
  name: 'PrfCommandOutcome',
  description: 'The outcome of a command.',
  valuesConfig: {
    SAVED: { description: 'All of it was saved; nobody else had written at the same time.' },
    MERGED: {
      description: 'All of it was saved, together with changes that others had made at the same time.',
    },
    CONFLICT: { description: 'Others had saved different values in some of its fields; the rest was saved.' },
    REPLAYED: { description: 'It had already been saved and was not repeated.' },
    REFUSED: { description: 'Nothing was saved; code and problems say why.' },
  },
});

@ObjectType('Problem', { simpleResolvers: true, description: 'One problem with one field.' })
export class PrfProblem implements Problem {
  @Field(() => String, { description: 'Dotted path in the input.' })
  field!: string;

  @Field(() => String, { description: 'Stable key.' })
  code!: string;

  @Field(() => String, { description: 'What to do about it.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The author of the value at a path.' })
export class PrfConflictAuthor {
  @Field(() => String)
  path!: string;

  @Field(() => PrfPerson, { nullable: true })
  author!: PrfPerson | null;

  @Field(() => GraphQLISODateTime, { description: 'When the server received it.' })
  at!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Values saved by others for the fields that a command tried to write.',
})
export class PrfConflict {
  @Field(() => [String])
  paths!: string[];

  @Field(() => PrfDataType, { description: 'The section with only the conflicting fields, as stored.' })
  theirs!: PrfData;

  @Field(() => Int)
  theirVersion!: number;

  @Field(() => [PrfConflictAuthor], {
    description: 'Who wrote each of them; a path is absent if its author is no longer known.',
  })
  authors!: PrfConflictAuthor[];
}

@ObjectType({ simpleResolvers: true, description: 'The result of one command.' })
export class PrfCommandResult {
  @Field(() => ID)
  commandId!: string;

  @Field(() => ID)
  prfId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The PRF’s number; absent if the command was refused.',
  })
  customPrfId!: string | null;

  @Field(() => PrfSectionKeyEnum)
  section!: PrfSectionKey;

  @Field(() => PrfCommandOutcomeEnum)
  outcome!: PrfCommandOutcome;

  @Field(() => Int, { description: 'The version of the section in `data`; 0 if there is none.' })
  version!: number;

  @Field(() => PrfDataType, { description: 'The section as it is now, by its key.' })
  data!: PrfData;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the server received the saved part; absent if nothing was saved, or it had already been saved.',
  })
  recordedAt!: string | null;

  @Field(() => Boolean, {
    description: 'Refused because the record is signed, but kept for its signer and its author.',
  })
  isKept!: boolean;

  @Field(() => PrfConflict, { nullable: true })
  conflict!: PrfConflict | null;

  @Field(() => [PrfProblem])
  problems!: Problem[];

  @Field(() => String, {
    nullable: true,
    description: 'Key of the error catalogue, if the command was refused.',
  })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'What the catalogue says for `code`.' })
  message!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class SavePrfPayload {
  @Field(() => [PrfCommandResult], { description: 'One for each command, in the same order.' })
  results!: PrfCommandResult[];
}
