import type { ChannelChoice, NotificationTimes } from '@sideline/schema/notification-choices';
import type { NotificationKind } from '@sideline/schema/notifications';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { NotificationKindEnum } from './notification.types.js';
import { PushSubscription } from './push-subscription.entity.js';

@ObjectType({
  simpleResolvers: true,
  description: 'The channels by which the caller receives a kind of notification.',
})
export class NotificationChoice implements ChannelChoice {
  @Field(() => NotificationKindEnum)
  kind!: NotificationKind;

  @Field(() => Boolean, { description: 'Whether it is listed in the app.' })
  app!: boolean;

  @Field(() => Boolean)
  mail!: boolean;

  @Field(() => Boolean, { description: 'Whether it is sent to the caller’s devices.' })
  push!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: "How the caller is notified. Clock times are the provider's.",
})
export class NotificationChoices implements NotificationTimes {
  @Field(() => [NotificationChoice], { description: 'Every kind that the caller may receive.' })
  kinds!: NotificationChoice[];

  @Field(() => String, { nullable: true, description: "'22:00'; null if there are no quiet hours." })
  quietFrom!: string | null;

  @Field(() => String, { nullable: true })
  quietTo!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The hour of the daily summary, 0 to 23; null sends each notification immediately.',
  })
  digestHour!: number | null;

  @Field(() => [PushSubscription], { description: "The caller's devices, the oldest first." })
  devices!: PushSubscription[];

  @Field(() => String, { description: 'The public key that a browser uses to subscribe to push messages.' })
  pushKey!: string;
}

@InputType()
export class SetNotificationChoiceInput {
  @Field(() => NotificationKindEnum)
  kind!: NotificationKind;

  @Field(() => Boolean, { description: 'Urgent notifications are always shown in the app.' })
  app!: boolean;

  @Field(() => Boolean)
  mail!: boolean;

  @Field(() => Boolean)
  push!: boolean;
}

@InputType()
export class SetNotificationTimesInput {
  @Field(() => String, {
    nullable: true,
    description: '‘22:00’. Send null here and in quietTo for no quiet hours.',
  })
  quietFrom!: string | null;

  @Field(() => String, { nullable: true })
  quietTo!: string | null;

  @Field(() => Int, { nullable: true })
  digestHour!: number | null;
}

@InputType()
export class AddPushDeviceInput {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client. A known browser keeps its existing id.',
  })
  id!: string;

  @Field(() => String, { description: "The address of the browser's push service." })
  endpoint!: string;

  @Field(() => String, { description: "The browser's public key, in base64url." })
  p256dh!: string;

  @Field(() => String, { description: "The browser's authentication secret, in base64url." })
  auth!: string;

  @Field(() => String)
  label!: string;
}

/** The details of a device that its owner may send. */
export type NewPushDevice = Pick<AddPushDeviceInput, 'id' | 'endpoint' | 'p256dh' | 'auth' | 'label'>;
