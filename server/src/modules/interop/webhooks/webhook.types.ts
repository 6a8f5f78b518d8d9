import {
  WEBHOOK_EVENT_LABELS,
  WEBHOOK_EVENTS,
  WEBHOOK_STATES,
  type WebhookState,
} from '@sideline/schema/webhooks';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';

/** Names of events hold a full stop, which a GraphQL enum cannot: they are sent as `prf_signed`. */
export const enumOfEvent = (event: string): string => event.replace('.', '_');
const EVENT_OF_ENUM: ReadonlyMap<string, string> = new Map(
  WEBHOOK_EVENTS.map((event) => [enumOfEvent(event), event]),
);
export const eventOfEnum = (name: string): string => EVENT_OF_ENUM.get(name) ?? name;

export const WebhookEventEnum = Object.fromEntries(
  WEBHOOK_EVENTS.map((event) => [enumOfEvent(event), enumOfEvent(event)]),
);
registerEnumType(WebhookEventEnum, {
  name: 'WebhookEvent',
  description: 'What other systems can be notified about; in a delivery `prf_signed` is called `prf.signed`.',
  valuesConfig: Object.fromEntries(
    WEBHOOK_EVENTS.map((event) => [enumOfEvent(event), { description: WEBHOOK_EVENT_LABELS[event] }]),
  ),
});

export const WebhookStateEnum = { pending: 'pending', delivered: 'delivered', failed: 'failed' } as const;
registerEnumType(WebhookStateEnum, {
  name: 'WebhookState',
  description: 'Still to be sent, sent, or given up after the last try.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'Another system that receives events, without its secret.',
})
export class Webhook {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  url!: string;

  @Field(() => [WebhookEventEnum])
  events!: string[];

  @Field(() => ID, { nullable: true, description: 'The client that it is for; null for the provider’s own.' })
  clientId!: string | null;

  @Field(() => String, { nullable: true })
  clientName!: string | null;

  @Field(() => Boolean)
  isActive!: boolean;

  @Field(() => GraphQLISODateTime)
  createdAt!: string;

  @Field(() => String)
  createdByName!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the old secret stops signing; null if only the newest signs.',
  })
  previousSecretUntil!: string | null;

  @Field(() => WebhookStateEnum, { nullable: true, description: 'State of the newest delivery.' })
  lastState!: WebhookState | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When a delivery was last tried.' })
  lastTriedAt!: string | null;
}

/** The row that a statement returns. */
export const webhookRow: z.ZodType<Webhook> = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  isActive: z.boolean(),
  createdAt: z.string(),
  createdByName: z.string(),
  previousSecretUntil: z.string().nullable(),
  lastState: z.enum(WEBHOOK_STATES).nullable(),
  lastTriedAt: z.string().nullable(),
  clientId: z.string().nullable(),
  clientName: z.string().nullable(),
});

@ObjectType({ simpleResolvers: true })
export class CreatedWebhook {
  @Field(() => Webhook)
  webhook!: Webhook;

  @Field(() => String, {
    nullable: true,
    description: 'Signs the deliveries. Shown only once; null if the same command was sent before.',
  })
  secret!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One attempt at a delivery.' })
export class WebhookAttempt {
  @Field(() => Int)
  number!: number;

  @Field(() => GraphQLISODateTime)
  at!: string;

  @Field(() => Int)
  durationMs!: number;

  @Field(() => Int, { nullable: true, description: 'HTTP status; absent if there was no response.' })
  status!: number | null;

  @Field(() => String, { nullable: true, description: 'A description of the error.' })
  error!: string | null;

  @Field(() => String, { nullable: true, description: 'The first bytes of the answer.' })
  answer!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One event for one endpoint.' })
export class WebhookDelivery {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, { description: 'The webhook-id header: the same for every try and every endpoint.' })
  eventId!: string;

  @Field(() => String, { description: 'As it is sent: `prf.signed`.' })
  eventType!: string;

  @Field(() => WebhookStateEnum)
  state!: WebhookState;

  @Field(() => GraphQLISODateTime)
  createdAt!: string;

  @Field(() => GraphQLISODateTime, { nullable: true })
  nextTryAt!: string | null;

  @Field(() => [WebhookAttempt], { description: 'The newest first.' })
  attempts!: WebhookAttempt[];
}
