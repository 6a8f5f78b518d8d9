import { Field, GraphQLISODateTime, ID, InputType } from 'type-graphql';
import { orderInputOf } from '../../platform/lists/ordering.js';
import type { AuditFilter, ClientAuditEntry } from './audit.types.js';

export const AuditOrderInput = orderInputOf('audit', 'Audit');

@InputType('AuditFilter')
export class AuditFilterInput implements AuditFilter {
  @Field(() => String, { nullable: true })
  action?: string | null;

  @Field(() => ID, { nullable: true })
  actorId?: string | null;

  @Field(() => ID, { nullable: true })
  patientId?: string | null;

  @Field(() => ID, { nullable: true })
  prfId?: string | null;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => String, { nullable: true, description: 'The kind of object it is about: ‘Patient’.' })
  entityType?: string | null;

  @Field(() => ID, { nullable: true, description: 'Which one: its id.' })
  entityId?: string | null;

  @Field(() => String, { nullable: true, description: 'The network address that the request came from.' })
  address?: string | null;

  @Field(() => ID, { nullable: true })
  requestId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only entries that read data and changed nothing.',
  })
  isReading?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only refused requests.' })
  isRefusal?: boolean | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Exclusive.' })
  to?: Date | null;
}

@InputType({ description: 'Details that only the client knows.' })
export class AuditLogInput implements ClientAuditEntry {
  @Field(() => String, { description: 'One of the twelve actions; any other is ignored.' })
  actionType!: string;

  @Field(() => ID, { nullable: true })
  prfId?: string | null;

  @Field(() => ID, { nullable: true })
  patientId?: string | null;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => String, { nullable: true })
  actionContext?: string | null;

  @Field(() => [String], { nullable: true, description: 'Names of fields, never values.' })
  fieldsChanged?: string[] | null;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => String, { nullable: true })
  clientTime?: string | null;

  @Field(() => ID, { nullable: true })
  correlationId?: string | null;
}
