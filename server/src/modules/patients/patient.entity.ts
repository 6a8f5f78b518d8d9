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

/** What another record says of the same person; it stays as it was when it was merged. */
@ObjectType({ simpleResolvers: true, description: 'What another record says of the same person.' })
export class MergedRecord {
  @Field(() => ID)
  patient_id!: string;

  @Field(() => String)
  patient_name!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  dob!: string | null;

  @Field(() => String, { nullable: true })
  nhs_number!: string | null;
}

/**
 * What is known of a patient, in the specification's names (section 3) and those that the clinical reference adds
 * (section 1). A match of a search says the same, and how well it matches.
 */
// Said here as well: a class does not hand it down, and a field with a resolver takes its queries off the quick way.
@ObjectType({ simpleResolvers: true })
export abstract class PatientDetails {
  @Field(() => ID)
  @PrimaryColumn('uuid')
  patient_id!: string;

  @Field(() => Int, { description: 'Rises by one with each change; send it back as expectedVersion.' })
  @Column('integer', { default: 1 })
  version!: number;

  @Field(() => String)
  @Column('text')
  patient_name!: string;

  @Field(() => GraphQLLocalDate, { nullable: true })
  @Column('date', { nullable: true })
  dob!: string | null;

  @Field(() => Int, { nullable: true, description: 'In years, where the date of birth is unknown.' })
  @Column('smallint', { nullable: true })
  estimated_age!: number | null;

  @Field(() => GenderEnum, { nullable: true })
  @Column('text', { nullable: true })
  gender!: Gender | null;

  @Field(() => String, { nullable: true, description: 'Ten digits with a valid check digit.' })
  @Column('text', { nullable: true })
  nhs_number!: string | null;

  @Field(() => IdentityStatusEnum)
  @Column('text', { default: 'self_reported' })
  identity_status!: IdentityStatus;

  @Field(() => GraphQLLocalDate, { nullable: true })
  @Column('date', { nullable: true })
  date_of_death!: string | null;

  /** Read along with the patient; of every row of the same person. */
  @Field(() => PatientDeath, {
    nullable: true,
    description:
      'The death that a signed record of this person states; null also where an administrator took it back.',
  })
  death?: PatientDeath | null;

  @Field(() => String, { nullable: true, description: 'The parts joined by commas, empty ones left out.' })
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
  @Column('text', { nullable: true })
  contact_number!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  email!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  next_of_kin_name!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  next_of_kin_contact!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  relationship_to_nok!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  past_medical_history!: string | null;

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
  @Column('text', { nullable: true })
  preferred_language!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  gp_practice!: string | null;

  @Field(() => ID, { nullable: true, description: 'The cheer programme.' })
  @Column('uuid', { nullable: true })
  cheer_team_id!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The record that this one turned out to double; clinicians only.',
  })
  @Column('uuid', { nullable: true })
  merged_into!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it opens for staff with a reason only; a list then has no more than they are found by.',
  })
  is_restricted?: boolean | null;

  @Field(() => GraphQLISODateTime)
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Last changed.' })
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;

  /** The squad of the link that has no end; read along. */
  @Field(() => ID, { nullable: true, description: 'The present squad.' })
  cheer_squad_id!: string | null;

  /** Read along with the patient: they are few, and every screen that shows one shows them. */
  @Field(() => [PatientSquadLink], { description: 'Squads with their times, the latest first.' })
  squads!: PatientSquadLink[];

  /** Read along with what a search or a list finds. */
  @Field(() => [MergedRecord], {
    nullable: true,
    description: 'The records that were merged into this one; of a search or a list alone.',
  })
  also_recorded_as!: readonly MergedRecord[] | null;
}

/** A person who was, or may be, cared for. */
@ObjectType({ simpleResolvers: true, description: 'A person who was, or may be, cared for.' })
@Entity('patient')
export class Patient extends PatientDetails {
  /** Read along with one patient alone. */
  @Field(() => [PatientMerge], {
    nullable: true,
    description:
      'Every merge that it was part of, the newest first; clinicians only, and of one patient alone.',
  })
  merges!: readonly PatientMerge[] | null;

  /** Read along with one patient alone, and with a PRF. */
  @Field(() => String, {
    nullable: true,
    description:
      'What other records of the same person say of allergies; clinicians only, of one patient alone or in a PRF.',
  })
  merged_allergies!: string | null;

  /** Read along with one patient alone. */
  @Field(() => [DetailsProposal], {
    nullable: true,
    description: 'Corrections that he proposed to his own details, the latest first; of one patient alone.',
  })
  proposals!: readonly DetailsProposal[] | null;

  /** Read along with one patient alone. */
  @Field(() => Guardian, {
    nullable: true,
    description: 'Who stands for him under 16; of one patient alone.',
  })
  guardian!: Guardian | null;

  /** Read along with one patient alone. */
  @Field(() => GuardianReview, {
    nullable: true,
    description: 'Of an account that was made under 16, from the 16th birthday on; of one patient alone.',
  })
  guardianReview!: GuardianReview | null;

  /** Read along with one patient alone. */
  @Field(() => CorrectionCounts, {
    nullable: true,
    description:
      'Requests of the patient to correct their records; clinicians only, and of one patient alone.',
  })
  corrections!: CorrectionCounts | null;

  /** Read along with one patient alone. */
  @Field(() => [PatientAccount], {
    nullable: true,
    description: 'The accounts that are his; clinicians only, and of one patient alone.',
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
