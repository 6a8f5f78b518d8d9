import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId, Public } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import type { PublicAddress } from '../../../platform/http/public-address.js';
import type { HandoverService } from './handover.service.js';
import {
  HandoverSheet,
  MakeHandoverLinkInput,
  NewHandoverLink,
  OpenHandoverInput,
  PrfHandover,
  RecordHandoverInput,
} from './handover.types.js';

@Resolver()
export class HandoverResolver {
  constructor(
    private readonly handovers: HandoverService,
    private readonly publicAddress: PublicAddress,
  ) {}

  @Allow('admin', 'staff')
  @Query(() => PrfHandover, { description: 'Who holds a link to a record, and who signed for the patient.' })
  prfHandover(@Ctx() context: Context, @Arg('prfId', () => ID) prfId: string): Promise<PrfHandover> {
    return this.handovers.list(context, prfId);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @MadeId('input.linkId')
  @Mutation(() => NewHandoverLink, {
    description: 'A link that opens the handover for 15 minutes, only in the first browser.',
  })
  async makeHandoverLink(
    @Ctx() context: Context,
    @Arg('input', () => MakeHandoverLinkInput) input: MakeHandoverLinkInput,
  ): Promise<NewHandoverLink> {
    const made = await this.handovers.make(context, input);
    return { ...made, address: this.publicAddress.configuredLink('/handover', made.token) };
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => PrfHandover, {
    description: 'Closes a link: for the person who made it, and administrators.',
  })
  revokeHandoverLink(@Ctx() context: Context, @Arg('linkId', () => ID) linkId: string): Promise<PrfHandover> {
    return this.handovers.revoke(context, linkId);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @MadeId('input.receiptId')
  @Mutation(() => PrfHandover, {
    description: 'Records who took over a patient whose record is already signed.',
  })
  recordHandover(
    @Ctx() context: Context,
    @Arg('input', () => RecordHandoverInput) input: RecordHandoverInput,
  ): Promise<PrfHandover> {
    return this.handovers.record(context, input);
  }

  @Public()
  @Mutation(() => HandoverSheet, {
    description:
      'The handover behind a link, for the first browser that gives the reader’s name. All other attempts get the same error.',
  })
  openHandover(
    @Ctx() context: Context,
    @Arg('input', () => OpenHandoverInput) { token, name, organisation, role }: OpenHandoverInput,
  ): Promise<HandoverSheet> {
    return this.handovers.open(context, {
      token,
      name,
      organisation: organisation ?? null,
      role: role ?? null,
    });
  }
}
