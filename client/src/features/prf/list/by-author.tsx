import { Failure } from '../../../components/ui/failure';
import { TableSkeleton } from '../../../components/ui/skeletons';
import { UnsignedAuthors } from '../../../components/unsigned/unsigned-authors';
import { useUnsignedAuthorsQuery } from '../../../components/unsigned/unsigned-authors.generated';

const SHOWN_AT_FIRST = { authors: 100, records: 20 };

/** Every author of open records with their age, the oldest first: whatever else the list is filtered by. */
export default function ByAuthor() {
  const { data, error, refetch } = useUnsignedAuthorsQuery({ fetchPolicy: 'cache-and-network' });
  if (data === undefined)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <TableSkeleton rows={6} />;
  return (
    <UnsignedAuthors
      authors={data.unsignedAuthors}
      shownAtFirst={SHOWN_AT_FIRST}
      onReminded={() => void refetch()}
    />
  );
}
