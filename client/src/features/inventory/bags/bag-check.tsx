import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { Alert, Button } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { Page } from '../../../components/ui/page';
import { ScanField } from '../../../components/scan/scan-field';
import type { ScanChoice } from '../../../components/scan/scanned';
import { ErrorSummary } from '../../../components/ui/entity-form';
import { FormFailure } from '../../../components/ui/form-failure';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { askToConfirm } from '../../../lib/confirming';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { todayAsLocalDate } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import { onReconnection, useOnline } from '../../../lib/online';
import { amountWords } from '../stock-words';
import {
  allPresent,
  asBooked,
  finishedCheck,
  openGauges,
  openRows,
  packWords,
  placesOf,
  reopened,
  rowOfCode,
  type CheckDraft,
  type CheckedRow,
  type CheckPlace,
  type CheckRow,
} from './bag-check-draft';
import { controlId, Place, rowId } from './bag-check-place';
import { useCheckBagMutation, type BagDetailsPartsFragment } from './bags.generated';
import styles from './bags.module.css';
import { keepCheck, keepsChecks, openCheck, readCheck } from './kept-checks';

interface BagCheckProps {
  readonly details: BagDetailsPartsFragment;
  /** The check was sent or discarded. */
  readonly onEnd: () => void;
}

const OPEN_UNTIL_SENT = 'Keep this page open until the check is sent.';

const newDraft = ({ bag }: BagDetailsPartsFragment): CheckDraft => {
  const next = new Date(Date.now() + bag.checkEveryDays * 86_400_000).toISOString().slice(0, 10);
  return {
    ...{ id: newId(), bagId: bag.id, bagName: bag.name, rows: {}, unbroken: [], pouchSeals: {} },
    ...{ seal: '', nextCheckOn: next, notes: '', finishedAt: null },
  };
};

/**
 * A bag check: one column of large rows in the bag's own order. Every tap is saved on the device, and the check is sent
 * when there is a connection.
 */
export function BagCheck({ details, onEnd }: BagCheckProps) {
  // The books as they were when the check started, so that rows do not move while someone counts.
  const [begun] = useState(details);
  const [draft, setDraft] = useState<CheckDraft | null>(null);
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    void keepsChecks().then(setKept);
    void readCheck(begun.bag.id).then((kept) => setDraft(kept ?? newDraft(begun)));
  }, [begun]);
  return draft === null ? null : <Counting details={begun} first={draft} isKept={isKept} onEnd={onEnd} />;
}

interface CountingProps extends BagCheckProps {
  readonly first: CheckDraft;
  /** Whether this device keeps the check, or only this page has it. */
  readonly isKept: boolean;
}

