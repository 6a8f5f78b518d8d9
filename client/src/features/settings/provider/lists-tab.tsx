import { PROVIDER_LISTS } from '@sideline/schema/provider/lists';
import { Failure } from '../../../components/ui/failure';
import { FormSkeleton } from '../../../components/ui/skeletons';
import { ListForm } from './list-form';
import { useProviderListsPageQuery } from './provider.generated';
import styles from './provider.module.css';

/** The provider's named lists. */
export function ListsTab() {
  const { data, error, refetch } = useProviderListsPageQuery({ fetchPolicy: 'cache-and-network' });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton fields={6} />;
  return (
    <div className={styles['stack']}>
      {data.providerLists.map((list) => (
        <ListForm
          // The saved values from the server fill the form again.
          key={`${list.kind} ${list.version}`}
          list={list}
          words={PROVIDER_LISTS[list.kind]}
          onStale={() => void refetch()}
        />
      ))}
    </div>
  );
}
