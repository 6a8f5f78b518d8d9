import { UploadOutlined } from '@ant-design/icons';
import { movedOnPlan, type PlanPoint } from '@sideline/schema/event-plan';
import { Button, Card } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Empty } from '../../components/ui/empty';
import { PlanMap } from '../../components/event-plan/plan-map';
import { FormFailure } from '../../components/ui/form-failure';
import { messageOf } from '../../lib/errors';
import { sendFile } from '../../lib/http';
import { useSignedInUser } from '../../lib/session';
import {
  usePlaceEventZoneMutation,
  useRemoveEventPlanMutation,
  type EventQuery,
  type ZoneFactsFragment as Zone,
} from './events.generated';
import styles from './event-plan-card.module.css';

interface EventPlanCardProps {
  readonly eventId: string;
  /** Null if there is no picture yet. */
  readonly plan: NonNullable<EventQuery['event']>['plan'];
  readonly zones: readonly Zone[];
  readonly canEdit: boolean;
  /** Reads the event again, with its plan and zones. */
  readonly onChanged: () => Promise<unknown>;
}

const pointOf = ({ planX, planY }: Zone): PlanPoint | null =>
  typeof planX === 'number' && typeof planY === 'number' ? { x: planX, y: planY } : null;

const percent = (thousandths: number): string => `${String(Math.round(thousandths / 10))} %`;
const pointWords = (point: PlanPoint | null): string =>
  point === null
    ? 'Not on the plan yet'
    : `${percent(point.x)} from the left, ${percent(point.y)} from the top`;

/** The plan of an event's site. Administrators choose a zone, and press its position or move it with the arrow keys. */
export default function EventPlanCard({ eventId, plan, zones, canEdit, onChanged }: EventPlanCardProps) {
  const { id: userId } = useSignedInUser();
  const [place, placing] = usePlaceEventZoneMutation();
  const [removePlan, removing] = useRemoveEventPlanMutation();
  const [chosenId, setChosenId] = useState<string | null>(null);
  /** Where the keys have moved the chosen zone, not saved yet. */
  const [moved, setMoved] = useState<PlanPoint | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const inUse = zones.filter(({ isActive }) => isActive);
  const chosen = inUse.find(({ id }) => id === chosenId) ?? null;
  const shownPoint = (zone: Zone): PlanPoint | null =>
    zone.id === chosenId && moved !== null ? moved : pointOf(zone);

  const choose = (id: string | null) => {
    setChosenId(id);
    setMoved(null);
  };
  const put = async ({ id, version }: Zone, point: PlanPoint | null) => {
    // The notice says what failed, and the zone goes back to where it was.
    await place({
      variables: { input: { id, eventId, version, x: point?.x ?? null, y: point?.y ?? null } },
    }).catch(() => undefined);
    await onChanged();
    setMoved(null);
  };
  const send = async (picture: File | undefined) => {
    if (picture === undefined) return;
    setSending(true);
    setProblem(null);
    try {
      await sendFile(`/api/events/${eventId}/plan/picture`, picture, userId);
      await onChanged();
    } catch (failure) {
      setProblem(messageOf(failure));
    } finally {
      setSending(false);
    }
  };
  const press = (zone: Zone) => (event: KeyboardEvent) => {
    if (zone.id !== chosenId) return;
    const next = movedOnPlan(shownPoint(zone), event.key, event.shiftKey);
    if (next !== null) {
      event.preventDefault();
      setMoved(next);
    } else if (event.key === 'Enter' && moved !== null) {
      event.preventDefault();
      void put(zone, moved);
    } else if (event.key === 'Escape' && moved !== null) setMoved(null);
  };

  const upload = canEdit ? (
    <Button
      icon={<UploadOutlined aria-hidden="true" />}
      loading={isSending}
      onClick={() => file.current?.click()}
    >
      {plan === null ? 'Add plan' : 'Replace plan'}
    </Button>
  ) : null;
  const remove =
    canEdit && plan !== null ? (
      <Button
        loading={removing.loading}
        onClick={() => {
          // The page says what failed.
          removePlan({ variables: { input: { eventId } } })
            .then(onChanged)
            .catch(() => undefined);
        }}
      >
        Remove plan
      </Button>
    ) : null;
  return (
    <Card title={<h2 className="sl-card-title">Site plan</h2>} extra={plan === null ? null : upload}>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label="Picture of the site"
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
      <FormFailure text={problem} />
      {plan === null ? (
        <Empty size="small" title="No site plan yet" action={upload}>
          {canEdit
            ? 'Add a site map as a JPEG, PNG or WebP. Then place the zones on it, so that event control shows where incidents and crews are. The client sees it in the medical plan, so do not add a picture with people in it.'
            : 'An administrator can add a site map here and place the zones on it.'}
        </Empty>
      ) : (
        <div className={styles.sides}>
          <PlanMap
            plan={plan}
            marks={inUse.flatMap((zone) => {
              const point = shownPoint(zone);
              return point === null ? [] : [{ id: zone.id, name: zone.name, ...point }];
            })}
            chosenId={chosenId}
            onChoose={choose}
            onPress={
              canEdit && chosen !== null && !placing.loading ? (point) => void put(chosen, point) : undefined
            }
          />
          <div className={styles.list}>
            {canEdit ? (
              <p className={styles.hint}>
                {inUse.length === 0
                  ? 'Add zones above first. Then place them here.'
                  : 'Choose a zone. Then press its position on the plan, or move it with the arrow keys (hold Shift for larger steps) and press Enter.'}
              </p>
            ) : null}
            <ul className={styles.zones} aria-label="Zones on the plan">
              {inUse.map((zone) => (
                <li key={zone.id} className={styles.zone}>
                  <span className={styles.words}>
                    <strong>{zone.name}</strong>
                    <span className={styles.hint} aria-live={zone.id === chosenId ? 'polite' : 'off'}>
                      {pointWords(shownPoint(zone))}
                      {zone.id === chosenId && moved !== null ? ' (not saved)' : ''}
                    </span>
                  </span>
                  {canEdit ? (
                    <span className={styles.actions}>
                      <Button
                        type={zone.id === chosenId ? 'primary' : 'default'}
                        aria-pressed={zone.id === chosenId}
                        aria-label={`Place ${zone.name}`}
                        onClick={() => {
                          if (zone.id !== chosenId) choose(zone.id);
                          else if (moved === null) choose(null);
                        }}
                        onKeyDown={press(zone)}
                      >
                        Place
                      </Button>
                      {zone.id === chosenId && moved !== null ? (
                        <Button
                          loading={placing.loading}
                          aria-label={`Save where ${zone.name} is`}
                          onClick={() => void put(zone, moved)}
                        >
                          Save
                        </Button>
                      ) : null}
                      {pointOf(zone) === null ? null : (
                        <Button
                          type="text"
                          aria-label={`Take ${zone.name} off the plan`}
                          onClick={() => void put(zone, null)}
                        >
                          Take off
                        </Button>
                      )}
                    </span>
                  ) : null}
                </li>
              ))}
            </ul>
            {remove}
          </div>
        </div>
      )}
    </Card>
  );
}
