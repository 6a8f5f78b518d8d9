import { Drawer, Skeleton, Timeline } from 'antd';
import { Failure } from '../../../components/ui/failure';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { useIsPhone } from '../../../lib/use-media';
import { doseText, intervalText, totalText, whomText } from './dose-range-words';
import { useDoseRangeHistoryQuery } from './formulary.generated';

interface DoseRangeHistoryProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

const CHANGES: Readonly<Record<string, string>> = {
  created: 'Entered',
  changed: 'Changed',
  retired: 'Retired',
};

/** Every version of an entry, newest first, with its author. */
export function DoseRangeHistory({ id, name, onClose }: DoseRangeHistoryProps) {
  const isPhone = useIsPhone();
  const { data, error, refetch } = useDoseRangeHistoryQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return (
    <Drawer open title={`History: ${name}`} size={isPhone ? '100%' : 560} onClose={onClose}>
      {error && !data ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Timeline
          items={data.doseRangeHistory.map((version) => ({
            key: version.version,
            content: (
              <>
                <strong>
                  {CHANGES[version.change] ?? version.change} by {version.changedBy}
                </strong>
                , {formatDateTime(version.changedAt)}
                <div>
                  {whomText(version)}: {doseText(version)}. Total {totalText(version)}. Interval{' '}
                  {intervalText(version)}.
                </div>
                <div>
                  {version.source.replace(/\.$/u, '')}. Review by {formatDate(version.reviewOn)}.
                </div>
              </>
            ),
          }))}
        />
      ) : error ? null : (
        <Skeleton active />
      )}
    </Drawer>
  );
}
