import { POSITIONS, POSITION_LABELS, type Position } from '@sideline/schema/positions';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { DomainError } from '../../../platform/errors.js';
import { vocabularyEnum } from '../../../platform/text/vocabulary-enum.js';

const WitnessPositionEnum = vocabularyEnum(
  'WitnessPosition',
  POSITIONS,
  Object.fromEntries(POSITIONS.map((key) => [key, { label: POSITION_LABELS[key] }])) as Record<
    Position,
    { readonly label: string }
  >,
);

/** How a person proves, at that moment, that they witness: by password, or by a code of their authenticator app. */
export interface WitnessProof {
  readonly userId: string;
  /** Checked once, and never stored. */
  readonly secret: string;
}

/** A person proved to be a witness: `WitnessService` has checked, or the demonstration says so. */
export class ProvenWitness {
  private constructor(readonly userId: string) {}

  static by(userId: string): ProvenWitness {
    return new ProvenWitness(userId);
  }
}

/** What a posting is given: a proof to be checked, or one already checked. */
export type Witness = WitnessProof | ProvenWitness;

/** WITNESS_REQUIRED, naming the field that every posting has for it. */
export const witnessRequired = (item: string, cause?: unknown): DomainError =>
  new DomainError(
    'WITNESS_REQUIRED',
    { item },
    {
      problems: [{ field: 'witness.userId', code: 'required', message: 'Choose the witness.' }],
      cause,
    },
  );

@InputType({ description: 'The witness, and proof of their identity. The proof is never stored.' })
export class WitnessInput implements WitnessProof {
  @Field(() => ID)
  userId!: string;

  @Field(() => String, { description: 'The password, or a six-digit code of the authenticator app.' })
  secret!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A person who may witness controlled drugs.' })
export class PossibleWitness {
  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => WitnessPositionEnum)
  position!: Position;
}

/** The row that a statement returns. */
export const possibleWitnessRow: z.ZodType<PossibleWitness> = z.object({
  userId: z.string(),
  name: z.string(),
  position: z.enum(POSITIONS),
});
