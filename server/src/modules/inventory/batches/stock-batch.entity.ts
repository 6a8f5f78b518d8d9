import type { BatchStatus } from '@sideline/schema/inventory/vocabulary';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Allow } from '../../../graphql/role-directive.js';
import { BatchStatusEnum } from '../stock/stock.types.js';

/** A lot of an item; for items with serial numbers, a single unit (operations sections 3 and 5). */
@ObjectType({
  simpleResolvers: true,
  description: 'A lot of an item. For serialised items, a single unit.',
})
@Entity('stock_batch')
export class StockBatch {
  @Field(() => ID)
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => ID)
  @Column('uuid', { name: 'item_id' })
  itemId!: string;

  @Field(() => String)
  @Column('text')
  lot!: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Good until the end of this day.' })
  @Column('date', { name: 'expires_on', nullable: true })
  expiresOn!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  serial!: string | null;

  @Field(() => ID, { nullable: true })
  @Column('uuid', { name: 'supplier_id', nullable: true })
  supplierId!: string | null;

  @Allow('admin')
  @Field(() => Int, { nullable: true, description: 'The cost of one unit, in pence.' })
  @Column('integer', { name: 'unit_cost_pence', nullable: true })
  unitCostPence!: number | null;

  @Field(() => BatchStatusEnum)
  @Column('text', { default: 'available' })
  status!: BatchStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Reference of the notice that quarantined or recalled it.',
  })
  @Column('text', { name: 'status_reference', nullable: true })
  statusReference!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'status_reason', nullable: true })
  statusReason!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column('timestamptz', { name: 'status_changed_at', nullable: true })
  statusChangedAt!: Date | null;

  @Column('uuid', { name: 'status_changed_by', nullable: true })
  statusChangedBy!: string | null;

  /** What the lot was before a recall blocked it: restored when the recall is withdrawn. */
  @Column('jsonb', { name: 'status_before', nullable: true })
  statusBefore!: object | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  @Column('date', { name: 'last_service_on', nullable: true })
  lastServiceOn!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  @Column('date', { name: 'next_service_on', nullable: true })
  nextServiceOn!: string | null;

  @Field(() => Int, { nullable: true, description: 'For a gas cylinder, as read from its gauge.' })
  @Column('smallint', { name: 'percent_left', nullable: true })
  percentLeft!: number | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  @Column('timestamptz', { name: 'gauge_read_at', nullable: true })
  gaugeReadAt!: Date | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  notes!: string | null;

  @Field(() => Int, { description: 'Number of changes. Send it back with the next change.' })
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** The following fields are read together with the lot. */
  @Field(() => String)
  itemName!: string;

  @Field(() => Float, { description: 'The quantity at real locations.' })
  onHand!: number;

  @Field(() => Boolean, { description: 'As of today, by the provider’s calendar.' })
  isExpired!: boolean;

  @Field(() => Int, { description: 'Faults that have not been resolved.' })
  openFaults!: number;
}
