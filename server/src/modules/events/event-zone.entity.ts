import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A named area of an event, which records and logs can name as their place (operations section 6). */
@ObjectType({ simpleResolvers: true, description: 'A named area of an event.' })
@Entity('event_zone')
export class EventZone {
  @Field(() => ID)
  @PrimaryColumn('uuid', { name: 'zone_id' })
  id!: string;

  @Field(() => ID)
  @Column('uuid', { name: 'event_id' })
  eventId!: string;

  @Field(() => String)
  @Column('text')
  name!: string;

  @Field(() => Boolean, { description: 'False if it is no longer offered.' })
  @Column('boolean', { name: 'is_active', default: true })
  isActive!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Thousandths of the plan’s width from the left; null where it is not on the plan.',
  })
  @Column('integer', { name: 'plan_x', nullable: true })
  planX!: number | null;

  @Field(() => Int, { nullable: true, description: 'Thousandths of the plan’s height from the top.' })
  @Column('integer', { name: 'plan_y', nullable: true })
  planY!: number | null;

  @Field(() => Int, { description: 'Number of changes. Send it back with the next change.' })
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
