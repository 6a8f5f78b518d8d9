import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../../graphql/role-directive.js';
import type { Context } from '../../../platform/context.js';
import { PageArgs } from '../../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../../platform/lists/paging.js';
import type { WebhookDeliveryService } from './webhook-delivery.service.js';
import {
  CreateWebhookInput,
  ReplayWebhookInput,
  RotateWebhookSecretInput,
  UpdateWebhookInput,
} from './webhook.inputs.js';
import type { WebhookService } from './webhook.service.js';
import { CreatedWebhook, Webhook, WebhookDelivery } from './webhook.types.js';

const ADMIN_SESSION = { roles: ['admin'], sessionOnly: true } as const;
const WebhookDeliveryConnection = connectionOf(WebhookDelivery);

@Resolver()
export class WebhookResolver {
  constructor(
    private readonly endpoints: WebhookService,
    private readonly deliveries: WebhookDeliveryService,
  ) {}

  @Allow(ADMIN_SESSION)
  @Query(() => [Webhook], { description: 'Every endpoint that receives events, newest first.' })
  webhooks(@Ctx() context: Context): Promise<Webhook[]> {
    return this.endpoints.list(context);
  }

  @Allow(ADMIN_SESSION)
  @Query(() => WebhookDeliveryConnection, { description: 'What was sent to an endpoint, newest first.' })
  webhookDeliveries(
    @Ctx() context: Context,
    @Arg('webhookId', () => ID) webhookId: string,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<WebhookDelivery>> {
    return this.deliveries.log(context, webhookId, page);
  }

  @Allow(ADMIN_SESSION)
  @MadeId('input.id')
  @Mutation(() => CreatedWebhook)
  createWebhook(
    @Ctx() context: Context,
    @Arg('input', () => CreateWebhookInput) input: CreateWebhookInput,
  ): Promise<CreatedWebhook> {
    return this.endpoints.create(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => Webhook)
  updateWebhook(
    @Ctx() context: Context,
    @Arg('input', () => UpdateWebhookInput) input: UpdateWebhookInput,
  ): Promise<Webhook> {
    return this.endpoints.update(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => Boolean, { description: 'True; its log is also deleted. Repeating it gives NOT_FOUND.' })
  deleteWebhook(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return this.endpoints.remove(context, id);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => WebhookDelivery, { description: 'Sends the endpoint a test event.' })
  testWebhook(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<WebhookDelivery> {
    return this.deliveries.test(context, id);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => WebhookDelivery, { description: 'Sends it again with the same event id.' })
  resendWebhookDelivery(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<WebhookDelivery> {
    return this.deliveries.resend(context, id);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => CreatedWebhook, {
    description: 'A new secret, shown only once. The old one stays valid for a while.',
  })
  rotateWebhookSecret(
    @Ctx() context: Context,
    @Arg('input', () => RotateWebhookSecretInput) input: RotateWebhookSecretInput,
  ): Promise<CreatedWebhook> {
    return this.endpoints.rotate(context, input);
  }

  @Allow(ADMIN_SESSION)
  @Mutation(() => Int, {
    description: 'Resends an endpoint’s deliveries from a period with the same event ids. Returns how many.',
  })
  replayWebhook(
    @Ctx() context: Context,
    @Arg('input', () => ReplayWebhookInput) input: ReplayWebhookInput,
  ): Promise<number> {
    return this.deliveries.replay(context, input);
  }
}
