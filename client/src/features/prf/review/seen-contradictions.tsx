import type { Notice } from '@sideline/schema/prf/notice';
import { Alert, Checkbox } from 'antd';
import { lineLabel } from './line-target';

interface SeenContradictionsProps {
  readonly contradictions: readonly Notice[];
  readonly areSeen: boolean;
  readonly onSeen: (isTicked: boolean) => void;
}

/** What the record says against itself, asked about once more before the signature (screens section 2). */
export function SeenContradictions({ contradictions, areSeen, onSeen }: SeenContradictionsProps) {
  return (
    <section aria-label="Contradictions">
      <Alert
        type="warning"
        showIcon
        title="The record contradicts itself"
        description={
          <ul className="prf-seen">
            {contradictions.map((notice) => (
              <li key={`${notice.code}.${notice.section}.${notice.entryId ?? ''}.${notice.field}`}>
                <strong>{lineLabel(notice, notice.label)}:</strong> {notice.message}
              </li>
            ))}
          </ul>
        }
      />
      <Checkbox
        checked={areSeen}
        onChange={(event) => {
          onSeen(event.target.checked);
        }}
      >
        I have seen these
      </Checkbox>
    </section>
  );
}
