import { RETENTION_MARK_LABELS, type RetentionMarkKind } from '@sideline/schema/retention';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { StatusTag } from '../../../components/ui/status-tag';
import { formatDateTime } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import type { MarkFactsFragment } from './retention.generated';
import styles from './retention.module.css';

const SET: Readonly<Record<RetentionMarkKind, string>> = {
  legal_hold: 'Set a legal hold',
  serious_incident: 'Mark as a serious incident',
};
const LIFT: Readonly<Record<RetentionMarkKind, string>> = {
  legal_hold: 'Lift the legal hold',
  serious_incident: 'Remove the mark',
};

interface MarksCardProps {
  readonly marks: readonly MarkFactsFragment[];
  /** What each kind of mark means that can be set here. */
  readonly hints: Readonly<Partial<Record<RetentionMarkKind, string>>>;
  /** What happens when a mark is lifted. */
  readonly liftHint: string;
  /** Shown if there never was a mark. */
  readonly none: string;
  readonly onSet: (mark: {
    readonly id: string;
    readonly kind: RetentionMarkKind;
    readonly reason: string;
  }) => Promise<unknown>;
  readonly onLift: (mark: { readonly id: string; readonly reason: string }) => Promise<unknown>;
  readonly onChanged: () => void;
}

type Asked = { readonly kind: RetentionMarkKind; readonly endOf: string | null };

/** The marks that keep something longer, with who set and who lifted each, and controls to set and lift one. */
export function MarksCard({ marks, hints, liftHint, none, onSet, onLift, onChanged }: MarksCardProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const free = (Object.keys(hints) as RetentionMarkKind[]).filter(
    (kind) => !marks.some((one) => one.kind === kind && one.endedAt === null),
  );
  const give = async (reason: string) => {
    if (asked === null) return;
    if (asked.endOf === null) await onSet({ id: newId(), kind: asked.kind, reason });
    else await onLift({ id: asked.endOf, reason });
    notify.success('Saved.');
    onChanged();
  };
  return (
    <Card title="Kept longer">
      <ul className={styles['marks']}>
        {marks.map(({ id, kind, reason, madeByName, madeAt, endedAt, endedByName, endedReason }) => (
          <li key={id}>
            <StatusTag tone={endedAt === null ? 'warning' : 'neutral'}>
              {`${RETENTION_MARK_LABELS[kind]}${endedAt === null ? '' : ', ended'}`}
            </StatusTag>
            <p>
              {madeByName}, {formatDateTime(madeAt)}: {reason}
              {endedAt !== null && (
                <>
                  <br />
                  Ended by {endedByName}, {formatDateTime(endedAt)}: {endedReason}
                </>
              )}
            </p>
            {endedAt === null && <Button onClick={() => setAsked({ kind, endOf: id })}>{LIFT[kind]}</Button>}
          </li>
        ))}
      </ul>
      {marks.length === 0 && <p>{none}</p>}
      <div className={styles['acts']}>
        {free.map((kind) => (
          <Button key={kind} onClick={() => setAsked({ kind, endOf: null })}>
            {SET[kind]}
          </Button>
        ))}
      </div>
      {asked !== null && (
        <ReasonDialog
          title={asked.endOf === null ? SET[asked.kind] : LIFT[asked.kind]}
          label="Reason"
          hint={asked.endOf === null ? (hints[asked.kind] ?? '') : liftHint}
          okText={asked.endOf === null ? SET[asked.kind] : LIFT[asked.kind]}
          maxLength={1000}
          onGive={give}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
