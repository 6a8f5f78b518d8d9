import { CheckCircleFilled } from '@ant-design/icons';
import { quantityText } from '@sideline/schema/inventory/quantity';
import { Card, Descriptions } from 'antd';
import { Link } from 'react-router-dom';
import { Page } from '../../components/ui/page';
import { CardsSkeleton } from '../../components/ui/skeletons';
import { formatAge, formatDateTime } from '../../lib/dates';
import { numberText } from '../../lib/formats';
import { AlertsCard } from './alerts-card';
import { AnsweredQuestionsCard } from './answered-questions-card';
import { AndTheRest } from './and-the-rest';
import styles from './dashboard.module.css';
import { FoldedRows } from './folded-rows';
import { useSafetyReportQuery, type SafetyReportQuery } from './safety.generated';

type Shortage = SafetyReportQuery['safetyReport']['shortages'][number];

const SHOWN_AT_FIRST = 12;

/** What the clinical safety officer watches: docs/safety has the hazards and their controls. */
export default function SafetyPage() {
  const { data, error, refetch } = useSafetyReportQuery({ fetchPolicy: 'cache-and-network' });
  const report = data?.safetyReport;
  return (
    <Page
      title="Clinical safety"
      purpose="For the clinical safety officer: alerts without an action, questions that were answered instead of corrected, and stock used for patients that is not explained in the books."
      error={error}
      hasContent={report !== undefined}
      onRetry={() => void refetch()}
    >
      {report ? (
        <div className={styles.sections}>
          <Card title={<h2 className="sl-card-title">This installation</h2>}>
            <Descriptions
              column={1}
              items={[
                { key: 'version', label: 'Version', children: report.version },
                {
                  key: 'log',
                  label: 'Hazard log',
                  children:
                    'docs/safety in the source of this version, with the test that proves each control',
                },
              ]}
            />
          </Card>
          <AlertsCard alerts={report.openAlerts} count={report.openAlertCount} />
          <AnsweredQuestionsCard />
          <ShortagesCard shortages={report.shortages} count={report.shortageCount} />
        </div>
      ) : (
        <CardsSkeleton />
      )}
    </Page>
  );
}

function ShortagesCard({
  shortages,
  count,
}: {
  readonly shortages: readonly Shortage[];
  readonly count: number;
}) {
  return (
    <Card
      title={
        <h2 className="sl-card-title">Stock shortages not settled{count > 0 && ` (${numberText(count)})`}</h2>
      }
    >
      {shortages.length === 0 ? (
        <p className={styles.allClear}>
          <CheckCircleFilled aria-hidden="true" /> None. Stock that was used and is not in the books appears
          here until it is settled.
        </p>
      ) : (
        <>
          <FoldedRows
            rows={shortages}
            shownAtFirst={SHOWN_AT_FIRST}
            rowKey={({ moveId }) => moveId}
            render={(shortage) => <ShortageLine {...shortage} />}
          />
          <AndTheRest
            shown={shortages.length}
            count={count}
            which="oldest"
            to="/inventory/usage-logs?show=shortages"
          />
        </>
      )}
    </Card>
  );
}

function ShortageLine({
  itemId,
  itemName,
  quantity,
  locationName,
  occurredAt,
  customPrfId,
  byName,
}: Shortage) {
  return (
    <div className={styles.row}>
      <div className={styles.main}>
        <Link to={`/inventory/usage-logs?show=shortages&item=${itemId}`} className={styles.link}>
          {quantityText(quantity)} × {itemName}
        </Link>
        <div className={styles.facts}>
          {formatDateTime(occurredAt)} ({formatAge(occurredAt)}) · {locationName} · {byName}
          {customPrfId !== null && ` · ${customPrfId}`}
        </div>
      </div>
    </div>
  );
}
