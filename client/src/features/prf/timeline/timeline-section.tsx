import { PrinterOutlined } from '@ant-design/icons';
import {
  TIMELINE_KIND_LABELS,
  TIMELINE_KINDS,
  type TimelineKind,
} from '@sideline/schema/prf/record/timeline';
import { Button } from 'antd';
import { useId } from 'react';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { ChipsControl } from '../fields/chips-control';
import { useIdentity } from '../prf-context';
import { TimelineList } from './timeline-list';
import styles from './timeline.module.css';
import { useTimeline } from './use-timeline';

const FILTERS = ['kinds'] as const;
const OPTIONS = TIMELINE_KINDS.map((key) => ({ key, label: TIMELINE_KIND_LABELS[key] }));

const isKind = (key: string): key is TimelineKind => key in TIMELINE_KIND_LABELS;

/** The whole contact in order of time, including what was struck through. It can be filtered by kind and printed. */
export function TimelineSection() {
  const { timed, untimed } = useTimeline();
  const { customPrfId } = useIdentity();
  const { values, set } = useUrlFilters(FILTERS);
  const id = useId();
  const kinds = (values.kinds ?? '').split(',').filter(isKind);
  const isShown = ({ kind }: { readonly kind: TimelineKind }) => kinds.length === 0 || kinds.includes(kind);
  const shown = timed.filter(isShown);
  const unknown = untimed.filter(isShown);
  const isEmpty = shown.length + unknown.length === 0;

  return (
    <>
      <section className={`prf-card ${styles['tools']}`} aria-labelledby={`${id}-filter`}>
        <div className={styles['head']}>
          <h3 id={`${id}-filter`} className="prf-card-title">
            Show
          </h3>
          <Button
            icon={<PrinterOutlined aria-hidden="true" />}
            onClick={() => {
              window.print();
            }}
          >
            Print
          </Button>
        </div>
        <ChipsControl
          id={id}
          labelId={`${id}-filter`}
          describedBy={undefined}
          options={OPTIONS}
          value={kinds}
          isDisabled={false}
          onChange={(keys) => {
            set({ kinds: keys?.join(',') ?? null });
          }}
        />
        <p className="prf-hint" role="status">
          {kinds.length === 0
            ? `Everything: ${shown.length + unknown.length}`
            : `${shown.length + unknown.length} of ${timed.length + untimed.length}`}
        </p>
      </section>
      <section className={`prf-card ${styles['sheet']}`} aria-labelledby={`${id}-title`}>
        <h3 id={`${id}-title`} className="prf-card-title">
          What happened
        </h3>
        <p className={styles['printed']}>
          Timeline of {customPrfId ?? 'a new record'}
          {kinds.length === 0 ? '' : `, only: ${kinds.map((kind) => TIMELINE_KIND_LABELS[kind]).join(', ')}`}
        </p>
        {isEmpty ? (
          <p className="prf-quiet">
            {kinds.length === 0
              ? 'Everything with a time appears here: observations, drugs, shocks, procedures, notes.'
              : 'Nothing of this kind was recorded.'}
          </p>
        ) : (
          <TimelineList items={shown} />
        )}
        {unknown.length > 0 ? (
          <>
            <h4 className={styles['group']}>Time not known</h4>
            <TimelineList items={unknown} />
          </>
        ) : null}
      </section>
    </>
  );
}
