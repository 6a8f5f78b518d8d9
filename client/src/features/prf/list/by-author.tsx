import { Failure } from '../../../components/ui/failure';
import { TableSkeleton } from '../../../components/ui/skeletons';
import { UnsignedAuthors } from '../../../components/unsigned/unsigned-authors';
import { useUnsignedAuthorsQuery } from '../../../components/unsigned/unsigned-authors.generated';

const SHOWN_AT_FIRST = { authors: 100, records: 20 };

/** All authors of open records, those with the oldest first, whatever other filters the list has. */
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
