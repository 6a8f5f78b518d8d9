import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId, Public } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { PageArgs } from '../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../platform/lists/paging.js';
import type { PublicAddress } from '../../platform/http/public-address.js';
import type { GuardianLinkService } from './guardian-link.service.js';
import type { PortalService } from './portal.service.js';
import {
  AnswerRecordCorrectionInput,
  AskRecordCorrectionInput,
  GuardedChild,
  GuardianAccess,
  LinkGuardianInput,
  NewRecordShare,
  OpenSharedRecordInput,
  PatientRecordPage,
  PatientVisit,
  RecordCorrection,
  RecordShare,
  SetGuardianSightInput,
  SharedRecordPage,
  ShareRecordInput,
  UnlinkGuardianInput,
} from './portal.types.js';
import type { ShareService } from './share.service.js';

const PATIENT_SESSION = { roles: ['patient'], sessionOnly: true } as const;
const STAFF_SESSION = { roles: ['admin', 'staff'], sessionOnly: true } as const;
const PatientVisitConnection = connectionOf(PatientVisit);

@Resolver()
export class PortalResolver {
  constructor(
    private readonly portal: PortalService,
    private readonly shares: ShareService,
    private readonly guardians: GuardianLinkService,
    private readonly publicAddress: PublicAddress,
  ) {}

  @Allow(PATIENT_SESSION)
  @Query(() => PatientRecordPage, {
    description: 'A signed record of the caller, or of a child whose guardian they are, in plain words.',
  })
  patientRecord(
    @Ctx() context: Context,
    @Arg('customPrfId', () => ID) customPrfId: string,
    @Arg('childId', () => ID, { nullable: true }) childId?: string | null,
  ): Promise<PatientRecordPage> {
    return this.portal.page(context, customPrfId, childId ?? null);
  }

  @Allow(PATIENT_SESSION)
  @Query(() => PatientVisitConnection, {
    description: 'The caller’s own visits, or a child’s whose guardian they are, the newest first.',
  })
  patientVisits(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('childId', () => ID, { nullable: true }) childId?: string | null,
  ): Promise<Connection<PatientVisit>> {
    return this.portal.visits(context, childId ?? null, page);
  }

  @Allow(PATIENT_SESSION)
  @Query(() => [GuardedChild], {
    description: 'Children whose records the caller may read as their guardian.',
  })
  guardedChildren(@Ctx() context: Context): Promise<readonly GuardedChild[]> {
    return this.portal.children(context);
  }

  @Allow(PATIENT_SESSION)
  @MadeId('input.id')
  @Mutation(() => NewRecordShare, {
    description: 'A link that opens the caller’s own record without an account.',
  })
  async shareRecord(
    @Ctx() context: Context,
    @Arg('input', () => ShareRecordInput) input: ShareRecordInput,
  ): Promise<NewRecordShare> {
    const made = await this.shares.make(context, input);
    return { ...made, address: this.publicAddress.configuredLink('/shared-record', made.token) };
  }

  @Allow(PATIENT_SESSION)
  @Mutation(() => [RecordShare], { description: 'Ends a link; returns the record’s links.' })
  endRecordShare(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<readonly RecordShare[]> {
    return this.shares.end(context, id);
  }

  @Public()
  @Mutation(() => SharedRecordPage, {
    description:
      'The record behind a link, for anyone who gives their name. All other attempts get the same error.',
  })
  openSharedRecord(
    @Ctx() context: Context,
    @Arg('input', () => OpenSharedRecordInput) input: OpenSharedRecordInput,
  ): Promise<SharedRecordPage> {
    return this.shares.open(context, input);
  }

  @Allow(PATIENT_SESSION)
  @MadeId('input.id')
  @Mutation(() => [RecordCorrection], {
    description: 'Requests a correction to part of the caller’s own record.',
  })
  askRecordCorrection(
    @Ctx() context: Context,
    @Arg('input', () => AskRecordCorrectionInput) input: AskRecordCorrectionInput,
  ): Promise<readonly RecordCorrection[]> {
    return this.portal.askCorrection(context, input);
  }

  @Allow(STAFF_SESSION)
  @Query(() => [RecordCorrection], { description: 'Requests to correct a patient’s records.' })
  recordCorrections(
    @Ctx() context: Context,
    @Arg('patientId', () => ID) patientId: string,
  ): Promise<readonly RecordCorrection[]> {
    return this.portal.corrections(context, patientId);
  }

  @Allow(STAFF_SESSION)
  @Mutation(() => [RecordCorrection], {
    description: 'Answers a correction request; returns the patient’s requests.',
  })
  answerRecordCorrection(
    @Ctx() context: Context,
    @Arg('input', () => AnswerRecordCorrectionInput) input: AnswerRecordCorrectionInput,
  ): Promise<readonly RecordCorrection[]> {
    return this.portal.answerCorrection(context, input);
  }

  @Allow(STAFF_SESSION)
  @Query(() => GuardianAccess, {
    description: 'The guardian accounts that can read a child’s records, and which records.',
  })
  guardianAccess(
    @Ctx() context: Context,
    @Arg('patientId', () => ID) patientId: string,
  ): Promise<GuardianAccess> {
    return this.guardians.list(context, patientId);
  }

  @Allow(STAFF_SESSION)
  @MadeId('input.id')
  @Mutation(() => GuardianAccess, { description: 'Lets a guardian’s account read a child’s records.' })
  linkGuardian(
    @Ctx() context: Context,
    @Arg('input', () => LinkGuardianInput) input: LinkGuardianInput,
  ): Promise<GuardianAccess> {
    return this.guardians.link(context, input);
  }

  @Allow(STAFF_SESSION)
  @Mutation(() => GuardianAccess, { description: 'Ends a guardian’s access immediately.' })
  unlinkGuardian(
    @Ctx() context: Context,
    @Arg('input', () => UnlinkGuardianInput) input: UnlinkGuardianInput,
  ): Promise<GuardianAccess> {
    return this.guardians.unlink(context, input);
  }

  @Allow(STAFF_SESSION)
  @Mutation(() => GuardianAccess, { description: 'Decides whether guardians see one signed record.' })
  setGuardianSight(
    @Ctx() context: Context,
    @Arg('input', () => SetGuardianSightInput) input: SetGuardianSightInput,
  ): Promise<GuardianAccess> {
    return this.guardians.setSight(context, input);
  }
}
