import type { ListOrder } from '@sideline/schema/lists';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ROLE_GROUPS } from '@sideline/schema/roles';
import { Allow, MadeId, OwnTransaction } from '../../graphql/role-directive.js';
import { askedOfNodes, askedOfRows } from '../../platform/asked.js';
import type { Context } from '../../platform/context.js';
import { PageArgs } from '../../platform/lists/page-args.js';
import type { Connection } from '../../platform/lists/paging.js';
import { PrfSectionKeyEnum } from './prf-graphql.js';
import type { PrfReadingService } from './reading/prf-reading.service.js';
import {
  LinkPrfPatientInput,
  PrfAlertActionInput,
  PrfFilter,
  PrfOrderInput,
  PrfReasonInput,
  SavePrfInput,
  SignPrfInput,
  SignSealedPrfInput,
} from './saving/prf.inputs.js';
import type { PrfSavingService } from './saving/prf-saving.service.js';
import type { PrfService } from './prf.service.js';
import type { PrfSigningService } from './signing/prf-signing.service.js';
import type { SealedSigningService } from './signing/sealed-signing.service.js';
import { PrfSigningKey } from './signing/signing-key.type.js';
import type { SigningKeysService } from './signing/signing-keys.service.js';
import { saveCommandOf } from './saving/save-command.js';
import { PrfConnection, PrfSummary } from './reading/prf-list.types.js';
import { SavePrfPayload } from './saving/prf-saving.types.js';
import { Prf, PrfAlert, PrfSectionVersion } from './prf.types.js';

@Resolver(() => Prf)
export class PrfResolver {
  constructor(
    private readonly saving: PrfSavingService,
    private readonly signing: PrfSigningService,
    private readonly sealed: SealedSigningService,
    private readonly keys: SigningKeysService,
    private readonly prfs: PrfService,
    private readonly reading: PrfReadingService,
  ) {}

  @Allow('admin', 'staff', 'patient')
  @Query(() => Prf, {
    nullable: true,
    description: 'A record by its number or id, limited to what the caller may see.',
  })
  prf(
    @Ctx() context: Context,
    @Arg('customPrfId', () => ID) customPrfId: string,
    @Arg('revision', () => Int, {
      nullable: true,
      description: 'A signed version as it was; without one, the record as it is now.',
    })
    revision?: number | null,
  ): Promise<Prf | null> {
    return this.reading.find(context, customPrfId, revision ?? null);
  }

  @Allow('admin', 'staff')
  @Query(() => PrfConnection, {
    name: 'prfs',
    description: 'Records, the newest first unless another order is requested.',
  })
  list(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => PrfFilter, { nullable: true }) filter?: PrfFilter | null,
    @Arg('order', () => PrfOrderInput, { nullable: true }) order?: ListOrder<'prfs'> | null,
  ): Promise<Connection<PrfSummary>> {
    return this.reading.list(context, filter ?? {}, page, order ?? undefined, askedOfNodes(context.asked));
  }

  @Allow(...ROLE_GROUPS.recordViewers)
  @Query(() => [PrfSummary], {
    description: 'A patient’s records, the newest first; patients see only their own signed records.',
  })
  patientPrfs(@Ctx() context: Context, @Arg('patientId', () => ID) patientId: string): Promise<PrfSummary[]> {
    return this.reading.listOfPatient(context, patientId, askedOfRows(context.asked));
  }

  @Allow('admin', 'staff')
  @Query(() => [PrfSectionVersion], { description: 'Every version of a section, the newest first.' })
  prfSectionVersions(
    @Ctx() context: Context,
    @Arg('prfId', () => ID) prfId: string,
    @Arg('section', () => PrfSectionKeyEnum) section: PrfSectionKey,
  ): Promise<PrfSectionVersion[]> {
    return this.reading.sectionVersions(context, prfId, section);
  }

  @Allow('admin', 'staff')
  @OwnTransaction()
  @Mutation(() => SavePrfPayload, { description: 'Saves by command; each command has its own outcome.' })
  async savePrf(
    @Ctx() context: Context,
    @Arg('input', () => SavePrfInput) input: SavePrfInput,
  ): Promise<SavePrfPayload> {
    return { results: await this.saving.save(context, input.commands.map(saveCommandOf)) };
  }

  @Allow('admin', 'staff')
  @Mutation(() => Prf, { description: 'Links the patient; creates the record if it does not exist yet.' })
  linkPrfPatient(
    @Ctx() context: Context,
    @Arg('input', () => LinkPrfPatientInput) { prfId, ...request }: LinkPrfPatientInput,
  ): Promise<Prf> {
    return this.saving.linkPatient(context, prfId, request);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Prf)
  requestPrfReview(@Ctx() context: Context, @Arg('prfId', () => ID) prfId: string): Promise<Prf> {
    return this.prfs.requestReview(context, prfId);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @OwnTransaction()
  @Mutation(() => Prf, { description: 'Signs and locks the record. PRF_INCOMPLETE names what is missing.' })
  signPrf(@Ctx() context: Context, @Arg('input', () => SignPrfInput) input: SignPrfInput): Promise<Prf> {
    const { prfId, password, grade, strokes, seen } = input;
    return this.signing.sign(context, {
      prfId,
      password,
      grade,
      strokes,
      seen,
    });
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Query(() => PrfSigningKey, { description: 'The key that a device needs to sign offline.' })
  prfSigningKey(): Promise<PrfSigningKey> {
    return this.keys.current();
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @OwnTransaction()
  @MadeId('input.commandId')
  @Mutation(() => Prf, {
    description:
      'Accepts a signature that was made offline, if the record has not changed since it was signed. PRF_CHANGED if it has; PRF_SIGNATURE_UNREADABLE if the password cannot be opened.',
  })
  signSealedPrf(
    @Ctx() context: Context,
    @Arg('input', () => SignSealedPrfInput) input: SignSealedPrfInput,
  ): Promise<Prf> {
    return this.sealed.sign(context, input);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => Prf, { description: 'Declares the record entered in error. It stays readable.' })
  voidPrf(
    @Ctx() context: Context,
    @Arg('input', () => PrfReasonInput) { prfId, reason }: PrfReasonInput,
  ): Promise<Prf> {
    return this.prfs.declareVoid(context, prfId, reason);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => Prf, {
    description: "Opens another person's record for editing, with a reason that is recorded.",
  })
  openPrfForWriting(
    @Ctx() context: Context,
    @Arg('input', () => PrfReasonInput) { prfId, reason }: PrfReasonInput,
  ): Promise<Prf> {
    return this.prfs.openForWriting(context, prfId, reason);
  }

  @Allow('admin', 'staff')
  @Mutation(() => PrfAlert, { description: 'Records the action on a NEWS2 alert and closes it.' })
  recordAlertAction(
    @Ctx() context: Context,
    @Arg('input', () => PrfAlertActionInput) { prfId, ...answer }: PrfAlertActionInput,
  ): Promise<PrfAlert> {
    return this.prfs.recordAlertAction(context, prfId, answer);
  }
}