function Counting({ details, first, isKept, onEnd }: CountingProps) {
  const { bag } = details;
  const { isOnline } = useOnline();
  const [draft, setDraft] = useState(first);
  const [opened, setOpened] = useState<string | null>(null);
  const places = useMemo(() => placesOf(details, todayAsLocalDate()), [details]);
  const open = openRows(draft, places);
  const gauges = openGauges(draft, places);
  const [send] = useCheckBagMutation({ context: inlineErrors });
  const saving = useSaving(controlId);

  useEffect(() => openCheck(bag.id), [bag.id]);
  const change = useCallback(
    (next: (before: CheckDraft) => CheckDraft) => setDraft((before) => reopened(next(before))),
    [],
  );
  // What the device has of it. Closing the page loses only the rest.
  const [written, setWritten] = useState<CheckDraft | null>(null);
  useEffect(() => {
    keepCheck(bag.id, draft).then(
      () => setWritten(draft),
      // It is not kept, so the screen does not say that it is.
      () => undefined,
    );
  }, [bag.id, draft]);
  const setRow = useCallback(
    (row: CheckRow, checked: CheckedRow | undefined) =>
      change((before) => {
        const { [row.key]: _gone, ...others } = before.rows;
        return { ...before, rows: checked === undefined ? others : { ...others, [row.key]: checked } };
      }),
    [change],
  );

  const finish = async () => {
    const finished = finishedCheck(draft, places, new Date());
    setDraft(finished);
    await keepCheck(bag.id, finished);
    const isSent = await saving.run(null, async () => {
      await send({ variables: { input: finished.input } });
    });
    if (!isSent) return;
    await keepCheck(bag.id, null);
    notify.success(`The check of ${bag.name} is recorded.`);
    onEnd();
  };
  // A check that was finished without a connection is sent when there is one again. Elsewhere `takeUpChecks` does it.
  const again = useRef(finish);
  useEffect(() => {
    again.current = finish;
  });
  const isWaiting = draft.finishedAt !== null;
  useEffect(() => {
    if (!isWaiting) return undefined;
    return onReconnection(() => void again.current());
  }, [isWaiting]);

  const giveUp = () =>
    askToConfirm({
      title: 'Discard this check?',
      content: 'Your counts will be lost. The bag will not change.',
      okText: 'Discard check',
      okButtonProps: { danger: true },
      cancelText: 'Keep counting',
      onOk: async () => {
        await keepCheck(bag.id, null);
        onEnd();
      },
    });
  const total = places.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Page
      title={`Check ${bag.name}`}
      breadcrumb={[
        { label: 'Bags', path: '/inventory/bags' },
        { label: bag.name, path: `/inventory/bags/${bag.id}` },
      ]}
      purpose={
        open.length === 0
          ? gauges.length === 0
            ? 'Everything is counted. Seal the bag.'
            : `Everything is counted. Still to read: ${gaugeWords(gauges)}.`
          : `${String(open.length)} of ${String(total)} still to count.${isKept && written === draft ? ' Kept on this device.' : ''}`
      }
      actions={
        <Button danger onClick={giveUp}>
          Discard check
        </Button>
      }
    >
      {isOnline ? null : (
        <Alert
          type="info"
          showIcon
          title={`No connection. ${isKept ? 'The check is kept on this device and sent later.' : OPEN_UNTIL_SENT}`}
          style={{ marginBottom: 16 }}
        />
      )}
      <RowScanner
        places={places}
        draft={draft}
        onFound={(row) => setRow(row, draft.rows[row.key] ?? asBooked(row))}
        onRefused={(row) => setOpened(row.key)}
      />
      <div className={styles['places']}>
        {places.map((place) => (
          <Place
            key={place.id}
            place={place}
            bagId={bag.id}
            draft={draft}
            opened={opened}
            onOpen={setOpened}
            onRow={setRow}
            onGauge={(batchId, percent) =>
              change(({ gauges, ...before }) => {
                const { [batchId]: _gone, ...others } = gauges ?? {};
                return { ...before, gauges: percent === null ? others : { ...others, [batchId]: percent } };
              })
            }
            onAll={() => change((before) => allPresent(before, place))}
            onUnbroken={(isUnbroken) =>
              change((before) => ({
                ...before,
                unbroken: isUnbroken
                  ? [...before.unbroken, place.id]
                  : before.unbroken.filter((id) => id !== place.id),
              }))
            }
            onSeal={(seal) =>
              change((before) => ({ ...before, pouchSeals: { ...before.pouchSeals, [place.id]: seal } }))
            }
          />
        ))}
      </div>
      <form
        noValidate
        className={styles['end']}
        aria-label="Seal the bag"
        onSubmit={(event) => {
          event.preventDefault();
          void finish();
        }}
      >
        <h2>Seal the bag</h2>
        <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
        <FormFailure text={saving.failure} />
        <TextField
          id={controlId('seal')}
          label="Seal number"
          hint="Leave it empty if the bag is not complete yet."
          value={draft.seal}
          maxLength={40}
          error={saving.problems.of('seal')}
          onChange={(seal) => change((before) => ({ ...before, seal }))}
        />
        <TextField
          id={controlId('nextCheckOn')}
          label="Next check"
          type="date"
          value={draft.nextCheckOn}
          error={saving.problems.of('nextCheckOn')}
          onChange={(nextCheckOn) => change((before) => ({ ...before, nextCheckOn }))}
        />
        <TextField
          id={controlId('notes')}
          label="Notes"
          isLong
          value={draft.notes}
          onChange={(notes) => change((before) => ({ ...before, notes }))}
        />
        {isWaiting && !saving.isSaving ? (
          <Alert
            type="warning"
            showIcon
            title={`Not sent. ${isKept ? 'It is kept on this device and sent when there is a connection.' : OPEN_UNTIL_SENT}`}
          />
        ) : null}
        {open.length === 0 ? null : (
          <p className={styles['quiet']}>
            {`Still to count: ${open
              .slice(0, 3)
              .map(({ name }) => name)
              .join(', ')}${open.length > 3 ? ` and ${String(open.length - 3)} more` : ''}`}
          </p>
        )}
        {gauges.length === 0 ? null : (
          <p className={styles['quiet']}>{`Still to read: ${gaugeWords(gauges)}`}</p>
        )}
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          disabled={open.length > 0 || gauges.length > 0}
          loading={saving.isSaving}
        >
          Finish check
        </Button>
      </form>
    </Page>
  );
}

const gaugeWords = ([first, ...more]: readonly string[]): string =>
  `gauge of ${first ?? ''}${more.length === 0 ? '' : ` and ${String(more.length)} more`}`;

interface FoundRow extends ScanChoice {
  readonly row: CheckRow;
}
const foundOf = (row: CheckRow, place: CheckPlace): FoundRow & { readonly detail: string } => ({
  ...{ id: row.key, name: row.name, row },
  detail: `${place.name}, ${amountWords(row.booked, row.unit)} in the books`,
});

const scrollTo = (row: CheckRow): void => {
  document.getElementById(rowId(row.key))?.scrollIntoView({ block: 'center' });
};

/** Ticks a row by its barcode or our label, and scrolls to it. A pack that must not be used ticks nothing. */
function RowScanner({
  places,
  draft,
  onFound,
  onRefused,
}: {
  readonly places: readonly CheckPlace[];
  readonly draft: CheckDraft;
  readonly onFound: (row: CheckRow) => void;
  /** The pack that was scanned is expired, recalled or in quarantine. */
  readonly onRefused: (row: CheckRow) => void;
}) {
  const all = useMemo(
    () => places.flatMap((place) => place.rows.map((row) => foundOf(row, place))),
    [places],
  );
  const search = useCallback(
    (text: string) =>
      Promise.resolve(all.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())).slice(0, 8)),
    [all],
  );
  const find = useCallback(
    (code: ScannedCode) => {
      const found = rowOfCode(places, draft, code);
      if (found === null) return Promise.resolve(null);
      const { refusal, remark } = packWords(found.row, code, todayAsLocalDate());
      const choice = foundOf(found.row, found.place);
      if (refusal !== undefined) {
        onRefused(found.row);
        scrollTo(found.row);
        return Promise.resolve({ ...choice, refusal });
      }
      return Promise.resolve(
        remark === undefined ? choice : { ...choice, detail: `${choice.detail}. Note: ${remark}` },
      );
    },
    [places, draft, onRefused],
  );
  const choose = useCallback(
    ({ row }: FoundRow) => {
      onFound(row);
      scrollTo(row);
    },
    [onFound],
  );
  return (
    <ScanField<FoundRow>
      label="Scan or search to tick an item"
      placeholder="Barcode or name"
      search={search}
      find={find}
      onChoose={choose}
      keepsScanning
    />
  );
}
