import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that agreed to receive push messages for a person. */
@ObjectType('PushDevice', {
  simpleResolvers: true,
  description: 'A browser on which the caller receives push messages.',
})
@Entity('push_subscription')
export class PushSubscription {
  @Field(() => ID)
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  endpoint!: string;

  @Column('bytea', { name: 'endpoint_hash' })
  endpointHash!: Buffer;

  @Column('bytea')
  keys!: Buffer;

  @Field(() => String, { description: 'The person’s own name for the device.' })
  @Column('text')
  label!: string;

  @Field(() => GraphQLISODateTime)
  @Column('timestamptz', { name: 'made_at' })
  madeAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When a message was last sent to its push service.',
  })
  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;

  @Field(() => String, {
    description:
      'SHA-256 of its push service address, in hexadecimal, so that a browser can recognise itself.',
  })
  get mark(): string {
    return this.endpointHash.toString('hex');
  }
}
