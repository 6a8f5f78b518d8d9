import { LIMITS } from '@sideline/schema/limits';
import { SETTING_KIND_KEYS, SETTING_KINDS } from '@sideline/schema/provider/settings';
import { Button } from 'antd';
import { useState } from 'react';
import { Empty } from '../../../components/ui/empty';
import { Failure } from '../../../components/ui/failure';
import { FilterBar, FilterChip } from '../../../components/ui/filter-bar';
import { withNextPage } from '../../../components/list/next-page';
import { CardsSkeleton } from '../../../components/ui/skeletons';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { formatDateTime } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import { refreshProviderFacts } from '../../../lib/provider-settings';
import {
  usePutBackSettingMutation,
  useSettingChangesQuery,
  type SettingChangesQuery,
} from './provider.generated';
import styles from './provider.module.css';

type Change = SettingChangesQuery['settingChanges']['nodes'][number];

/** Every change, newest first. Each can be put back, which is itself a change. */
export function HistoryTab() {
  const { values, isAny, set } = useUrlFilters(['kind']);
  const kind = SETTING_KIND_KEYS.find((one) => one === values.kind) ?? null;
  const { data, previousData, error, fetchMore, refetch } = useSettingChangesQuery({
    fetchPolicy: 'network-only',
    variables: { first: LIMITS.page.default, kind },
  });
  const [putBack] = usePutBackSettingMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const changes = (data ?? previousData)?.settingChanges;

  const takeBack = async ({ id, title }: Change) => {
    setBusyId(id);
    try {
      await putBack({ variables: { input: { changeId: id } } });
      notify.success(`${title}: put back to how it was before that change.`);
      await Promise.all([refetch(), refreshProviderFacts()]);
    } catch {
      // The page already says why.
    }
    setBusyId(null);
  };

  if (error && !changes) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles['stack']}>
      <FilterBar isAny={isAny} onClear={() => set({ kind: null })}>
        <FilterChip
          label="Setting"
          value={values.kind}
          options={SETTING_KIND_KEYS.map((value) => ({ value, label: SETTING_KINDS[value].label }))}
          onChange={(value) => set({ kind: value })}
        />
      </FilterBar>
      {changes === undefined ? <CardsSkeleton /> : null}
      {changes?.nodes.length === 0 ? (
        <Empty title={isAny ? 'No change of this kind yet' : 'Nothing has been changed yet'}>
          Changes to settings and rights appear here. You can put each one back.
        </Empty>
      ) : null}
      <ul className={styles['changes']} aria-label="Changes">
        {changes?.nodes.map((change) => (
          <li key={change.id} className={styles['change']}>
            <div className={styles['changeHead']}>
              <div>
                <h2>{change.title}</h2>
                <p>
                  {change.putBackId === null ? 'Changed' : 'Put back'} by {change.changedBy},{' '}
                  {formatDateTime(change.changedAt)}
                </p>
              </div>
              <Button
                loading={busyId === change.id}
                disabled={busyId !== null}
                aria-label={`Put back ${change.title}, ${formatDateTime(change.changedAt)}`}
                onClick={() => void takeBack(change)}
              >
                Put back
              </Button>
            </div>
            <div className={styles['sides']}>
              <Side title="Before" lines={change.before} other={change.after} isBefore />
              <Side title="After" lines={change.after} other={change.before} />
            </div>
          </li>
        ))}
      </ul>
      {changes?.pageInfo.hasNextPage ? (
        <div className={styles['actions']}>
          <Button
            onClick={() =>
              void fetchMore({
                variables: { after: changes.pageInfo.endCursor },
                updateQuery: withNextPage('settingChanges'),
              })
            }
          >
            Show more changes
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface SideProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly other: readonly string[];
  readonly isBefore?: boolean;
}

/** One side of a change; lines that the other side does not have are marked. */
function Side({ title, lines, other, isBefore = false }: SideProps) {
  const Mark = isBefore ? 'del' : 'ins';
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map((line, index) => (
          <li key={`${index} ${line}`}>{other.includes(line) ? line : <Mark>{line}</Mark>}</li>
        ))}
      </ul>
    </div>
  );
}
