import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A patient's membership of a squad for a time; the one without an end is their current squad. */
@ObjectType({ simpleResolvers: true, description: 'A patient’s current or past membership of a squad.' })
@Entity('patient_squad')
export class PatientSquadLink {
  @Field(() => ID)
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => ID)
  @Column('uuid', { name: 'patient_id' })
  patientId!: string;

  @Field(() => ID)
  @Column('uuid', { name: 'squad_id' })
  squadId!: string;

  @Field(() => GraphQLISODateTime)
  @Column('timestamptz', { name: 'start_date' })
  startDate!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Null for the current squad.' })
  @Column('timestamptz', { name: 'end_date', nullable: true })
  endDate!: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('uuid', { name: 'created_by', nullable: true })
  createdBy!: string | null;

  /** Read along with the link, as are the team's. */
  @Field(() => String)
  squadName!: string;

  @Field(() => ID)
  teamId!: string;

  @Field(() => String)
  teamName!: string;
}
