import type { PatientPartKey } from '@sideline/schema/prf/handover/patient-words-source';
import { Card } from 'antd';
import type { ReactNode } from 'react';
import styles from './portal.module.css';

interface ShownPart {
  readonly key: PatientPartKey;
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly text: string; readonly note?: string | null }[];
}

interface RecordPartsProps {
  readonly parts: readonly ShownPart[];
  /** What comes at the end of a part. */
  readonly after?: (part: ShownPart) => ReactNode;
}

/** What is read before all else. */
const LARGE: ReadonlySet<string> = new Set(['next', 'help']);

/** A record in plain words, part by part; the advice in large text. */
export function RecordParts({ parts, after }: RecordPartsProps) {
  return parts.map((part) => (
    <Card key={part.key} title={<h2 className="sl-card-title">{part.title}</h2>}>
      <div className={styles.stack}>
        <dl className={`${styles.facts ?? ''} ${LARGE.has(part.key) ? (styles.large ?? '') : ''}`}>
          {part.facts.map(({ label, text, note }) => (
            <div key={`${label} ${text}`}>
              <dt>{label}</dt>
              <dd>
                {text}
                {note ? <span className={styles.note}>{note}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
        {after?.(part)}
      </div>
    </Card>
  ));
}
