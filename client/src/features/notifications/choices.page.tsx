import { useEffect, useState } from 'react';
import { Page } from '../../components/ui/page';
import { TableSkeleton } from '../../components/ui/skeletons';
import styles from './choices.module.css';
import { ChoicesTable } from './choices-table';
import { DevicesCard } from './devices-card';
import { TimesCard } from './times-card';
import { useNotificationChoicesQuery } from './choices.generated';
import { readPushState, type PushState } from './this-browser';

/** How the user is notified: which channels, of what, when, and on which devices. */
export default function NotificationChoicesPage() {
  const { data, error, refetch } = useNotificationChoicesQuery({ fetchPolicy: 'network-only' });
  const choices = data?.notificationChoices;
  // Loaded before the page is drawn: its texts differ in height, and would move what is below.
  const [here, setHere] = useState<PushState | null>(null);
  useEffect(() => {
    let isOpen = true;
    void readPushState().then((found) => {
      if (isOpen) setHere(found);
    });
    return () => {
      isOpen = false;
    };
  }, []);
  return (
    <Page
      title="How you are notified"
      purpose="Which notifications you get in the app, by e-mail and on your devices, and when."
      breadcrumb={[{ label: 'My account', path: '/account' }]}
      error={error}
      hasContent={choices !== undefined}
      onRetry={() => void refetch()}
    >
      {choices === undefined || here === null ? (
        <TableSkeleton rows={8} />
      ) : (
        <div className={styles['stack']}>
          <DevicesCard
            devices={choices.devices}
            pushKey={choices.pushKey}
            found={here}
            onChanged={async () => {
              await refetch();
            }}
          />
          <TimesCard times={choices} />
          <ChoicesTable kinds={choices.kinds} />
        </div>
      )}
    </Page>
  );
}
