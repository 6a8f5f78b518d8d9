import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, OwnTransaction } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { AmendPrfInput } from './prf-amending.inputs.js';
import type { PrfAmendingService } from './prf-amending.service.js';
import { Prf } from './prf.types.js';
import { saveCommandOf } from './save-command.js';

@Resolver()
export class PrfAmendingResolver {
  constructor(private readonly amending: PrfAmendingService) {}

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @OwnTransaction()
  @Mutation(() => Prf, {
    description:
      'Amends a signed record: a new revision with author, reason and signature, beside the old ones. Within 72 hours for whom it concerns, later for admins.',
  })
  amendPrf(@Ctx() context: Context, @Arg('input', () => AmendPrfInput) input: AmendPrfInput): Promise<Prf> {
    const { amendmentId, prfId, commands, alertActions, acknowledgedWarnings, ...rest } = input;
    return this.amending.amend(context, {
      ...rest,
      amendmentId: amendmentId.toLowerCase(),
      prfId: prfId.toLowerCase(),
      commands: commands.map(saveCommandOf),
      alertActions: alertActions ?? [],
      acknowledgedWarnings: acknowledgedWarnings ?? [],
    });
  }
}
