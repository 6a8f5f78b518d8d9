import { Field, ID, InputType } from 'type-graphql';
import type { ChangedWebhook, NewWebhook } from './webhook.service.js';
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
