import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import type { PublicFigureService } from './public-figure.service.js';
import {
  FlagPublicFigureInput,
  PublicFigureFlag,
  RemovePublicFigureFlagInput,
} from './public-figure.types.js';

const ADMIN_SESSION = { roles: ['admin'], sessionOnly: true } as const;
const PublicFigureFlagConnection = connectionOf(PublicFigureFlag);

@Resolver()
export class PublicFigureResolver {
  constructor(private readonly figures: PublicFigureService) {}

  @Allow(ADMIN_SESSION)
  @Query(() => PublicFigureFlagConnection, {
    description:
      'Flags that apply now, the newest first; if a patient is named, all flags that the patient has had.',
  })
  publicFigureFlags(
    @Ctx() context: Context,
    @Args(() => PageArgs) { first, after, last, before }: PageArgs,
    @Arg('patientId', () => ID, { nullable: true }) patientId?: string | null,
  ): Promise<Connection<PublicFigureFlag>> {
    return this.figures.list(context, { first, after, last, before, patientId: patientId ?? null });
  }

  @Allow(ADMIN_SESSION)
  @MadeId('input.id')
  @Mutation(() => PublicFigureFlag, { description: 'Flags a patient as a public figure. Safe to repeat.' })
  flagPublicFigure(
    @Ctx() context: Context,
    @Arg('input', () => FlagPublicFigureInput) input: FlagPublicFigureInput,
  ): Promise<PublicFigureFlag> {
    return this.figures.flag(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => PublicFigureFlag, { description: 'Removes a flag; it stays as history. Safe to repeat.' })
  removePublicFigureFlag(
    @Ctx() context: Context,
    @Arg('input', () => RemovePublicFigureFlagInput) input: RemovePublicFigureFlagInput,
  ): Promise<PublicFigureFlag> {
    return this.figures.remove(context, input);
  }
}
