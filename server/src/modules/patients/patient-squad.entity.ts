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
  @Column('uuid')
  patient_id!: string;

  @Field(() => ID)
  @Column('uuid')
  squad_id!: string;

  @Field(() => GraphQLISODateTime)
  @Column('timestamptz')
  start_date!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Null for the current squad.' })
  @Column('timestamptz', { nullable: true })
  end_date!: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column('uuid', { name: 'created_by', nullable: true })
  createdBy!: string | null;

  /** Read along with the link, as are the team's. */
  @Field(() => String)
  squad_name!: string;

  @Field(() => ID)
  team_id!: string;

  @Field(() => String)
  team_name!: string;
}
