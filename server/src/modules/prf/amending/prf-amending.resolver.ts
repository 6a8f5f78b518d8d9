import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId, OwnTransaction } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { AmendPrfInput } from './prf-amending.inputs.js';
import type { PrfAmendingService } from './prf-amending.service.js';
import type { PrfLateEditsService } from './prf-late-edits.service.js';
import { PrfLateEdit, SetAsidePrfLateEditsInput } from './prf-late-edits.types.js';
import { Prf } from '../prf.types.js';
import { saveCommandOf } from '../saving/save-command.js';

@Resolver()
export class PrfAmendingResolver {
  constructor(
    private readonly amending: PrfAmendingService,
    private readonly lateEdits: PrfLateEditsService,
  ) {}

  @Allow('admin', 'staff')
  @Query(() => [PrfLateEdit], {
    description: 'Changes sent to a record after its signature, the oldest first, including settled ones.',
  })
  prfLateEdits(@Ctx() context: Context, @Arg('prfId', () => ID) prfId: string): Promise<PrfLateEdit[]> {
    return this.lateEdits.list(context, prfId);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => [PrfLateEdit], {
    description: 'Sets aside changes that came after the signature and do not belong in the record.',
  })
  setAsidePrfLateEdits(
    @Ctx() context: Context,
    @Arg('input', () => SetAsidePrfLateEditsInput) { prfId, commandIds, reason }: SetAsidePrfLateEditsInput,
  ): Promise<PrfLateEdit[]> {
    return this.lateEdits.setAside(context, { prfId, commandIds, reason });
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @OwnTransaction()
  @MadeId('input.amendmentId', ['commandId'])
  @Mutation(() => Prf, {
    description:
      'Amends a signed record with a new revision: author, reason and signature. The old ones are kept. Within 72 hours for the people involved, later for admins.',
  })
  amendPrf(@Ctx() context: Context, @Arg('input', () => AmendPrfInput) input: AmendPrfInput): Promise<Prf> {
    const { commands, alertActions, lateEdits, ...rest } = input;
    return this.amending.amend(context, {
      ...rest,
      commands: commands.map(saveCommandOf),
      alertActions: alertActions ?? [],
      lateEdits: lateEdits ?? [],
    });
  }
}
