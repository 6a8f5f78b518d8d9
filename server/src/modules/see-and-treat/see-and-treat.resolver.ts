import type { ListOrder } from '@sideline/schema/lists';
import { ROLE_GROUPS } from '@sideline/schema/roles';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, MadeId } from '../../graphql/role-directive.js';
import { actorOf, type Context } from '../../platform/context.js';
import { PageArgs } from '../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../platform/lists/paging.js';
import {
  SeeAndTreatFilterInput,
  SeeAndTreatOrderInput,
  SubmitSeeAndTreatLogInput,
} from './see-and-treat.inputs.js';
import { canVoidLog } from './see-and-treat.policy.js';
import type { SeeAndTreatService } from './see-and-treat.service.js';
import { PatientContact, SeeAndTreatLog } from './see-and-treat.types.js';

const SeeAndTreatLogConnection = connectionOf(SeeAndTreatLog);

@Resolver(() => SeeAndTreatLog)
export class SeeAndTreatResolver {
  constructor(private readonly seeAndTreat: SeeAndTreatService) {}

  @Allow('admin', 'staff')
  @Query(() => SeeAndTreatLogConnection, {
    name: 'seeAndTreatLogs',
    description: 'Logs, the latest incident first unless another order is requested.',
  })
  list(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => SeeAndTreatFilterInput, { nullable: true }) filter?: SeeAndTreatFilterInput | null,
    @Arg('order', () => SeeAndTreatOrderInput, { nullable: true }) order?: ListOrder<'seeAndTreat'> | null,
  ): Promise<Connection<SeeAndTreatLog>> {
    return this.seeAndTreat.list(context, filter ?? {}, page, order ?? undefined);
  }

  @Allow(...ROLE_GROUPS.recordViewers)
  @Query(() => [SeeAndTreatLog], {
    description: 'Logs of one patient, the latest first; patients see only their own.',
  })
  patientSeeAndTreatLogs(
    @Ctx() context: Context,
    @Arg('patientId', () => ID) patientId: string,
  ): Promise<SeeAndTreatLog[]> {
    return this.seeAndTreat.ofPatient(context, patientId);
  }

  @Allow('admin', 'staff')
  @Query(() => [PatientContact], {
    description: 'A patient’s earlier contacts at an event, the latest first, at most 10.',
  })
  contactsAtEvent(
    @Ctx() context: Context,
    @Arg('eventId', () => ID) eventId: string,
    @Arg('patientId', () => ID) patientId: string,
  ): Promise<PatientContact[]> {
    return this.seeAndTreat.contactsAt(context, eventId, patientId);
  }

  @Allow('admin', 'staff')
  @MadeId('input.id')
  @Mutation(() => SeeAndTreatLog)
  submitSeeAndTreatLog(
    @Ctx() context: Context,
    @Arg('input', () => SubmitSeeAndTreatLogInput) input: SubmitSeeAndTreatLogInput,
  ): Promise<SeeAndTreatLog> {
    return this.seeAndTreat.submit(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => SeeAndTreatLog, { description: 'Strikes it through: entered in error, with a reason.' })
  voidSeeAndTreatLog(
    @Ctx() context: Context,
    @Arg('logId', () => ID) logId: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<SeeAndTreatLog> {
    return this.seeAndTreat.declareVoid(context, logId, reason);
  }

  @Allow('admin', 'staff')
  @MadeId('input.prfId')
  @Mutation(() => SeeAndTreatLog, {
    description: 'Creates a PRF from it; if repeated, returns the existing PRF.',
  })
  promoteSeeAndTreatLog(
    @Ctx() context: Context,
    @Arg('logId', () => ID) logId: string,
    @Arg('prfId', () => ID, { description: 'UUID v7 made on the device.' }) prfId: string,
  ): Promise<SeeAndTreatLog> {
    return this.seeAndTreat.promote(context, logId, prfId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the caller may declare it entered in error.' })
  canVoid(@Ctx() context: Context, @Root() log: SeeAndTreatLog): boolean {
    return canVoidLog(actorOf(context), log);
  }
}
