import { PlusOutlined } from '@ant-design/icons';
import {
  QUALITY_KIND_KEYS,
  QUALITY_KINDS,
  QUALITY_SEVERITIES,
  QUALITY_STATE_LABELS,
  QUALITY_STATES,
  QUALITY_STEPS,
  stepsFor,
  stillNeeded,
  type QualityKind,
  type QualityState,
} from '@sideline/schema/quality';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { ToggleChip } from '../../components/ui/filter-bar';
import { LoadMore } from '../../components/list/load-more';
import { morePages } from '../../components/list/next-page';
import { Page } from '../../components/ui/page';
import { CardsSkeleton } from '../../components/ui/skeletons';
import { StatusTag } from '../../components/ui/status-tag';
import { useUrlFilters } from '../../components/ui/url-filters';
import { formatDate, formatDateTime } from '../../lib/dates';
import { QualityEntryDrawer, QualityStepDrawer } from './quality-drawers';
import { useQualityRegisterQuery, type QualityEntryRowFragment } from './quality.generated';
import styles from './quality.module.css';

const FILTERS = ['kind', 'state'] as const;
const isKind = (text: string | undefined): text is QualityKind =>
  QUALITY_KIND_KEYS.some((key) => key === text);
const isState = (text: string | undefined): text is QualityState =>
  QUALITY_STATES.some((key) => key === text);

/** /reports/quality: what a regulator asks for in addition to the records. Entries and steps are added, never changed. */
export default function QualityPage() {
  const { values, set } = useUrlFilters(FILTERS);
  const kind = isKind(values.kind) ? values.kind : null;
  const state = isState(values.state) ? values.state : null;
  const { data, error, loading, refetch, fetchMore } = useQualityRegisterQuery({
    variables: { filter: { kind, state } },
    fetchPolicy: 'cache-and-network',
  });
  const [open, setOpen] = useState<'entry' | QualityEntryRowFragment | null>(null);
  const close = () => setOpen(null);
  const saved = () => {
    close();
    void refetch();
  };
  const entries = data?.qualityEntries.nodes;
  return (
    <Page
      title="Quality register"
      purpose="Patient safety incidents, duty of candour, complaints, training and cleaning. You cannot change an entry. All entries are in the evidence pack."
      actions={
        <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setOpen('entry')}>
          New entry
        </Button>
      }
      error={data ? undefined : error}
      onRetry={() => void refetch()}
      filters={
        <div className={styles.filters}>
          <div role="group" aria-label="Kind" className={styles.chips}>
            {QUALITY_KIND_KEYS.map((key) => (
              <ToggleChip
                key={key}
                label={QUALITY_KINDS[key].label}
                isOn={kind === key}
                onChange={(isOn) => set({ kind: isOn ? key : null })}
              />
            ))}
          </div>
          <div role="group" aria-label="State" className={styles.chips}>
            {QUALITY_STATES.map((key) => (
              <ToggleChip
                key={key}
                label={QUALITY_STATE_LABELS[key]}
                isOn={state === key}
                onChange={(isOn) => set({ state: isOn ? key : null })}
              />
            ))}
          </div>
        </div>
      }
    >
      {entries === undefined ? <CardsSkeleton cards={3} rows={3} /> : null}
      {entries?.length === 0 ? (
        <Empty title={kind === null && state === null ? 'No entries yet' : 'No entry matches'}>
          Enter each incident, complaint, training and cleaning as soon as you know about it.
        </Empty>
      ) : null}
      {entries !== undefined && entries.length > 0 ? (
        <ul className={styles.entries} aria-label="Quality register">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} onStep={() => setOpen(entry)} />
          ))}
        </ul>
      ) : null}
      <LoadMore isLoading={loading} {...morePages('qualityEntries', data, fetchMore)} />
      {open === 'entry' ? <QualityEntryDrawer onClose={close} onSaved={saved} /> : null}
      {open !== null && open !== 'entry' ? (
        <QualityStepDrawer entry={open} onClose={close} onSaved={saved} />
      ) : null}
    </Page>
  );
}

function Entry({ entry, onStep }: { readonly entry: QualityEntryRowFragment; readonly onStep: () => void }) {
  const { kind, state, number, steps, severity, place, staffName, eventId, eventName, prfNumber } = entry;
  const name = `Entry ${String(number)}`;
  const missing = state === 'open' ? stillNeeded(kind, steps) : [];
  const hasSteps = QUALITY_KINDS[kind].needs !== null;
  return (
    <li className={styles.entry} aria-label={`${name}, ${QUALITY_KINDS[kind].label}`}>
      <div className={styles.head}>
        <strong>
          {String(number)} · {QUALITY_KINDS[kind].label}
        </strong>
        {hasSteps ? (
          <StatusTag tone={state === 'open' ? 'warning' : 'neutral'}>{QUALITY_STATE_LABELS[state]}</StatusTag>
        ) : null}
        {severity === null ? null : (
          <StatusTag tone={severity === 'none' || severity === 'low' ? 'neutral' : 'danger'}>
            {QUALITY_SEVERITIES[severity]}
          </StatusTag>
        )}
        <span className={styles.when}>{formatDate(entry.happenedOn)}</span>
      </div>
      <p className={styles.words}>{entry.text}</p>
      <p className={styles.quiet}>
        {[staffName, place].filter((part) => part !== null).map((part) => `${part} · `)}
        {eventId === null ? null : (
          <>
            <Link to={`/events/${eventId}`}>{eventName}</Link>
            {' · '}
          </>
        )}
        {prfNumber === null ? null : (
          <>
            <Link to={`/prf/${prfNumber}`}>{prfNumber}</Link>
            {' · '}
          </>
        )}
        Entered by {entry.writtenBy}, {formatDateTime(entry.writtenAt)}
      </p>
      {steps.length === 0 ? null : (
        <ol className={styles.steps} aria-label={`Steps of ${name.toLowerCase()}`}>
          {steps.map((step) => (
            <li key={step.id}>
              <strong>{QUALITY_STEPS[step.kind]}</strong>, {formatDate(step.happenedOn)}:{' '}
              <span className={styles.words}>{step.text}</span>{' '}
              <span className={styles.quiet}>
                ({step.writtenBy}, {formatDateTime(step.writtenAt)})
              </span>
            </li>
          ))}
        </ol>
      )}
      {missing.length === 0 ? null : (
        <p className={styles.quiet}>
          Still needs: {missing.map((step) => QUALITY_STEPS[step].toLowerCase()).join('; ')}
        </p>
      )}
      {stepsFor(kind, state, steps).length === 0 ? null : (
        <Button aria-label={`Add a step to ${name.toLowerCase()}`} onClick={onStep}>
          Add a step
        </Button>
      )}
    </li>
  );
}
