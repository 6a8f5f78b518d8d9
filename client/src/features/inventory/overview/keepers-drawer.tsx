import { Skeleton } from 'antd';
import { useState } from 'react';
import { DrawerForm } from '../../../components/ui/drawer-form';
import { Failure } from '../../../components/ui/failure';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import { ColleaguePicker } from '../papers/colleague-picker';
import styles from '../papers/papers.module.css';
import { PlacePicker, type ChosenPlace } from '../papers/place-picker';
import { useSetStockKeepersMutation, useStockKeepersQuery } from './overview.generated';

const controlId = (field: string): string => `keepers-${field}`;

/** Who is notified every morning about low, expiring and late stock at a place. */
export function KeepersDrawer({ onClose }: { readonly onClose: () => void }) {
  const [place, setPlace] = useState<ChosenPlace | null>(null);
  /** Null until a change is made. */
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const saving = useSaving(controlId);
  const [set] = useSetStockKeepersMutation({ context: inlineErrors });
  const save = async () => {
    const isSaved = await saving.run(
      place === null ? [{ field: 'locationId', code: 'required', message: 'Choose the location.' }] : null,
      async () => {
        if (place !== null && changed !== null)
          await set({ variables: { input: { locationId: place.id, userIds: [...changed] } } });
      },
    );
    if (!isSaved) return;
    notify.success('Saved.');
    onClose();
  };
  return (
    <DrawerForm
      title="Who is responsible for a place"
      action="Save"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p className={styles['quiet']}>
        They get a message every morning about stock that is low, expiring or late there. Administrators get
        it for places that nobody is responsible for.
      </p>
      <PlacePicker
        id={controlId('locationId')}
        label="Location"
        value={place?.id ?? null}
        name={place?.name ?? null}
        isRequired
        error={saving.problems.of('locationId')}
        onChange={(chosen) => {
          setPlace(chosen);
          setChanged(null);
        }}
      />
      {place === null ? null : (
        <People
          key={place.id}
          locationId={place.id}
          changed={changed}
          error={saving.problems.of('userIds')}
          onChange={setChanged}
        />
      )}
    </DrawerForm>
  );
}

interface PeopleProps {
  readonly locationId: string;
  readonly changed: readonly string[] | null;
  readonly error: string | null;
  readonly onChange: (userIds: readonly string[]) => void;
}

function People({ locationId, changed, error, onChange }: PeopleProps) {
  const {
    data,
    error: unread,
    refetch,
  } = useStockKeepersQuery({ variables: { locationId }, fetchPolicy: 'cache-and-network' });
  // Until it is known who is responsible, a change would remove the others.
  if (data === undefined)
    return unread ? (
      <Failure error={unread} onRetry={() => void refetch()} />
    ) : (
      <Skeleton active title={false} />
    );
  const known = data.stockKeepers;
  return (
    <ColleaguePicker
      id={controlId('userIds')}
      label="People"
      hint="Leave this empty if nobody is responsible."
      value={changed ?? known.map(({ userId }) => userId)}
      known={known}
      error={error}
      onChange={onChange}
    />
  );
}
