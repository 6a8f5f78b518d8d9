import { Link } from 'react-router-dom';
import { Page } from '../../../components/ui/page';
import { CardsSkeleton } from '../../../components/ui/skeletons';
import { KeptUntil } from './kept-until';
import type { RetentionFactsFragment } from './retention.generated';

interface RetentionPageProps {
  /** The rule that decides. */
  readonly purpose: string;
  readonly retention: RetentionFactsFragment | undefined;
  readonly error: unknown;
  /** Where what is kept is open. */
  readonly path: string;
  readonly onRefresh: () => void;
}

/** How long something is kept, and why: the marks that keep it longer, and a ruling that ends it. */
export function RetentionPage({ purpose, retention, error, path, onRefresh }: RetentionPageProps) {
  const shared = { purpose, breadcrumb: [{ label: 'Retention', path: '/retention' }] };
  if (!retention)
    return (
      <Page key="loading" title="Retention" {...shared} error={error} onRetry={onRefresh}>
        <CardsSkeleton cards={2} rows={4} />
      </Page>
    );
  return (
    <Page
      title={`Retention of ${retention.name}`}
      {...shared}
      actions={<Link to={path}>Open the record</Link>}
    >
      <KeptUntil retention={retention} onChanged={onRefresh} />
    </Page>
  );
}
