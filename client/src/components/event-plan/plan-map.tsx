import { PLAN_SIDE, pointOnPlan, type PlanPoint } from '@sideline/schema/event-plan';
import type { CSSProperties, MouseEvent } from 'react';
import styles from './plan-map.module.css';

export interface PlanFacts {
  readonly eventId: string;
  readonly width: number;
  readonly height: number;
  readonly version: number;
}

/** A zone on the plan. */
export interface PlanMark extends PlanPoint {
  readonly id: string;
  readonly name: string;
  /** What is there, in a few characters; empty if nothing is. */
  readonly count?: string;
  /** The same in words, for people who cannot see it. */
  readonly words?: string;
  readonly isBusy?: boolean;
}

interface PlanMapProps {
  readonly plan: PlanFacts;
  readonly marks: readonly PlanMark[];
  readonly chosenId?: string | null;
  /** Left out if the zones are only shown, as on a wall. */
  readonly onChoose?: ((id: string) => void) | undefined;
  /** Where the picture was pressed; left out if pressing does not place anything. */
  readonly onPress?: ((point: PlanPoint) => void) | undefined;
}

const share = (thousandths: number): string => `${String((thousandths / PLAN_SIDE) * 100)}%`;

/** The picture of an event's site with its zones. The list beside it shows the same, and works by keyboard. */
export function PlanMap({ plan, marks, chosenId = null, onChoose, onPress }: PlanMapProps) {
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // A key press has no position. With the keyboard, zones are moved from the list.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPress?.(
      pointOnPlan({
        x: ((clientX - left) / width) * PLAN_SIDE,
        y: ((clientY - top) / height) * PLAN_SIDE,
      }),
    );
  };
  return (
    <div className={styles.map}>
      <img
        src={`/api/events/${plan.eventId}/plan/picture?version=${String(plan.version)}`}
        width={plan.width}
        height={plan.height}
        alt="Site plan"
        draggable={false}
      />
      {onPress === undefined ? null : (
        <button
          type="button"
          className={styles.press}
          tabIndex={-1}
          aria-label="Press where the zone is on the plan"
          onClick={press}
        />
      )}
      {marks.map(({ id, name, x, y, count, words, isBusy }) => {
        const look = {
          className: [
            styles.mark,
            ...(isBusy === true ? [styles.busy] : []),
            ...(id === chosenId ? [styles.chosen] : []),
          ].join(' '),
          style: {
            insetInlineStart: share(x),
            insetBlockStart: share(y),
            '--plan-x': (x / PLAN_SIDE) * 100,
          } as CSSProperties,
        };
        const content = (
          <>
            <span>{name}</span>
            {count === undefined ? null : <span className={styles.count}>{count}</span>}
          </>
        );
        return onChoose === undefined ? (
          <div key={id} {...look} role="img" aria-label={words === undefined ? name : `${name}: ${words}`}>
            {content}
          </div>
        ) : (
          <button
            key={id}
            type="button"
            {...look}
            aria-pressed={id === chosenId}
            aria-label={words === undefined ? `${name} on the plan` : `${name} on the plan: ${words}`}
            onClick={() => onChoose(id)}
          >
            {content}
          </button>
        );
      })}
    </div>
  );
}
