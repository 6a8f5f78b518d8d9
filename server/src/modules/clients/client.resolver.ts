import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { ClientFilterInput, CreateClientInput, UpdateClientInput } from './client.inputs.js';
import type { ClientService } from './client.service.js';
import { ClientDetails } from './client.types.js';

@Resolver()
export class ClientResolver {
  constructor(private readonly clientService: ClientService) {}

  @Allow('admin')
  @Query(() => [ClientDetails], { description: 'Clients by name, at most 500.' })
  clients(
    @Ctx() context: Context,
    @Arg('filter', () => ClientFilterInput, { nullable: true }) filter: ClientFilterInput | null,
  ): Promise<ClientDetails[]> {
    return this.clientService.list(context, filter ?? {});
  }

  @Allow('admin')
  @MadeId('input.id')
  @Mutation(() => ClientDetails)
  createClient(
    @Ctx() context: Context,
    @Arg('input', () => CreateClientInput) input: CreateClientInput,
  ): Promise<ClientDetails> {
    return this.clientService.create(context, input);
  }

  @Allow('admin')
  @Mutation(() => ClientDetails)
  updateClient(
    @Ctx() context: Context,
    @Arg('input', () => UpdateClientInput) input: UpdateClientInput,
  ): Promise<ClientDetails> {
    return this.clientService.update(context, input);
  }
}
