import type { ErasureState } from '@sideline/schema/retention';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import type { ErasingService } from './erasing.service.js';
import {
  ApproveErasuresInput,
  DecideErasureInput,
  EndRetentionMarkInput,
  MarkRetentionInput,
  RuleErasureInput,
} from './retention.inputs.js';
import type { RetentionService } from './retention.service.js';
import { Erasure, ErasureRun, ErasureStateEnum, Retention } from './retention.types.js';

const ADMIN_SESSION = { roles: ['admin'], sessionOnly: true } as const;
const ErasureConnection = connectionOf(Erasure);

@Resolver()
export class RetentionResolver {
  constructor(
    private readonly retention: RetentionService,
    private readonly erasing: ErasingService,
  ) {}

  @Allow(ADMIN_SESSION)
  @Query(() => ErasureConnection, { description: 'Erasures in one state, the earliest listed first.' })
  erasures(
    @Ctx() context: Context,
    @Arg('state', () => ErasureStateEnum) state: ErasureState,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<Erasure>> {
    return this.retention.erasures(context, state, page);
  }

  @Allow(ADMIN_SESSION)
  @Query(() => ErasureRun, { nullable: true, description: 'The newest erasure run.' })
  erasureRun(@Ctx() context: Context): Promise<ErasureRun | null> {
    return this.retention.run(context);
  }

  @Allow(ADMIN_SESSION)
  @Query(() => Retention, {
    description: 'How long a person’s records are kept, by the id of any of their patient rows.',
  })
  patientRetention(
    @Ctx() context: Context,
    @Arg('patientId', () => ID) patientId: string,
  ): Promise<Retention> {
    return this.retention.ofPatient(context, patientId);
  }

  @Allow(ADMIN_SESSION)
  @Query(() => Retention, {
    description:
      'How long a record is kept. If it is linked to a patient, how long that patient’s records are kept.',
  })
  recordRetention(@Ctx() context: Context, @Arg('prfId', () => ID) prfId: string): Promise<Retention> {
    return this.retention.ofRecord(context, prfId);
  }

  @Allow(ADMIN_SESSION)
  @MadeId('input.id')
  @Mutation(() => Retention)
  markRetention(
    @Ctx() context: Context,
    @Arg('input', () => MarkRetentionInput) input: MarkRetentionInput,
  ): Promise<Retention> {
    return this.retention.mark(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => Retention)
  endRetentionMark(
    @Ctx() context: Context,
    @Arg('input', () => EndRetentionMarkInput) input: EndRetentionMarkInput,
  ): Promise<Retention> {
    return this.retention.endMark(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => Erasure, { description: 'Removes it from the list for a year.' })
  keepFromErasure(
    @Ctx() context: Context,
    @Arg('input', () => DecideErasureInput) input: DecideErasureInput,
  ): Promise<Erasure> {
    return this.retention.keep(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => [Erasure], { description: 'Approves all of them or none.' })
  approveErasures(
    @Ctx() context: Context,
    @Arg('input', () => ApproveErasuresInput) input: ApproveErasuresInput,
  ): Promise<Erasure[]> {
    return this.retention.approve(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => Erasure, { description: 'Withdraws an approval.' })
  withdrawErasure(
    @Ctx() context: Context,
    @Arg('input', () => DecideErasureInput) input: DecideErasureInput,
  ): Promise<Erasure> {
    return this.retention.withdraw(context, input);
  }

  @Allow(ADMIN_SESSION)
  @MadeId('input.id')
  @Mutation(() => Erasure, { description: 'Approved at once, because a ruling requires it.' })
  ruleErasure(
    @Ctx() context: Context,
    @Arg('input', () => RuleErasureInput) input: RuleErasureInput,
  ): Promise<Erasure> {
    return this.retention.rule(context, input);
  }

  @Allow(ADMIN_SESSION)
  @MadeId('input.runId')
  @Mutation(() => ErasureRun, {
    description: 'Erases everything that is approved, after the response is sent.',
  })
  startErasing(@Ctx() context: Context, @Arg('runId', () => ID) runId: string): Promise<ErasureRun> {
    return this.erasing.start(context, runId);
  }
}
