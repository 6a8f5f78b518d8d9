import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId, Public } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import type { PublicAddress } from '../../../platform/http/public-address.js';
import type { KioskDeskService } from './kiosk-desk.service.js';
import type { KioskService } from './kiosk.service.js';
import {
  EnterKioskInput,
  KioskState,
  OpenedKiosk,
  OpenKioskInput,
  PrfKiosk,
  RecordConsentInput,
  SettleKioskProposalInput,
  SubmitKioskInput,
} from './kiosk.types.js';

@Resolver()
export class KioskResolver {
  constructor(
    private readonly kiosks: KioskService,
    private readonly desk: KioskDeskService,
    private readonly publicAddress: PublicAddress,
  ) {}

  @Allow('admin', 'staff')
  @Query(() => PrfKiosk, {
    description: 'The kiosk of a record, and the details that patients gave there.',
  })
  prfKiosk(@Ctx() context: Context, @Arg('customPrfId', () => ID) customPrfId: string): Promise<PrfKiosk> {
    return this.desk.read(context, customPrfId);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @MadeId('input.kioskId')
  @Mutation(() => OpenedKiosk, { description: 'Opens kiosk mode for a record; the code is shown once.' })
  async openKiosk(
    @Ctx() context: Context,
    @Arg('input', () => OpenKioskInput) input: OpenKioskInput,
  ): Promise<OpenedKiosk> {
    const opened = await this.desk.open(context, input);
    const path = `/prf/${input.customPrfId}/kiosk` as const;
    return { ...opened, address: this.publicAddress.configuredLink(path, opened.code) };
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => PrfKiosk, { description: 'Closes kiosk mode from the crew’s side.' })
  closeKiosk(@Ctx() context: Context, @Arg('customPrfId', () => ID) customPrfId: string): Promise<PrfKiosk> {
    return this.desk.close(context, customPrfId);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => PrfKiosk, {
    description: 'Saves the accepted details; the rest stay with the proposal.',
  })
  settleKioskProposal(
    @Ctx() context: Context,
    @Arg('input', () => SettleKioskProposalInput) input: SettleKioskProposalInput,
  ): Promise<PrfKiosk> {
    return this.desk.settle(context, input);
  }

  @Public()
  @Query(() => KioskState, { description: 'Whether this browser is the kiosk of that record.' })
  kiosk(@Ctx() context: Context, @Arg('customPrfId', () => ID) customPrfId: string): Promise<KioskState> {
    return this.kiosks.state(context, customPrfId);
  }

  @Public()
  @Mutation(() => KioskState, {
    description: 'Makes this browser the kiosk, using the code; ends any session it had.',
  })
  enterKiosk(
    @Ctx() context: Context,
    @Arg('input', () => EnterKioskInput) input: EnterKioskInput,
  ): Promise<KioskState> {
    return this.kiosks.enter(context, input);
  }

  @Public()
  @Mutation(() => Boolean, { description: 'From the kiosk: the patient agrees to the active notice.' })
  async recordConsent(
    @Ctx() context: Context,
    @Arg('input', () => RecordConsentInput) input: RecordConsentInput,
  ): Promise<boolean> {
    await this.kiosks.consent(context, input);
    return true;
  }

  @Public()
  @Mutation(() => Boolean, { description: 'From the kiosk: what the patient says about themselves.' })
  async submitKioskPatient(
    @Ctx() context: Context,
    @Arg('input', () => SubmitKioskInput) input: SubmitKioskInput,
  ): Promise<boolean> {
    await this.kiosks.submit(context, input);
    return true;
  }

  @Public()
  @Mutation(() => Boolean, { description: 'From the kiosk: ends kiosk mode.' })
  async disableKiosk(
    @Ctx() context: Context,
    @Arg('customPrfId', () => ID) customPrfId: string,
  ): Promise<boolean> {
    await this.kiosks.leave(context, customPrfId);
    return true;
  }
}
