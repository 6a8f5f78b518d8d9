import { NOTIFICATION_KINDS, type NotificationKind } from '@sideline/schema/notifications';
import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { listedText } from '../../platform/database/checked.js';

export const NotificationKindEnum = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, kind])) as {
  readonly [K in NotificationKind]: K;
};
registerEnumType(NotificationKindEnum, { name: 'NotificationKind' });

/** A person's notification, in the words used at the time. */
@ObjectType({ simpleResolvers: true, description: 'A notification, in the words used at the time.' })
export class Notification {
  @Field(() => ID)
  id!: string;

  @Field(() => NotificationKindEnum)
  kind!: NotificationKind;

  @Field(() => String, { description: 'The subject: the id of a shift, or the custom id of a record.' })
  entityId!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  body!: string;

  @Field(() => GraphQLISODateTime)
  madeAt!: string;

  @Field(() => GraphQLISODateTime, { nullable: true })
  readAt!: string | null;
}

/** A notification to be sent to a person. */
export interface NewNotification {
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly entityId: string;
  /** The mail's subject as well. */
  readonly title: string;
  /** Sentences; paragraphs are parted by a line end. Nothing clinical: it is mailed. */
  readonly body: string;
}

/** An earlier notification; `isSuperseded` where the person has since been notified about the same, in the same kind. */
export interface SentNotification extends NewNotification {
  readonly isSuperseded: boolean;
}

/** The row that a statement returns. */
export const sentNotificationRow: z.ZodType<SentNotification> = z.object({
  isSuperseded: z.boolean(),
  userId: z.string(),
  kind: listedText<NotificationKind>(),
  entityId: z.string(),
  title: z.string(),
  body: z.string(),
});
