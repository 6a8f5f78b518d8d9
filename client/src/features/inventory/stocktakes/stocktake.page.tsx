import { useApolloClient } from '@apollo/client/react';
import { STOCKTAKE_BUTTON_TABLE, type StocktakeButton } from '@sideline/schema/inventory/moving';
import { STOCKTAKE_TRANSITIONS } from '@sideline/schema/inventory/stocktake-transitions';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useOwnRight } from '../../../components/rights/use-own-right';
import { Empty } from '../../../components/ui/empty';
import { FilterBar, FilterChip, SearchBox } from '../../../components/ui/filter-bar';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { ItemScanField } from '../../../components/scan/item-scan-field';
import { Failure } from '../../../components/ui/failure';
import { PageSkeleton, TableSkeleton } from '../../../components/ui/skeletons';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { useWitnessing } from '../../../components/witness/use-witnessing';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { numberText, poundsText } from '../../../lib/formats';
import { askToConfirm } from '../../../lib/confirming';
import { attempt, clearFailed } from '../../../lib/failures';
import { notify } from '../../../lib/notices';
import { useOnline } from '../../../lib/online';
import { useSignedInUser } from '../../../lib/session';
import { Facts } from '../papers/facts';
import { History, stepSentence } from '../papers/history';
import styles from '../papers/papers.module.css';
import { CountLine } from './count-line';
import { DeviceLines } from './device-lines';
import { FoundForm } from './found-form';
import { readKeptStocktake, type KeptStocktake } from './kept-counts';
import { OfflineStocktake } from './offline-stocktake';
import { UnsentCountsAlert } from './unsent-counts';
import { useKeptCounts, useStocktakeCopy, type KeptCounts } from './use-kept-counts';
import { scopeWords, StocktakeState } from './stocktake-words';
import {
  useStepStocktakeMutation,
  useStocktakeLinesQuery,
  useStocktakeQuery,
  type CountLineFragment,
  type StocktakeDetailsFragment,
} from './stocktakes.generated';

const PRIMARY: ReadonlySet<StocktakeButton> = new Set(['start', 'hand_in', 'post']);
const FILTERS = ['q', 'which', 'item'] as const;
const WHICH = [
  { value: 'open', label: 'Still to count' },
  { value: 'counted', label: 'Counted' },
  { value: 'recount', label: 'To count again' },
  { value: 'variance', label: 'Different from the books' },
] as const;

