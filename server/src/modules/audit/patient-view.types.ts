import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import type { Connection } from '../../platform/paging.js';
import type { AuditEntry } from './audit-entry.entity.js';

/** Somebody who looked at a patient's record or wrote in it. */
@ObjectType({
  simpleResolvers: true,
  description: "Somebody who looked at a patient's record or wrote in it.",
})
export class PatientView {
  @Field(() => ID)
  id!: string;

  @Field(() => GraphQLISODateTime)
  at!: Date;

  @Field(() => ID, { nullable: true })
  actorId!: string | null;

  @Field(() => String, { nullable: true })
  role!: string | null;

  @Field(() => String)
  action!: string;

  @Field(() => String, { nullable: true })
  context!: string | null;
}

const viewOf = ({ id, recordedAt, actorId, role, action, context }: AuditEntry): PatientView => ({
  id,
  at: recordedAt,
  actorId,
  role,
  action,
  context,
});

/** The same page, told as views. */
export const viewsOf = (page: Connection<AuditEntry>): Connection<PatientView> => {
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: viewOf(node) }));
  return { ...page, edges, nodes: edges.map(({ node }) => node) };
};
