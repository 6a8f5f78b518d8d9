import { FormOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { usePrf } from '../prf-context';

/** Shown on every section to everyone who can write there: a patient's own details are waiting for a decision. */
export function KioskReportsNotice() {
  const { record } = usePrf();
  const count = record?.kioskReportCount ?? 0;
  if (!record || count === 0) return null;
  return (
    <div className="prf-callout" data-tone="warning" role="status">
      <p className="prf-callout-title">
        <FormOutlined aria-hidden="true" /> The patient filled in their own details
        {count === 1 ? '' : `, ${count} times`}
      </p>
      <p>They may include allergies. Nothing is added to the record until a member of staff accepts it.</p>
      <Link to={`/prf/${record.customPrfId}/kiosk-desk`}>Review what they entered</Link>
    </div>
  );
}
