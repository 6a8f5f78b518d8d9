import type { PatientPartKey } from '@sideline/schema/prf/handover/patient-words-source';
import { Card } from 'antd';
import type { ReactNode } from 'react';
import { LANGUAGES } from '../../../lib/words/languages';
import styles from './portal.module.css';
import { PART_KEYS, usePortalWords } from './portal-words';

interface ShownPart {
  readonly key: PatientPartKey;
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly text: string; readonly note?: string | null }[];
}

interface RecordPartsProps {
  readonly parts: readonly ShownPart[];
  /** Content at the end of a part. */
  readonly after?: (part: ShownPart) => ReactNode;
}

/** Content before everything else. */
const LARGE: ReadonlySet<string> = new Set(['next', 'help']);

/** A record in plain words, part by part, with the advice in large text. */
export function RecordParts({ parts, after }: RecordPartsProps) {
  const { say } = usePortalWords();
  return parts.map((part) => (
    <Card key={part.key} title={<h2 className="sl-card-title">{say(PART_KEYS[part.key])}</h2>}>
      <div className={styles.stack}>
        {/* The record's own text stays as it was written. */}
        <dl
          lang={LANGUAGES.en.tag}
          className={`${styles.facts ?? ''} ${LARGE.has(part.key) ? (styles.large ?? '') : ''}`}
        >
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
