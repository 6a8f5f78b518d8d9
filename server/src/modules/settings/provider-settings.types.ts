import { Field, GraphQLISODateTime, InputType, ObjectType } from 'type-graphql';

/** The provider's own facts, as the footer, the static pages and the PDF show them. */
@ObjectType({ simpleResolvers: true, description: 'The provider’s own details.' })
export class ProviderSettings {
  @Field(() => String, { description: 'The name by which people know the provider.' })
  name!: string;

  @Field(() => String, { description: 'The company that is the data controller.' })
  companyName!: string;

  @Field(() => String, { nullable: true })
  supportEmail!: string | null;

  @Field(() => String, { nullable: true })
  supportPhone!: string | null;

  @Field(() => String, { nullable: true })
  facebookUrl!: string | null;

  @Field(() => String, { nullable: true })
  twitterUrl!: string | null;

  @Field(() => String, { nullable: true })
  instagramUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Data protection officer.' })
  dpoName!: string | null;

  @Field(() => String, { nullable: true })
  dpoEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address, its lines separated by line breaks.' })
  dpoAddress!: string | null;

  @Field(() => String, { nullable: true, description: "The footer's line about standards." })
  alignmentLine!: string | null;

  @Field(() => String, { nullable: true, description: 'How to complain, in a sentence or two.' })
  complaintRoute!: string | null;

  @Field(() => String, { description: 'Two to six capital letters that start a PRF number.' })
  prfPrefix!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The Organisation Data Service code, used in FHIR exports of records.',
  })
  odsCode!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Null until someone edits them.' })
  updatedAt!: Date | null;
}

/** Absent leaves a fact as it is; null takes it back to what the environment or the default says; an empty
 * text says that there is none, where a provider may be without. */
@InputType({ description: 'Absent: unchanged. Null: reset to the default. Empty: none.' })
export class UpdateProviderSettingsInput {
  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true })
  companyName?: string | null;

  @Field(() => String, { nullable: true })
  supportEmail?: string | null;

  @Field(() => String, { nullable: true })
  supportPhone?: string | null;

  @Field(() => String, { nullable: true })
  facebookUrl?: string | null;

  @Field(() => String, { nullable: true })
  twitterUrl?: string | null;

  @Field(() => String, { nullable: true })
  instagramUrl?: string | null;

  @Field(() => String, { nullable: true })
  dpoName?: string | null;

  @Field(() => String, { nullable: true })
  dpoEmail?: string | null;

  @Field(() => String, { nullable: true })
  dpoAddress?: string | null;

  @Field(() => String, { nullable: true })
  alignmentLine?: string | null;

  @Field(() => String, { nullable: true })
  complaintRoute?: string | null;

  @Field(() => String, { nullable: true })
  prfPrefix?: string | null;

  @Field(() => String, { nullable: true })
  odsCode?: string | null;
}
