import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Allow } from '../../../graphql/role-directive.js';

/** A supplier of stock (operations section 3). */
@ObjectType({ simpleResolvers: true, description: 'A supplier of stock.' })
@Entity('supplier')
export class Supplier {
  @Field(() => ID)
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => String)
  @Column('text')
  name!: string;

  @Allow('admin')
  @Field(() => String, { nullable: true, description: 'The provider’s account with them.' })
  @Column('text', { name: 'account_number', nullable: true })
  accountNumber!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'contact_name', nullable: true })
  contactName!: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address for orders.' })
  @Column('text', { nullable: true })
  email!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  phone!: string | null;

  @Field(() => Int, { nullable: true, description: 'Days from order to delivery.' })
  @Column('integer', { name: 'lead_days', nullable: true })
  leadDays!: number | null;

  @Allow('admin')
  @Field(() => String, { nullable: true, description: 'Terms of payment and delivery.' })
  @Column('text', { nullable: true })
  terms!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  notes!: string | null;

  @Field(() => Boolean, { description: 'False if nothing more is ordered from them.' })
  @Column('boolean', { name: 'is_active', default: true })
  isActive!: boolean;

  @Field(() => Int, { description: 'Number of changes. Send it back with the next change.' })
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
