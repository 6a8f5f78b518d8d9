import {
  CHANNEL_LABELS,
  maySwitchOff,
  NOTIFICATION_CHANNELS,
  type ChannelChoice,
  type NotificationChannel,
} from '@sideline/schema/notification-choices';
import {
  NOTIFICATION_GROUPS,
  NOTIFICATION_TABLE,
  type NotificationGroup,
  type NotificationKind,
} from '@sideline/schema/notifications';
import { Card, Switch } from 'antd';
import { useRef, useState } from 'react';
import { StatusTag } from '../../components/ui/status-tag';
import { useIsPhone } from '../../lib/use-media';
import styles from './choices.module.css';
import { useSetNotificationChoiceMutation, type NotificationChoicesQuery } from './choices.generated';

type Choice = NotificationChoicesQuery['notificationChoices']['kinds'][number];
type Choices = Readonly<Partial<Record<NotificationKind, ChannelChoice>>>;

const GROUPS = Object.keys(NOTIFICATION_GROUPS) as readonly NotificationGroup[];

interface ChoicesTableProps {
  readonly kinds: readonly Choice[];
}

/**
 * Every kind of notification with a switch for each channel: a table for each group, cards on a phone. Each switch is
 * saved when it is pressed.
 */
export function ChoicesTable({ kinds }: ChoicesTableProps) {
  const isPhone = useIsPhone();
  const [changed, setChanged] = useState<Choices>({});
  const [save] = useSetNotificationChoiceMutation();
  // One after the other, so that the last of several presses applies.
  const saving = useRef(Promise.resolve());

  const choiceOf = (row: Choice): ChannelChoice => changed[row.kind] ?? row;
  const set = (row: Choice, channel: NotificationChannel, isOn: boolean) => {
    const { app, mail, push } = choiceOf(row);
    const before = { app, mail, push };
    const next = { ...before, [channel]: isOn };
    setChanged((current) => ({ ...current, [row.kind]: next }));
    saving.current = saving.current.then(async () => {
      try {
        await save({ variables: { input: { kind: row.kind, ...next } } });
      } catch {
        // The page already says why.
        setChanged((current) => ({ ...current, [row.kind]: before }));
      }
    });
  };

  const toggle = (row: Choice, channel: NotificationChannel) => (
    <Switch
      checked={choiceOf(row)[channel]}
      disabled={!maySwitchOff(row.kind, channel)}
      aria-label={`${NOTIFICATION_TABLE[row.kind].news}: ${CHANNEL_LABELS[channel]}`}
      onChange={(isOn) => set(row, channel, isOn)}
    />
  );
  const name = ({ kind }: Choice) => (
    <span className={styles['name']}>
      {NOTIFICATION_TABLE[kind].news}
      {NOTIFICATION_TABLE[kind].isUrgent ? <StatusTag tone="warning">Urgent</StatusTag> : null}
    </span>
  );

  return GROUPS.map((group) => {
    const rows = kinds.filter(({ kind }) => NOTIFICATION_TABLE[kind].group === group);
    if (rows.length === 0) return null;
    return (
      <Card key={group} title={NOTIFICATION_GROUPS[group]} className={styles['group']}>
        {isPhone ? (
          <ul className={styles['cards']}>
            {rows.map((row) => (
              <li key={row.kind}>
                {name(row)}
                <div className={styles['switches']}>
                  {NOTIFICATION_CHANNELS.map((channel) => (
                    <label key={channel} className={styles['line']}>
                      {CHANNEL_LABELS[channel]}
                      {toggle(row, channel)}
                    </label>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <table className={styles['table']} aria-label={NOTIFICATION_GROUPS[group]}>
            <thead>
              <tr>
                <th scope="col">Notification</th>
                {NOTIFICATION_CHANNELS.map((channel) => (
                  <th key={channel} scope="col" className={styles['channel']}>
                    {CHANNEL_LABELS[channel]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.kind}>
                  <th scope="row">{name(row)}</th>
                  {NOTIFICATION_CHANNELS.map((channel) => (
                    <td key={channel}>
                      <label className={styles['cell']}>{toggle(row, channel)}</label>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
    );
  });
}
