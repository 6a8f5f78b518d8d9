import { useCallback, useMemo, useState } from 'react';
import { Page } from '../../components/ui/page';
import { PageSkeleton } from '../../components/ui/skeletons';
import { useQuery } from '../../lib/apollo-hooks';
import { newDraft } from './drafts/draft-state';
import { DraftStore } from './drafts/draft-store';
import { RefusedError } from '../../lib/http';
import { PRF_QUERY } from './prf-query';
import type { PrfRecord } from './prf-record';
import { PrfScreen } from './prf-screen';
import { storedSections } from './use-prf-record';

interface RevisionViewProps {
  readonly number: string;
  readonly revision: number;
}

/** An earlier signed version of a record, read only. Nothing in it is kept here. */
export function RevisionView({ number, revision }: RevisionViewProps) {
  const { data, loading, error, refetch } = useQuery(PRF_QUERY, {
    variables: { customPrfId: number, revision },
    fetchPolicy: 'no-cache',
  });
  const record = data?.prf;
  const missing =
    record === null ? new RefusedError(404, 'NOT_FOUND', `PRF ${number} has no version ${revision}.`) : null;
  if (error ?? missing)
    return <Page title={`PRF ${number}`} error={error ?? missing} onRetry={() => void refetch()} />;
  if (loading || !record) return <PageSkeleton />;
  return <Version key={revision} record={record} />;
}

const storeOf = (record: PrfRecord): DraftStore => {
  const store = new DraftStore(newDraft(record.id), {
    transport: () => Promise.reject(new Error('An earlier version cannot be changed')),
    keep: () => undefined,
    now: () => new Date(),
    newId: () => '',
  });
  store.load(record.customPrfId, storedSections(record));
  return store;
};

function Version({ record }: { readonly record: PrfRecord }) {
  const [store] = useState(() => storeOf(record));
  const readOnly = useMemo(
    () => ({
      ...record,
      canWrite: false,
      needsReason: false,
      canVoid: false,
      lateEditCount: 0,
      kioskReportCount: 0,
    }),
    [record],
  );
  const refresh = useCallback(() => Promise.resolve(true), []);
  return <PrfScreen store={store} record={readOnly} readBackAt={null} refresh={refresh} />;
}
