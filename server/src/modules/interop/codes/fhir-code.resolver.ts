import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import { FhirCode } from './fhir-code.entity.js';
import { DeactivateFhirCodeInput, FhirCodeFilterInput, SaveFhirCodeInput } from './fhir-code.inputs.js';
import type { FhirCodeService } from './fhir-code.service.js';

const FhirCodeConnection = connectionOf(FhirCode);

@Resolver()
export class FhirCodeResolver {
  constructor(private readonly service: FhirCodeService) {}

  @Allow('admin')
  @Query(() => FhirCodeConnection, {
    description: 'The codes used in FHIR exports of records, by list and value.',
  })
  fhirCodes(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => FhirCodeFilterInput, { nullable: true }) filter?: FhirCodeFilterInput | null,
  ): Promise<Connection<FhirCode>> {
    return this.service.list(context, filter ?? {}, page);
  }

  @Allow('admin')
  @Mutation(() => FhirCode)
  saveFhirCode(
    @Ctx() context: Context,
    @Arg('input', () => SaveFhirCodeInput) input: SaveFhirCodeInput,
  ): Promise<FhirCode> {
    return this.service.save(context, input);
  }

  @Allow('admin')
  @Mutation(() => FhirCode)
  deactivateFhirCode(
    @Ctx() context: Context,
    @Arg('input', () => DeactivateFhirCodeInput) input: DeactivateFhirCodeInput,
  ): Promise<FhirCode> {
    return this.service.deactivate(context, input.id);
  }
}
