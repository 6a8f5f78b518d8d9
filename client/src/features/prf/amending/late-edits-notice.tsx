import { HistoryOutlined } from '@ant-design/icons';
import { usePrf } from '../prf-context';
import { REVIEW_STEP } from '@sideline/schema/prf/catalogue/steps';

/** Shown on every section of a signed record: says that changes arrived after the signature, and links to them. */
export function LateEditsNotice({ step }: { readonly step: string }) {
  const { record, goTo } = usePrf();
  const count = record?.lateEditCount ?? 0;
  if (count === 0 || step === REVIEW_STEP.key) return null;
  return (
    <div className="prf-callout" data-tone="warning" role="status">
      <p className="prf-callout-title">
        <HistoryOutlined aria-hidden="true" /> Edits that came after the signature: {count}
      </p>
      <button
        type="button"
        className="prf-text-button"
        onClick={() => {
          goTo({ section: REVIEW_STEP.key, controlId: 'prf-late-edits' });
        }}
      >
        Review them
      </button>
    </div>
  );
}
