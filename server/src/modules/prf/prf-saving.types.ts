import type { Problem } from '@sideline/schema/errors';
import type { PrfData, PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PrfDataType, PrfSectionKeyEnum } from './prf-graphql.js';
import { PrfPerson } from './prf.types.js';

/** What a device is told of the commands that it sent. */

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
  description: 'What became of a command.',
  valuesConfig: {
    SAVED: { description: 'All of it stands; nobody else had written meanwhile.' },
    MERGED: { description: 'All of it stands, beside what others had written meanwhile.' },
    CONFLICT: { description: 'Others had written other values to some of its fields; the rest stands.' },
    REPLAYED: { description: 'It stood already and was not done again.' },
    REFUSED: { description: 'Nothing of it stands; code and problems say why.' },
  },
});

@ObjectType('Problem', { simpleResolvers: true, description: 'One thing that is wrong with one field.' })
export class PrfProblem implements Problem {
  @Field(() => String, { description: 'Dotted path in the input.' })
  field!: string;

  @Field(() => String, { description: 'Stable key.' })
  code!: string;

  @Field(() => String, { description: 'What to do about it.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Who wrote what stands at a path.' })
export class PrfConflictAuthor {
  @Field(() => String)
  path!: string;

  @Field(() => PrfPerson, { nullable: true })
  author!: PrfPerson | null;

  @Field(() => GraphQLISODateTime, { description: 'When the server got it.' })
  at!: string;
}

@ObjectType({ simpleResolvers: true, description: "Others' values for what a command wanted to write." })
export class PrfConflict {
  @Field(() => [String])
  paths!: string[];

  @Field(() => PrfDataType, { description: 'The section with only the fields that clash, as they stand.' })
  theirs!: PrfData;

  @Field(() => Int)
  theirVersion!: number;

  @Field(() => [PrfConflictAuthor], {
    description: 'Who wrote each of them; a path is absent where that is not known any more.',
  })
  authors!: PrfConflictAuthor[];
}

@ObjectType({ simpleResolvers: true, description: 'What became of one command.' })
export class PrfCommandResult {
  @Field(() => ID)
  commandId!: string;

  @Field(() => ID)
  prfId!: string;

  @Field(() => String, {
    nullable: true,
    description: "The PRF's number; absent where the command was refused.",
  })
  customPrfId!: string | null;

  @Field(() => PrfSectionKeyEnum)
  section!: PrfSectionKey;

  @Field(() => PrfCommandOutcomeEnum)
  outcome!: PrfCommandOutcome;

  @Field(() => Int, { description: 'The version of the section that `data` is; 0 where there is none.' })
  version!: number;

  @Field(() => PrfDataType, { description: 'The section as it stands now, by its key.' })
  data!: PrfData;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the server got what stands of it; absent where nothing does, or where it stood already.',
  })
  recordedAt!: string | null;

  @Field(() => Boolean, {
    description: 'Refused because the record is signed, and kept beside it for its signer and its author.',
  })
  isKept!: boolean;

  @Field(() => PrfConflict, { nullable: true })
  conflict!: PrfConflict | null;

  @Field(() => [PrfProblem])
  problems!: Problem[];

  @Field(() => String, {
    nullable: true,
    description: 'Key of the error catalogue where the command was refused.',
  })
  code!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class SavePrfPayload {
  @Field(() => [PrfCommandResult], { description: 'One for each command, in their order.' })
  results!: PrfCommandResult[];
}
