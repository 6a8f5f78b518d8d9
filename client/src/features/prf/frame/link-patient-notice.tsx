import { UserAddOutlined } from '@ant-design/icons';
import { PATIENT_SECTION } from '@sideline/schema/prf/catalogue/catalogue';
import { Button } from 'antd';
import { usePrf, useView } from '../prf-context';
import type { RecordView } from '../record-view';

/** Written without a connection, and since sent to the server. */
const isBack = (view: RecordView): boolean => {
  const { wentOffline, customPrfId, failure, lock } = view.draft();
  return wentOffline === true && customPrfId !== null && failure === null && lock === null;
};

/**
 * Back from a place where nobody could be searched for: a record without a patient asks for one, on every other section.
 */
export function LinkPatientNotice({ step }: { readonly step: string }) {
  const { record, readBackAt, isReadOnly, amending, goTo } = usePrf();
  const wanted = useView(isBack);
  // A record that was created here and has not been loaded yet has no patient either.
  if (!wanted || readBackAt !== null || (record !== null && record.patientId !== null)) return null;
  if (isReadOnly || amending || step === PATIENT_SECTION.key) return null;
  return (
    <div className="prf-callout" data-tone="warning" role="status">
      <p className="prf-callout-title">
        <UserAddOutlined aria-hidden="true" /> The connection is back: this record has no patient yet
      </p>
      <div className="prf-actions">
        <Button
          onClick={() => {
            goTo({ section: PATIENT_SECTION.key });
          }}
        >
          Link the patient
        </Button>
      </div>
    </div>
  );
}
