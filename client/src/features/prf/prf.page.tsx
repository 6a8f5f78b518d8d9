import { stepOf } from '@sideline/schema/prf/catalogue/steps';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams, type Location } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { lazyPart } from '../../components/ui/lazy-part';
import { Page } from '../../components/ui/page';
import { PageSkeleton } from '../../components/ui/skeletons';
import { openedDevice } from '../../lib/device/device';
import { PrfScreen } from './prf-screen';
import './prf.css';
import { preloadSection } from './sections/section-body';
import { usePrfRecord } from './use-prf-record';

const RevisionView = lazyPart(async () => ({ default: (await import('./revision-view')).RevisionView }), {
  lost: 'The earlier version did not load.',
  fallback: <PageSkeleton />,
});

/** Marks a navigation that only gave the page its permanent address, so that the shell leaves scroll and focus alone. */
const STAYS_IN_PLACE = { staysInPlace: true } as const;

const draftIdOf = (state: unknown): string | null => {
  if (typeof state !== 'object' || state === null || !('draftId' in state)) return null;
  return typeof state.draftId === 'string' ? state.draftId : null;
};

/**
 * /createprf and /prf/{number}: the same screen. A new record has its id from here but no row before the first input.
 * Once it is saved, the address changes to its number, without recreating anything on the screen. An address with the
 * record's id also changes to its number.
 */
export default function PrfPage() {
  const { customPrfId: number } = useParams();
  const [search] = useSearchParams();
  const revision = Number(search.get('revision'));
  const step = stepOf(search.get('section')).key;
  // While the record loads, not after it: the section's script, and the store that the record waits for.
  useEffect(() => void preloadSection(step), [step]);
  useEffect(() => void openedDevice(), []);
  return number !== undefined && Number.isInteger(revision) && revision > 0 ? (
    <RevisionView number={number} revision={revision} />
  ) : (
    <OpenRecord number={number} />
  );
}

function OpenRecord({ number }: { readonly number: string | undefined }) {
  const { pathname, state, key } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const draftId = number === undefined ? draftIdOf(state) : null;
  const { store, record, readBackAt, error, refresh, lastingNumber } = usePrfRecord(number, draftId);

  useEffect(() => {
    // A user who moved on while this screen was still loading stays where they went.
    if (globalThis.location.pathname !== pathname) return;
    // The section in the address counts, because another may have been opened since this was drawn.
    const { search } = globalThis.location;
    // The id goes into the history entry, so that going back to it, or loading it again, is the same new record.
    if (number === undefined && draftId === null) {
      void navigate({ pathname, search }, { replace: true, state: { ...STAYS_IN_PLACE, draftId: newId() } });
    } else if (lastingNumber !== null) {
      void navigate(
        { pathname: `/prf/${lastingNumber}`, search },
        { replace: true, state: STAYS_IN_PLACE, preventScrollReset: true },
      );
    }
    // By the entry's key, because a section chosen at that moment may have replaced this navigation.
  }, [number, draftId, lastingNumber, navigate, pathname, key]);

  // A record made here stays on the screen even if it could not be loaded again.
  if (error && !store)
    return <Page title="Patient record form" error={error} onRetry={() => void refresh()} />;
  return store ? (
    <PrfScreen key={store.id} store={store} record={record} readBackAt={readBackAt} refresh={refresh} />
  ) : (
    <PageSkeleton />
  );
}
