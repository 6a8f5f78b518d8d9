import {
  BREACH_DATA,
  BREACH_FIELD_LABELS,
  BREACH_PEOPLE,
  BREACH_RISKS,
  BREACH_STATE_LABELS,
  type BreachField,
} from '@sideline/schema/breach';
import { HOME_ZONE } from '@sideline/schema/local-day';
import { wallTime } from '@sideline/schema/wall-time';
import { Drawer, Skeleton } from 'antd';
import { Failure } from '../../../components/ui/failure';
import { formatDateTime } from '../../../lib/dates';
import { useIsPhone } from '../../../lib/use-media';
import styles from './breaches.module.css';
import { useBreachHistoryQuery } from './breaches.generated';

/** The words for values that are stored as keys. */
const WORDS: Readonly<Partial<Record<BreachField, Readonly<Record<string, string>>>>> = {
  dataCategories: BREACH_DATA,
  peopleCategories: BREACH_PEOPLE,
  risk: Object.fromEntries(Object.entries(BREACH_RISKS).map(([key, { label }]) => [key, label])),
  state: BREACH_STATE_LABELS,
};
const isField = (field: string): field is BreachField => field in BREACH_FIELD_LABELS;
const listOf = (text: string): readonly string[] =>
  text.startsWith('[') ? (JSON.parse(text) as string[]) : [text];

const said = (field: string, value: string | null): string => {
  if (value === null) return 'nothing';
  if (field.endsWith('At')) return formatDateTime(wallTime(value, HOME_ZONE));
  const words = isField(field) ? WORDS[field] : undefined;
  return words === undefined
    ? value
    : listOf(value)
        .map((key) => words[key] ?? key)
        .join('; ');
};

/** Who changed what in a breach, newest first. */
export function BreachHistory({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const isPhone = useIsPhone();
  const { data, error, refetch } = useBreachHistoryQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  return (
    <Drawer open title="History of the breach" size={isPhone ? '100%' : 720} onClose={onClose}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton active />
      ) : (
        <ol className={styles['changes']} aria-label="Changes">
          {data.breachHistory.map(({ version, changedAt, changedByName, fields }) => (
            <li key={version}>
              <strong>{changedByName}</strong>
              <span className={styles['quiet']}>, {formatDateTime(wallTime(changedAt, HOME_ZONE))}</span>
              <dl>
                {fields.map(({ field, from, to }) => (
                  <div key={field}>
                    <dt>{isField(field) ? BREACH_FIELD_LABELS[field] : field}</dt>
                    <dd>
                      {from !== null && <del>{said(field, from)}</del>} {said(field, to)}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  );
}
