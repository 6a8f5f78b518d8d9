import { Alert, Button, Card } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { ActFailure } from '../../components/ui/act-failure';
import { Empty } from '../../components/ui/empty';
import { StatusTag } from '../../components/ui/status-tag';
import { useActFailure } from '../../components/ui/use-act-failure';
import { inlineErrors } from '../../lib/apollo-hooks';
import { formatDateTime } from '../../lib/dates';
import { deviceWords } from '../../lib/device-words';
import { notify } from '../../lib/notices';
import styles from './choices.module.css';
import {
  useAddPushDeviceMutation,
  useRemovePushDeviceMutation,
  useTestPushDeviceMutation,
  type NotificationChoicesQuery,
} from './choices.generated';
import { readPushState, subscribeHere, unsubscribeHere, type PushState } from './this-browser';

type Device = NotificationChoicesQuery['notificationChoices']['devices'][number];

interface DevicesCardProps {
  readonly devices: readonly Device[];
  readonly pushKey: string;
  /** The name that this browser gives itself. */
  readonly found: PushState;
  readonly onChanged: () => Promise<void>;
}

/** Turns on notifications for this device, and lists the devices that have them. */
export function DevicesCard({ devices, pushKey, found, onChanged }: DevicesCardProps) {
  const [state, setState] = useState(found);
  const [isTurningOn, setTurningOn] = useState(false);
  const [add] = useAddPushDeviceMutation({ context: inlineErrors });
  const [remove, removing] = useRemovePushDeviceMutation({ context: inlineErrors });
  const [test, testing] = useTestPushDeviceMutation({ context: inlineErrors });
  const failure = useActFailure();
  const mark = state.is === 'on' ? state.mark : null;
  const isOnHere = devices.some((device) => device.mark === mark);

  const turnOn = async () => {
    setTurningOn(true);
    await failure.run(async () => {
      const subscription = await subscribeHere(pushKey).catch((reason: unknown) => {
        if (!(reason instanceof DOMException)) throw reason;
        // The browser's own words are in its language, and say nothing that can be done.
        failure.say('The browser could not turn notifications on. Check its settings, then try again.');
        return null;
      });
      if (subscription === null) return;
      await add({
        variables: { input: { id: newId(), ...subscription, label: deviceWords(navigator.userAgent) } },
      });
      await onChanged();
      notify.success('Notifications are on for this device.');
    });
    setState(await readPushState());
    setTurningOn(false);
  };
  const takeOff = async (device: Device) => {
    await failure.run(async () => {
      await remove({ variables: { id: device.id } });
      if (device.mark === mark) {
        await unsubscribeHere();
        setState(await readPushState());
      }
      notify.success(`${device.label} no longer receives notifications.`);
    });
    // If they cannot be loaded again, they stay as they are shown.
    await onChanged().catch(() => undefined);
  };
  const tryOut = async (device: Device) => {
    const isSent = await failure.run(() => test({ variables: { id: device.id } }));
    if (isSent) notify.success(`A test is on its way to ${device.label}.`);
  };

  return (
    <Card title="Your devices">
      <div className={styles['form']}>
        <ActFailure failed={failure.failed} />
        <ThisDevice state={isOnHere || state.is !== 'on' ? state.is : 'off'}>
          <Button type="primary" loading={isTurningOn} onClick={() => void turnOn()}>
            Turn on for this device
          </Button>
        </ThisDevice>
        {devices.length === 0 ? (
          <Empty size="small" title="No devices yet">
            Turn notifications on here, on each of your own phones or computers.
          </Empty>
        ) : (
          <ul className={styles['devices']} aria-label="Devices that receive notifications">
            {devices.map((device) => (
              <li key={device.id}>
                <div>
                  <span className={styles['name']}>
                    {device.label}
                    {device.mark === mark ? <StatusTag tone="info">This device</StatusTag> : null}
                  </span>
                  <p className={styles['note']}>
                    {`Added ${formatDateTime(device.madeAt)}. `}
                    {device.usedAt === null
                      ? 'Nothing sent yet.'
                      : `Last sent ${formatDateTime(device.usedAt)}.`}
                  </p>
                </div>
                <div className={styles['actions']}>
                  <Button
                    disabled={testing.loading}
                    aria-label={`Send a test to ${device.label}`}
                    onClick={() => void tryOut(device)}
                  >
                    Send a test
                  </Button>
                  <Button
                    disabled={removing.loading}
                    aria-label={`Remove ${device.label}`}
                    onClick={() => void takeOff(device)}
                  >
                    Remove
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

interface ThisDeviceProps {
  readonly state: PushState['is'];
  /** The button. */
  readonly children: React.ReactNode;
}

/** The state of this device, and what can be done about it. */
function ThisDevice({ state, children }: ThisDeviceProps) {
  switch (state) {
    case 'unsupported':
      return (
        <Alert
          type="info"
          showIcon
          title="This browser cannot receive notifications."
          description="Use a current browser. On an iPhone or iPad, add Sideline to the home screen and open it from there."
        />
      );
    case 'blocked':
      return (
        <Alert
          type="warning"
          showIcon
          title="Notifications are blocked for this site."
          description="Allow notifications for this site in the settings of your browser. Then open this page again."
        />
      );
    case 'off':
      return (
        <div>
          <p className={styles['note']}>
            Turn this on only on your own device. Messages say what happened in general terms, and never name
            a patient. Your browser will ask for your permission.
          </p>
          <div className={styles['actions']}>{children}</div>
        </div>
      );
    case 'on':
      return null;
  }
}