/** One stocktake: counted by scan, by several people at once, compared, and posted. */
export default function StocktakePage() {
  const { stocktakeId = '' } = useParams();
  const isAdmin = useSignedInUser().role === 'admin';
  const client = useApolloClient();
  const { data, error, refetch } = useStocktakeQuery({
    variables: { stocktakeId, isAdmin },
    fetchPolicy: 'cache-and-network',
  });
  const [isCancelling, setCancelling] = useState(false);
  const [step] = useStepStocktakeMutation({ context: inlineErrors });
  const [stepOn] = useStepStocktakeMutation({ context: inlineErrors, refetchQueries: ['StocktakeLines'] });
  const witnessing = useWitnessing();
  const details = data?.stocktake;
  const approving = useOwnRight('approve', details?.possible.includes('post') ?? false);
  // The server cannot be asked: the stocktake as this device has it, all of its lines and not only those on the page.
  const isLost = useOnline().status === 'offline';
  const [device, setDevice] = useState<KeptStocktake | null>(null);
  useEffect(() => {
    if (error !== undefined || isLost) void readKeptStocktake(stocktakeId).then(setDevice);
  }, [error, isLost, stocktakeId]);
  const { copy, keepLines } = useStocktakeCopy(details);
  const offline = isLost ? (copy?.details.stocktake.id === stocktakeId ? copy : device) : null;
  const sent = useCallback(
    (lines: readonly CountLineFragment[]) => {
      keepLines(lines);
      void refetch().catch(() => undefined);
      void client.refetchQueries({ include: ['StocktakeLines'] });
    },
    [client, refetch, keepLines],
  );
  const number = (details ?? device?.details)?.stocktake.number ?? '';
  const kept = useKeptCounts(stocktakeId, number, sent);
  const crumbs = [{ label: 'Stocktakes', path: '/inventory/stocktakes' }];
  if (details === undefined && device !== null) return <OfflineStocktake stocktake={device} kept={kept} />;
  if (details === undefined)
    return error ? (
      <Page title="Stocktake" breadcrumb={crumbs} error={error} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  const { stocktake, possible } = details;
  const take = async (action: StocktakeButton) => {
    await attempt(() =>
      witnessing.run((witness) =>
        stepOn({ variables: { input: { id: stocktake.id, action, witness }, isAdmin } }),
      ),
    );
    // If it cannot be loaded again, it stays as it is shown.
    await refetch().catch(() => undefined);
  };
  const press = (action: StocktakeButton) => {
    clearFailed();
    if ('needsReason' in STOCKTAKE_TRANSITIONS[action]) setCancelling(true);
    else if (action === 'post')
      askToConfirm({
        title: `Post ${stocktake.number}?`,
        content: `The books will be corrected to match the count: ${String(details.varianceCount ?? 0)} lines differ.`,
        okText: 'Post stocktake',
        cancelText: 'Not yet',
        // Not awaited, because a separate dialog asks for a witness.
        onOk: () => void take('post'),
      });
    else void take(action);
  };
  return (
    <Page
      title={stocktake.number}
      breadcrumb={crumbs}
      purpose={scopeWords(stocktake)}
      aside={<StocktakeState state={stocktake.state} />}
      actions={
        <>
          {[false, true].map((isPrimary) =>
            possible
              .filter((action) => PRIMARY.has(action) === isPrimary)
              .map((action) => (
                <Button
                  key={action}
                  {...(isPrimary ? { type: 'primary' as const } : { danger: action === 'cancel' })}
                  {...(action === 'post' ? approving.button : {})}
                  onClick={() => press(action)}
                >
                  {STOCKTAKE_BUTTON_TABLE[action].label}
                </Button>
              )),
          )}
          {approving.reason}
        </>
      }
    >
      <UnsentCountsAlert kept={kept} />
      <Head details={details} />
      {stocktake.state === 'open' ? (
        <Empty title="Nobody has started yet" size="small">
          The lines are listed from the books when the count starts.
        </Empty>
      ) : offline !== null && details.canCount ? (
        <DeviceLines stocktake={offline} kept={kept} />
      ) : (
        <Lines
          details={details}
          kept={kept}
          onCounted={(line) => {
            if (line !== null) keepLines([line]);
            void refetch().catch(() => undefined);
          }}
        />
      )}
      <History steps={details.steps} sentence={stepSentence} />
      {witnessing.dialog}
      {isCancelling ? (
        <ReasonDialog
          title={`Cancel ${stocktake.number}`}
          label="Why are you cancelling it?"
          hint="The counts are kept, and nothing is posted."
          okText="Cancel stocktake"
          isDanger
          onGive={async (reason) => {
            await step({ variables: { input: { id: stocktake.id, action: 'cancel', reason }, isAdmin } });
            await refetch();
          }}
          onClose={() => setCancelling(false)}
        />
      ) : null}
    </Page>
  );
}

function Head({ details }: { readonly details: StocktakeDetailsFragment }) {
  const { stocktake, counters, recountCount, varianceCount, variancePence } = details;
  return (
    <Facts
      facts={[
        [
          'Counted',
          stocktake.state === 'open'
            ? 'Not started'
            : `${numberText(stocktake.countedCount)} of ${numberText(stocktake.lineCount)}`,
        ],
        [
          'Who counts',
          counters.length === 0 ? 'Administrators' : counters.map(({ name }) => name).join(', '),
        ],
        ['Counted again if the difference is above', `${String(stocktake.limitPercent)}%`],
        ...(stocktake.round > 1 ? [['Round', String(stocktake.round)] as const] : []),
        ...(recountCount > 0 ? [['To count again', String(recountCount)] as const] : []),
        ...(varianceCount === null ? [] : [['Differ from the books', String(varianceCount)] as const]),
        ...(variancePence == null
          ? []
          : [
              [
                'Value of the differences',
                `${variancePence < 0 ? '−' : ''}${poundsText(Math.abs(variancePence))}`,
              ] as const,
            ]),
        ...(stocktake.notes === null ? [] : [['Notes', stocktake.notes] as const]),
      ]}
    />
  );
}

interface LinesProps {
  readonly details: StocktakeDetailsFragment;
  readonly kept: KeptCounts;
  readonly onCounted: (line: CountLineFragment | null) => void;
}

function Lines({ details: { stocktake, canCount }, kept, onCounted }: LinesProps) {
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const [scanned, setScanned] = useState<string | null>(null);
  const { data, previousData, error, loading, refetch, fetchMore } = useStocktakeLinesQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      stocktakeId: stocktake.id,
      first: LIMITS.page.default,
      filter: {
        text: values.q ?? null,
        which: WHICH.find(({ value }) => value === values.which)?.value ?? null,
        itemId: values.item ?? null,
      },
    },
  });
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const choose = useCallback(
    ({ id, name }: { readonly id: string; readonly name: string }) => {
      setScanned(name);
      set({ item: id, q: null, which: null });
    },
    [set],
  );
  const answered = data ?? (values.item === undefined ? previousData : undefined);
  const lines = answered?.stocktakeLines;
  const { onMore } = morePages('stocktakeLines', answered, fetchMore);
  const counted = (line: CountLineFragment | null) => {
    onCounted(line);
    void refetch().catch(() => undefined);
  };
  return (
    <section className={styles['section']} aria-labelledby="stocktake-lines">
      <h2 id="stocktake-lines">Lines</h2>
      {canCount ? <ItemScanField label="Scan or find what you count" onChoose={choose} /> : null}
      <FilterBar
        isAny={isAny}
        onClear={() => {
          setScanned(null);
          clear();
        }}
      >
        <SearchBox
          label="Search lines"
          placeholder="Item, SKU or lot"
          value={values.q ?? ''}
          onSearch={search}
        />
        <FilterChip
          label="Show"
          value={values.which}
          options={[...WHICH]}
          onChange={(which) => set({ which })}
        />
      </FilterBar>
      {values.item === undefined ? null : (
        <p className={styles['quiet']}>{`Only ${scanned ?? 'one item'} is shown.`}</p>
      )}
      {lines === undefined ? (
        error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <TableSkeleton />
        )
      ) : (
        <>
          {lines.nodes.length === 0 ? (
            <Empty
              title={isAny ? 'No line matches' : 'Nothing is listed'}
              size="small"
              action={isAny ? <Button onClick={clear}>Show all lines</Button> : undefined}
            >
              {canCount ? 'Scan what you find. You can count it even if it is not listed.' : null}
            </Empty>
          ) : (
            <ul className={styles['lines']} aria-labelledby="stocktake-lines">
              {lines.nodes.map((line) => (
                <CountLine
                  key={`${line.id} ${String(line.counts)}`}
                  stocktakeId={stocktake.id}
                  line={line}
                  canCount={canCount}
                  kept={kept}
                  onCounted={counted}
                />
              ))}
            </ul>
          )}
          {canCount && values.item !== undefined ? (
            <FoundForm
              key={values.item}
              stocktake={stocktake}
              itemId={values.item}
              listed={lines.nodes}
              onCounted={() => {
                notify.success('Counted.');
                counted(null);
              }}
            />
          ) : null}
          {onMore === undefined ? null : (
            <Button onClick={onMore} loading={loading}>
              Load more
            </Button>
          )}
        </>
      )}
    </section>
  );
}
