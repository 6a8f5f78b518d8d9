import type { Gender } from '@sideline/schema/people';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import { GenderEnum } from './patient.enum.js';

export const text = () => Field(() => String, { nullable: true });

/** Details that people report about themselves, except their name, by whichever route. */
@InputType()
export abstract class SelfReportInput {
  @Field(() => GraphQLLocalDate, { nullable: true })
  dob?: string | null;

  @Field(() => GenderEnum, { nullable: true })
  gender?: Gender | null;

  @text()
  addressLine1?: string | null;

  @text()
  addressLine2?: string | null;

  @text()
  addressLine3?: string | null;

  @text()
  town?: string | null;

  @text()
  county?: string | null;

  @text()
  postcode?: string | null;

  @text()
  contactNumber?: string | null;

  @text()
  nextOfKinName?: string | null;

  @text()
  nextOfKinContact?: string | null;

  @text()
  relationshipToNok?: string | null;

  @text()
  pastMedicalHistory?: string | null;

  @text()
  medications?: string | null;

  @text()
  allergies?: string | null;
}
