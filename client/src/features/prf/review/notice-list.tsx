import { CheckCircleFilled, ExclamationCircleFilled, RightOutlined, WarningFilled } from '@ant-design/icons';
import { sectionOf, isSectionKey, PATIENT_SECTION } from '@sideline/schema/prf/catalogue/catalogue';
import { useId } from 'react';
import { usePrf } from '../prf-context';
import type { LineTarget } from '../fields/line-target';

export interface ReviewLine {
  readonly key: string;
  readonly target: LineTarget;
  readonly label: string;
  readonly text: string;
}

interface NoticeListProps {
  readonly title: string;
  readonly lines: readonly ReviewLine[];
  readonly nothing: string;
  /** Says if something was not checked, and why; null if there is nothing to say. */
  readonly hint?: string | null;
  readonly tone: 'danger' | 'warning';
}

const sectionLabel = (section: string): string =>
  isSectionKey(section) ? sectionOf(section).label : PATIENT_SECTION.label;

/** One kind of notice about the record. Each line links to its field. */
export function NoticeList({ title, lines, nothing, tone, hint = null }: NoticeListProps) {
  const { goTo } = usePrf();
  const id = useId();
  return (
    <section className="prf-card" aria-labelledby={id}>
      <h3 id={id} className="prf-card-title">
        {title}
        {lines.length > 0 ? ` (${lines.length})` : ''}
      </h3>
      {hint === null ? null : <p className="prf-hint">{hint}</p>}
      {lines.length === 0 ? (
        <p className="prf-nothing">
          <CheckCircleFilled aria-hidden="true" /> {nothing}
        </p>
      ) : (
        <ul className="prf-remarks">
          {lines.map((line) => (
            <li key={line.key}>
              <button
                type="button"
                className="prf-remark"
                onClick={() => {
                  goTo(line.target);
                }}
              >
                <span className={`prf-remark-icon prf-remark-${tone}`} aria-hidden="true">
                  {tone === 'danger' ? <ExclamationCircleFilled /> : <WarningFilled />}
                </span>
                <span className="prf-remark-text">
                  <strong>{line.label}</strong>
                  <span className="prf-hint"> {sectionLabel(line.target.section)}</span>
                  <br />
                  {line.text}
                </span>
                <RightOutlined aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
