import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import type { WebhookReplay } from './webhook-delivery.service.js';
import type { ChangedWebhook, NewWebhook, RotatedWebhook } from './webhook.service.js';
import { WebhookEventEnum } from './webhook.types.js';

@InputType()
export class CreateWebhookInput implements NewWebhook {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client; sending it again makes no second endpoint.',
  })
  id!: string;

  @Field(() => String, { description: 'https, without user and password.' })
  url!: string;

  @Field(() => [WebhookEventEnum])
  events!: string[];

  @Field(() => ID, {
    nullable: true,
    description:
      'For a client: it is notified of the figures of its own events only, when what the client is shown has changed.',
  })
  clientId?: string | null;
}

@InputType()
export class UpdateWebhookInput implements ChangedWebhook {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  url?: string | null;

  @Field(() => [WebhookEventEnum], { nullable: true })
  events?: string[] | null;

  @Field(() => Boolean, { nullable: true })
  isActive?: boolean | null;
}

@InputType()
export class RotateWebhookSecretInput implements RotatedWebhook {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'How long the secret before it still signs beside the new one; 24 where it is left out, 0 ends it at once.',
  })
  overlapHours?: number | null;
}

@InputType()
export class ReplayWebhookInput implements WebhookReplay {
  @Field(() => ID)
  id!: string;

  @Field(() => GraphQLISODateTime, { description: 'Deliveries made at or after.' })
  from!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Deliveries made before.' })
  to!: Date;

  @Field(() => Boolean, { nullable: true, description: 'True: only those that were given up.' })
  onlyFailed?: boolean | null;
}
