import {
  AT_ONCE,
  defaultChoice,
  kindsFor,
  maySwitchOff,
  type ChannelChoice,
  type NotificationTimes,
} from '@sideline/schema/notification-choices';
import type { NotificationKind } from '@sideline/schema/notifications';
import { channelChoice, notificationTimes } from '@sideline/schema/validation/notification-choices';
import type { EntityManager } from 'typeorm';
import { actorOf, type Context } from '../../platform/context.js';
import { execute } from '../../platform/database/checked.js';
import { badInput } from '../../platform/errors.js';
import { requireValid } from '../../platform/http/valid-input.js';
import type { AuditService } from '../audit/audit.service.js';
import { NotificationChoiceRow, NotificationTimesRow } from './notification-choice.entity.js';
import type { NotificationChoice, NotificationChoices } from './notification-choices.types.js';
import type { PushDevicesService } from './push-devices.service.js';

interface Deps {
  readonly audit: AuditService;
  readonly devices: PushDevicesService;
}

/** A person's choices for each kind, and when they want to be notified. */
export interface ReadChoice {
  readonly choice: ChannelChoice;
  readonly times: NotificationTimes;
}

/** How each person is notified: only their own settings, whatever their role. */
export class NotificationChoicesService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The caller's choices, and the defaults for the rest. */
  async read(context: Context): Promise<NotificationChoices> {
    const { userId, role } = actorOf(context);
    const { manager } = context;
    const [rows, times, devices, pushKey] = [
      await manager.findBy(NotificationChoiceRow, { userId }),
      await manager.findOneBy(NotificationTimesRow, { userId }),
      await this.#deps.devices.list(context),
      await this.#deps.devices.publicKey(),
    ];
    const chosen = new Map(rows.map((row) => [row.kind, row]));
    return {
      kinds: kindsFor(role).map((kind) => choiceOf(kind, chosen.get(kind))),
      quietFrom: times?.quietFrom ?? null,
      quietTo: times?.quietTo ?? null,
      digestHour: times?.digestHour ?? null,
      devices,
      pushKey,
    };
  }

  /** Chooses the channels of one kind. BAD_INPUT for a kind that the caller never receives, and for hiding what is urgent. */
  async choose(context: Context, input: NotificationChoice): Promise<NotificationChoice> {
    const { userId, role } = actorOf(context);
    const { app, mail, push } = requireValid(channelChoice, input);
    const { kind } = input;
    if (!kindsFor(role).includes(kind))
      throw badInput([{ field: 'kind', code: 'invalid', message: 'You do not receive this notification.' }]);
    if (!app && !maySwitchOff(kind, 'app'))
      throw badInput([
        { field: 'app', code: 'urgent', message: 'Urgent notifications are always shown in the app.' },
      ]);
    await execute(
      context.manager,
      `INSERT INTO notification_choice (user_id, kind, app, mail, push, changed_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (user_id, kind) DO UPDATE SET app = excluded.app, mail = excluded.mail, push = excluded.push,
         changed_at = excluded.changed_at`,
      [userId, kind, app, mail, push, context.clock()],
    );
    await this.#record(context, ['channels'], kind);
    return { kind, app, mail, push };
  }

  /** Chooses quiet hours and the daily summary. */
  async setTimes(context: Context, input: NotificationTimes): Promise<NotificationChoices> {
    const { userId } = actorOf(context);
    const times = requireValid(notificationTimes, input);
    await execute(
      context.manager,
      `INSERT INTO notification_times (user_id, quiet_from, quiet_to, digest_hour, changed_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id) DO UPDATE SET quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
         digest_hour = excluded.digest_hour, changed_at = excluded.changed_at`,
      [userId, times.quietFrom, times.quietTo, times.digestHour, context.clock()],
    );
    await this.#record(context, ['quietHours', 'digestHour']);
    return this.read(context);
  }

  /** What a person chose for a kind. For the jobs that send. */
  static async chosen(manager: EntityManager, userId: string, kind: NotificationKind): Promise<ReadChoice> {
    const [row, times] = [
      await manager.findOneBy(NotificationChoiceRow, { userId, kind }),
      await manager.findOneBy(NotificationTimesRow, { userId }),
    ];
    return { choice: choiceOf(kind, row ?? undefined), times: times ?? AT_ONCE };
  }

  async #record(context: Context, fieldsChanged: readonly string[], kind?: string): Promise<void> {
    await this.#deps.audit.record(context, {
      action: 'NOTIFICATION_CHOICE_CHANGED',
      entity: { type: 'User', id: actorOf(context).userId },
      fieldsChanged,
      context: kind,
    });
  }
}

const choiceOf = (kind: NotificationKind, row: NotificationChoiceRow | undefined): NotificationChoice => {
  const { app, mail, push } = row ?? defaultChoice(kind);
  return { kind, app: app || !maySwitchOff(kind, 'app'), mail, push };
};
