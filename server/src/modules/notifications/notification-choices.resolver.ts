import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import {
  AddPushDeviceInput,
  NotificationChoice,
  NotificationChoices,
  SetNotificationChoiceInput,
  SetNotificationTimesInput,
} from './notification-choices.types.js';
import type { NotificationChoicesService } from './notification-choices.service.js';
import type { PushDevicesService } from './push-devices.service.js';
import { PushSubscription } from './push-subscription.entity.js';

/** How a person is notified is their own choice: nobody else reads or changes it, and no API token. */
@Resolver()
export class NotificationChoicesResolver {
  constructor(
    private readonly choices: NotificationChoicesService,
    private readonly devices: PushDevicesService,
  ) {}

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Query(() => NotificationChoices, { description: 'How the caller is notified.' })
  notificationChoices(@Ctx() context: Context): Promise<NotificationChoices> {
    return this.choices.read(context);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => NotificationChoice, { description: 'Chooses the channels of one kind of notification.' })
  setNotificationChoice(
    @Ctx() context: Context,
    @Arg('input', () => SetNotificationChoiceInput) input: SetNotificationChoiceInput,
  ): Promise<NotificationChoice> {
    return this.choices.choose(context, input);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => NotificationChoices, { description: 'Chooses quiet hours and the daily summary.' })
  setNotificationTimes(
    @Ctx() context: Context,
    @Arg('input', () => SetNotificationTimesInput) input: SetNotificationTimesInput,
  ): Promise<NotificationChoices> {
    return this.choices.setTimes(context, input);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => PushSubscription, {
    description: 'Turns on push messages for a browser. Repeating it changes the browser’s name and keys.',
  })
  addPushDevice(
    @Ctx() context: Context,
    @Arg('input', () => AddPushDeviceInput) input: AddPushDeviceInput,
  ): Promise<PushSubscription> {
    return this.devices.add(context, input);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => Boolean, { description: 'True; repeating it gives NOT_FOUND.' })
  removePushDevice(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return this.devices.remove(context, id);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => Boolean, { description: "Sends a test message to one of the caller's devices." })
  testPushDevice(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return this.devices.test(context, id);
  }
}
