import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/context.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { userById } from './user.service.js';

/** The trail holds ids alone; who that was is the accounts' to say, in one statement for a page of entries. */
const nameOf = async (context: Context, actorId: string | null): Promise<string | null> => {
  const user = actorId === null ? null : await userById(context).load(actorId);
  return user === null ? null : `${user.firstName} ${user.lastName}`.trim();
};

const DESCRIPTION = 'As the account is called now; null where nobody was signed in.';

/** Names beside the audit trail. */
@Resolver(() => AuditEntry)
export class AuditActorResolver {
  @FieldResolver(() => String, { nullable: true, description: DESCRIPTION })
  actorName(@Ctx() context: Context, @Root() { actorId }: AuditEntry): Promise<string | null> {
    return nameOf(context, actorId);
  }
}
