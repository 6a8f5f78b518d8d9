import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import type { WebhookReplay } from './webhook-delivery.service.js';
import type { ChangedWebhook, NewWebhook, RotatedWebhook } from './webhook.service.js';
import { WebhookEventEnum } from './webhook.types.js';

@InputType()
export class CreateWebhookInput implements NewWebhook {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client; sending it again does not create a second endpoint.',
  })
  id!: string;

  @Field(() => String, { description: 'https, without user and password.' })
  url!: string;

  @Field(() => [WebhookEventEnum])
  events!: string[];

  @Field(() => ID, {
    nullable: true,
    description:
      'For a client: it receives only the figures of its own events, when the figures shown to the client have changed.',
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
    description: 'How many hours the old secret stays valid; 24 if left out, 0 ends it immediately.',
  })
  overlapHours?: number | null;
}

@InputType()
export class ReplayWebhookInput implements WebhookReplay {
  @Field(() => ID)
  id!: string;

  @Field(() => GraphQLISODateTime, { description: 'Deliveries made at or after this time.' })
  from!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Deliveries made before this time.' })
  to!: Date;

  @Field(() => Boolean, { nullable: true, description: 'True: only deliveries that were given up.' })
  onlyFailed?: boolean | null;
}
