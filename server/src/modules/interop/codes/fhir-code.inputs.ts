import { Field, ID, InputType } from 'type-graphql';
import type { FhirCodeFilter, NewFhirCode } from './fhir-code.types.js';

@InputType('FhirCodeFilter', { description: 'Which codes; filters left out do not apply.' })
export class FhirCodeFilterInput implements FhirCodeFilter {
  @Field(() => String, { nullable: true })
  list?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the value, the code or its words.' })
  text?: string | null;

  @Field(() => Boolean, { nullable: true })
  isActive?: boolean | null;
}

@InputType({ description: 'One code for one value; it replaces that system’s code for the value.' })
export class SaveFhirCodeInput implements NewFhirCode {
  @Field(() => String)
  list!: string;

  @Field(() => String)
  value!: string;

  @Field(() => String)
  system!: string;

  @Field(() => String)
  code!: string;

  @Field(() => String)
  display!: string;

  @Field(() => String)
  release!: string;

  @Field(() => String)
  source!: string;
}

@InputType()
export class DeactivateFhirCodeInput {
  @Field(() => ID)
  id!: string;
}
