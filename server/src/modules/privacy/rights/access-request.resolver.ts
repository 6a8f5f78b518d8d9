import type { AccessRequestState } from '@sideline/schema/access-request';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import { AccessRequestReasonInput, CreateAccessRequestInput } from './access-request.inputs.js';
import type { AccessRequestService } from './access-request.service.js';
import { AccessRequest, AccessRequestStateEnum } from './access-request.types.js';

const ADMIN_SESSION = { roles: ['admin'], sessionOnly: true } as const;
const AccessRequestConnection = connectionOf(AccessRequest);

@Resolver()
export class AccessRequestResolver {
  constructor(private readonly requests: AccessRequestService) {}

  @Allow(ADMIN_SESSION)
  @Query(() => AccessRequestConnection, {
    description: 'Access requests in one state, the earliest received first.',
  })
  accessRequests(
    @Ctx() context: Context,
    @Arg('state', () => AccessRequestStateEnum) state: AccessRequestState,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<AccessRequest>> {
    return this.requests.list(context, state, page);
  }

  @Allow(ADMIN_SESSION)
  @MadeId('input.id')
  @Mutation(() => AccessRequest)
  createAccessRequest(
    @Ctx() context: Context,
    @Arg('input', () => CreateAccessRequestInput) input: CreateAccessRequestInput,
  ): Promise<AccessRequest> {
    return this.requests.create(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => AccessRequest, {
    description: 'Asks for proof of identity; the clock stops until it is checked.',
  })
  askAccessIdentity(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<AccessRequest> {
    return this.requests.askIdentity(context, id);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => AccessRequest, { description: 'The reason says how it was checked.' })
  checkAccessIdentity(
    @Ctx() context: Context,
    @Arg('input', () => AccessRequestReasonInput) input: AccessRequestReasonInput,
  ): Promise<AccessRequest> {
    return this.requests.checkIdentity(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => AccessRequest, { description: 'Adds two months to the deadline, once.' })
  extendAccessRequest(
    @Ctx() context: Context,
    @Arg('input', () => AccessRequestReasonInput) input: AccessRequestReasonInput,
  ): Promise<AccessRequest> {
    return this.requests.extend(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => AccessRequest, {
    description: 'Creates the files after responding; identity must have been checked.',
  })
  assembleAccessRequest(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<AccessRequest> {
    return this.requests.assemble(context, id);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => AccessRequest, { description: 'Records that the requester has the files.' })
  handOverAccessRequest(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<AccessRequest> {
    return this.requests.handOver(context, id);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => AccessRequest)
  refuseAccessRequest(
    @Ctx() context: Context,
    @Arg('input', () => AccessRequestReasonInput) input: AccessRequestReasonInput,
  ): Promise<AccessRequest> {
    return this.requests.refuse(context, input);
  }
}
