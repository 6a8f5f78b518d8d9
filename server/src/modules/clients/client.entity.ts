import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An organiser whose events the provider covers. */
@ObjectType({ simpleResolvers: true, description: 'An organiser whose events the provider covers.' })
@Entity('client')
export class Client {
  @Field(() => ID)
  @PrimaryColumn('uuid', { name: 'client_id' })
  id!: string;

  @Field(() => String)
  @Column('text')
  name!: string;

  @Column('text', { name: 'contact_name', nullable: true })
  contactName!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('boolean', { name: 'is_active', default: true })
  isActive!: boolean;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
