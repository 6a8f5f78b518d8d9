import type { ListOrder } from '@sideline/schema/lists';
import { ROLE_GROUPS } from '@sideline/schema/roles';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { PageArgs } from '../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../platform/lists/paging.js';
import { AuditLogEntry } from './audit-log.types.js';
import type { AuditTrailService } from './audit-trail.service.js';
import { AuditFilterInput, AuditLogInput, AuditOrderInput } from './audit.inputs.js';
import { PatientView } from './patient-view.types.js';

const AuditEntryConnection = connectionOf(AuditLogEntry, 'AuditEntry');
const PatientViewConnection = connectionOf(PatientView);

@Resolver()
export class AuditResolver {
  constructor(private readonly trail: AuditTrailService) {}

  @Allow('admin', 'staff')
  @Query(() => AuditEntryConnection, {
    description: 'The audit trail, newest first unless another order is requested.',
  })
  auditEntries(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => AuditFilterInput, { nullable: true }) filter?: AuditFilterInput | null,
    @Arg('order', () => AuditOrderInput, { nullable: true }) order?: ListOrder<'audit'> | null,
  ): Promise<Connection<AuditLogEntry>> {
    return this.trail.list(context, filter ?? {}, page, order ?? undefined);
  }

  @Allow(...ROLE_GROUPS.recordViewers)
  @Query(() => PatientViewConnection, { description: "Who has looked at a patient's record, newest first." })
  patientViews(
    @Ctx() context: Context,
    @Arg('patientId', () => ID) patientId: string,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<PatientView>> {
    return this.trail.viewsOf(context, patientId, page);
  }

  @Allow(...ROLE_GROUPS.signedIn)
  @Mutation(() => Boolean, {
    description: 'True if it was recorded; false if its action is not one of the twelve.',
  })
  recordAudit(
    @Ctx() context: Context,
    @Arg('input', () => AuditLogInput) input: AuditLogInput,
  ): Promise<boolean> {
    return this.trail.recordFromClient(context, input);
  }
}
