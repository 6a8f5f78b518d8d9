import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { Page } from '../../components/ui/page';
import { PageSkeleton } from '../../components/ui/skeletons';
import { openAmendment } from './drafts/draft-registry';
import type { AmendmentNote } from './drafts/draft-state';
import { useDraftOf } from './prf-context';
import './prf.css';
import type { PrfRecord } from './prf-record';
import { PrfScreen } from './prf-screen';
import { storedSections, usePrfRecord } from './use-prf-record';
import { DraftAlonePage } from './frame/draft-alone-page';
import { AmendingHead } from './amending/amending-head';
import { SectionChanges } from './amending/section-changes';

/** /prf/{number}/amend: the same form for a draft of its own, which is sent as a whole when it is signed. */
export default function AmendPrfPage() {
  const { customPrfId: number } = useParams();
  const { record, readBackAt, error, refresh } = usePrfRecord(number, null);
  const title = `Amend ${number ?? ''}`;
  if (!record && readBackAt !== null)
    return (
      <DraftAlonePage
        title={title}
        number={number ?? ''}
        reason="The server cannot be reached. You need a connection to amend a signed record. What you have already written is kept on this device and will be sent."
      />
    );
  if (error && !record) return <Page title={title} error={error} onRetry={() => void refresh()} />;
  if (record && !record.canAmend)
    return (
      <Page
        title={title}
        breadcrumb={[{ label: record.customPrfId, path: `/prf/${record.customPrfId}` }]}
        purpose="You can amend only a signed record. Its author, its crew and the person who signed it have 72 hours. After that, an administrator can amend it."
      />
    );
  return record ? <Amending key={record.id} {...{ record, readBackAt, refresh }} /> : <PageSkeleton />;
}

interface AmendingProps {
  readonly record: PrfRecord;
  readonly readBackAt: number | null;
  readonly refresh: () => Promise<boolean>;
}

function Amending({ record, readBackAt, refresh }: AmendingProps) {
  const store = openAmendment(record.id);
  const { amendment, customPrfId } = useDraftOf(store);
  useEffect(() => {
    store.load(record.customPrfId, storedSections(record));
  }, [store, record]);
  const answered = useMemo(() => withAnswers(record, amendment), [record, amendment]);
  // Waits until it has the signed version.
  if (customPrfId === null) return <PageSkeleton />;
  return (
    <PrfScreen
      store={store}
      record={answered}
      readBackAt={readBackAt}
      refresh={refresh}
      isAmending
      head={<AmendingHead />}
      foot={<SectionChanges />}
    />
  );
}

/** The record, with the actions for alerts that the amendment raises. */
const withAnswers = (record: PrfRecord, note: AmendmentNote | null): PrfRecord => ({
  ...record,
  alerts: [
    ...(note?.alertActions ?? []).map(({ entryId, total, reasons, action, escalation, at }) => ({
      entryId,
      total,
      band: 'medium' as const,
      basis: 'score' as const,
      reasons: [...(reasons ?? [])],
      occurredAt: null,
      raisedAt: at,
      action,
      escalation: escalation ? { kind: escalation.kind, until: escalation.until ?? null } : null,
      actionedAt: at,
      actionRecordedAt: null,
      actionedBy: null,
      clearedAt: null,
    })),
    ...record.alerts,
  ],
});
