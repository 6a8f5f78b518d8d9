import type { Ethnicity, Gender, IdentityStatus } from '@sideline/schema/people';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { PatientSquadLink } from './patient-squad.entity.js';
import { PatientAccount } from './accounts/patient-account.types.js';
import { CorrectionCounts } from './correction-counts.types.js';
import { Guardian, GuardianReview } from './guardian/guardian.types.js';
import { DetailsProposal } from './proposals/proposal.types.js';
import { PatientDeath } from './patient-death.types.js';
import { PatientMerge } from './patient-merge.types.js';
import { EthnicityEnum, GenderEnum, IdentityStatusEnum } from './patient.enum.js';

/** Details of the same person in another record; they stay as they were at the merge. */
@ObjectType({ simpleResolvers: true, description: 'Details of the same person in another record.' })
export class MergedRecord {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  dob!: string | null;

  @Field(() => String, { nullable: true })
  nhsNumber!: string | null;
}

/**
 * What is known about a patient (specification section 3, clinical reference section 1). A search match has the same fields,
 * and how well it matches. The columns keep the specification's names.
 */
// Repeated here: classes do not inherit it, and a field with a resolver would take its queries off the fast path.
@ObjectType({ simpleResolvers: true })
export abstract class PatientDetails {
  @Field(() => ID)
  @PrimaryColumn('uuid', { name: 'patient_id' })
  id!: string;

  @Field(() => Int, { description: 'Increases by one with each change; send it back as expectedVersion.' })
  @Column('integer', { default: 1 })
  version!: number;

  @Field(() => String)
  @Column('text', { name: 'patient_name' })
  name!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  @Column('date', { nullable: true })
  dob!: string | null;

  @Field(() => Int, { nullable: true, description: 'In years, if the date of birth is unknown.' })
  @Column('smallint', { name: 'estimated_age', nullable: true })
  estimatedAge!: number | null;

  @Field(() => GenderEnum, { nullable: true })
  @Column('text', { nullable: true })
  gender!: Gender | null;

  @Field(() => String, { nullable: true, description: 'Ten digits with a valid check digit.' })
  @Column('text', { name: 'nhs_number', nullable: true })
  nhsNumber!: string | null;

  @Field(() => IdentityStatusEnum)
  @Column('text', { name: 'identity_status', default: 'self_reported' })
  identityStatus!: IdentityStatus;

  @Field(() => GraphQLLocalDate, { nullable: true })
  @Column('date', { name: 'date_of_death', nullable: true })
  dateOfDeath!: string | null;

  /** Loaded with the patient; covers every row of the same person. */
  @Field(() => PatientDeath, {
    nullable: true,
    description:
      'The death stated in a signed record of this person; also null if an administrator reversed it.',
  })
  death?: PatientDeath | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address parts joined by commas, without empty parts.',
  })
  @Column('text', { nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'address_line_1', nullable: true })
  addressLine1!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'address_line_2', nullable: true })
  addressLine2!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'address_line_3', nullable: true })
  addressLine3!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  town!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  county!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  postcode!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'contact_number', nullable: true })
  contactNumber!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  email!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'next_of_kin_name', nullable: true })
  nextOfKinName!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'next_of_kin_contact', nullable: true })
  nextOfKinContact!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'relationship_to_nok', nullable: true })
  relationshipToNok!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'past_medical_history', nullable: true })
  pastMedicalHistory!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  medications!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  allergies!: string | null;

  @Field(() => EthnicityEnum, { nullable: true })
  @Column('text', { nullable: true })
  ethnicity!: Ethnicity | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'preferred_language', nullable: true })
  preferredLanguage!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'gp_practice', nullable: true })
  gpPractice!: string | null;

  @Field(() => ID, { nullable: true, description: 'The cheer programme.' })
  @Column('uuid', { name: 'cheer_team_id', nullable: true })
  cheerTeamId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The record that this duplicate was merged into; clinicians only.',
  })
  @Column('uuid', { name: 'merged_into', nullable: true })
  mergedInto!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether staff need a reason to open it; lists then show only the details used to find it.',
  })
  isRestricted?: boolean | null;

  @Field(() => GraphQLISODateTime)
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Last changed.' })
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;

  /** The squad of the link that has no end; loaded with the patient. */
  @Field(() => ID, { nullable: true, description: 'The current squad.' })
  cheerSquadId!: string | null;

  /** Loaded with the patient: there are few, and every screen that shows a patient shows them. */
  @Field(() => [PatientSquadLink], { description: 'Squads with their times, the latest first.' })
  squads!: PatientSquadLink[];

  /** Loaded with the results of a search or a list. */
  @Field(() => [MergedRecord], {
    nullable: true,
    description: 'The records merged into this one; only in a search or a list.',
  })
  alsoRecordedAs!: readonly MergedRecord[] | null;
}

/** A person who is or may become a patient. */
@ObjectType({ simpleResolvers: true, description: 'A person who is or may become a patient.' })
@Entity('patient')
export class Patient extends PatientDetails {
  /** Loaded only when a single patient is read. */
  @Field(() => [PatientMerge], {
    nullable: true,
    description:
      'Every merge that it was part of, the newest first; clinicians only, and only for one patient.',
  })
  merges!: readonly PatientMerge[] | null;

  /** Loaded only when a single patient or a PRF is read. */
  @Field(() => String, {
    nullable: true,
    description:
      'Allergies in other records of the same person; clinicians only, and only for one patient or in a PRF.',
  })
  mergedAllergies!: string | null;

  /** Loaded only when a single patient is read. */
  @Field(() => [DetailsProposal], {
    nullable: true,
    description:
      'Corrections that the patient proposed to their own details, latest first; for one patient at a time.',
  })
  proposals!: readonly DetailsProposal[] | null;

  /** Loaded only when a single patient is read. */
  @Field(() => Guardian, {
    nullable: true,
    description: 'The guardian of a patient under 16; for one patient at a time.',
  })
  guardian!: Guardian | null;

  /** Loaded only when a single patient is read. */
  @Field(() => GuardianReview, {
    nullable: true,
    description:
      'The review of an account created before the age of 16, from the 16th birthday; only for one patient.',
  })
  guardianReview!: GuardianReview | null;

  /** Loaded only when a single patient is read. */
  @Field(() => CorrectionCounts, {
    nullable: true,
    description:
      'The patient’s requests to correct their records; clinicians only, and only for one patient.',
  })
  corrections!: CorrectionCounts | null;

  /** Loaded only when a single patient is read. */
  @Field(() => [PatientAccount], {
    nullable: true,
    description: 'The patient’s accounts; for clinicians, and for one patient at a time.',
  })
  accounts!: readonly PatientAccount[] | null;

  @Column('uuid', { name: 'created_by', nullable: true })
  createdBy!: string | null;

  @Column('uuid', { name: 'updated_by', nullable: true })
  updatedBy!: string | null;

  /** The name folded, to sort by; kept by the database, as are the next two. */
  @Column({ type: 'text', name: 'sort_name', collation: 'C', select: false, insert: false, update: false })
  sortName!: string;

  /** The name's words alone, to search by. */
  @Column({ type: 'text', name: 'search_name', collation: 'C', select: false, insert: false, update: false })
  searchName!: string;

  /** The last ten digits of the telephone number, which are the same with and without a country's prefix. */
  @Column({ type: 'text', name: 'phone_key', nullable: true, select: false, insert: false, update: false })
  phoneKey!: string | null;
}
