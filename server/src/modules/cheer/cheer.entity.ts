import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A squad of a cheer programme: those who train and compete together. */
@ObjectType({ simpleResolvers: true, description: 'A squad of a cheer programme.' })
@Entity('cheer_squad')
export class CheerSquad {
  @Field(() => ID)
  @PrimaryColumn('uuid', { name: 'squad_id' })
  id!: string;

  @Column('uuid', { name: 'team_id' })
  teamId!: string;

  @Field(() => String)
  @Column('text', { name: 'squad_name' })
  name!: string;

  @Column('boolean', { name: 'is_active', default: true })
  isActive!: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}

/** A cheer programme ('team'), which its members belong to through a squad or without one. */
@ObjectType({ simpleResolvers: true, description: 'A cheer programme.' })
@Entity('cheer_team')
export class CheerTeam {
  @Field(() => ID)
  @PrimaryColumn('uuid', { name: 'team_id' })
  id!: string;

  @Field(() => String)
  @Column('text', { name: 'team_name' })
  name!: string;

  @Column('boolean', { name: 'is_active', default: true })
  isActive!: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** Sorted by name. Read along with the team, which is never shown without them. */
  @Field(() => [CheerSquad], { description: 'Sorted by name.' })
  squads!: CheerSquad[];
}
