import { ERRORS } from '@sideline/schema/errors';
import { DownloadOutlined } from '@ant-design/icons';
import { SHIFT_REPORT_FORMATS } from '@sideline/schema/exports';
import { LIMITS } from '@sideline/schema/limits';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useOwnRight } from '../../../components/rights/use-own-right';
import { useExport } from '../../../components/exports/use-export';
import { ActFailure } from '../../../components/ui/act-failure';
import { Failure } from '../../../components/ui/failure';
import { TableSkeleton } from '../../../components/ui/skeletons';
import { useActFailure } from '../../../components/ui/use-act-failure';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { failureText } from '../../../lib/errors';
import { DayRange } from '../day-range';
import { areDays, momentsOf, type Days } from '../days';
import { useShiftReportQuery } from './shift-report.generated';
import { ShiftReportView } from './shift-report-view';
import styles from './shift-report.module.css';

interface ShiftReportDialogProps {
  /** The initial period: the days that the calendar shows. */
  readonly days: Days;
  readonly onClose: () => void;
}

/** A period's totals, shifts per role, hours per staff and each event, to read and download. */
export function ShiftReportDialog({ days, onClose }: ShiftReportDialogProps) {
  const [typed, setTyped] = useState(days);
  const [asked, setAsked] = useState(() => momentsOf(days));
  const downloading = useActFailure();
  const { saving, take, open, dialog } = useExport(downloading.say);
  const exporting = useOwnRight('exportLists');
  const { data, loading, error, refetch } = useShiftReportQuery({
    variables: asked,
    fetchPolicy: 'no-cache',
    context: inlineErrors,
  });
  // An earlier answer does not apply to days requested since.
  const report = loading || error ? undefined : data?.shiftReport;
  const isRange = areDays(typed, LIMITS.shiftReport.days);

  const update = () => {
    const next = momentsOf(typed);
    if (next.from === asked.from && next.to === asked.to) void refetch();
    else setAsked(next);
  };

  return (
    <Modal open title="Shift Report" footer={null} width={960} onCancel={onClose}>
      <div className={styles.report}>
        <form
          noValidate
          className={styles.question}
          onSubmit={(event) => {
            event.preventDefault();
            if (isRange) update();
          }}
        >
          <DayRange
            id="shift-report"
            days={typed}
            most={LIMITS.shiftReport.days}
            onChange={(changed) => {
              setTyped({ ...typed, ...changed });
            }}
          />
          <Button htmlType="submit" type="primary" disabled={!isRange} loading={loading}>
            Update report
          </Button>
        </form>
        {loading ? <TableSkeleton rows={8} /> : null}
        {error && !loading ? (
          <Failure
            error={error}
            text={failureText(error, ERRORS.SHIFT_REPORT_FAILED.message)}
            onRetry={() => void refetch()}
          />
        ) : null}
        {report ? <ShiftReportView report={report} /> : null}
        <ActFailure failed={downloading.failed} />
        <div className={styles.foot}>
          {report && report.summary.totalShifts > 0
            ? SHIFT_REPORT_FORMATS.map((form) => (
                <Button
                  key={form}
                  icon={<DownloadOutlined aria-hidden="true" />}
                  loading={saving === form}
                  {...exporting.button}
                  disabled={exporting.button.disabled || (saving !== null && saving !== form)}
                  onClick={() => {
                    const { from, to } = asked;
                    downloading.clear();
                    void take('shiftReport', form, new URLSearchParams({ from, to }));
                  }}
                >
                  {`Download ${form.toUpperCase()}`}
                </Button>
              ))
            : null}
          {exporting.reason}
          <Button type="link" onClick={open}>
            Your files
          </Button>
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
      {dialog}
    </Modal>
  );
}
