import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { lateRecording } from '@sideline/schema/prf/record/timeline';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { authorOf, fieldWords, lineWords, type HistoryLine } from './history-words';
import log from './log-list.module.css';
import styles from './history.module.css';
import { PastDifferences } from './past-differences';
import { formatDateTime } from '../record-clock';

interface HistoryRowProps {
  readonly number: string;
  readonly line: HistoryLine;
}

/** One event, as a sentence. Pressing a new version of a section shows what it changed. */
export function HistoryRow({ number, line }: HistoryRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { kind, at, section, version, revision, deviceTime } = line;
  const canOpen = kind === 'WROTE' && section !== null && version !== null;
  const isFar = lateRecording(at, deviceTime) !== null;
  const sentence = (
    <>
      <span className={`${log.when ?? ''} sl-figures`}>{formatDateTime(at)}</span>
      <span className={log.what}>
        <strong>{authorOf(line)}</strong> {lineWords(line)}
        <span className={styles.fields}>{fieldWords(line)}</span>
        {isFar ? (
          <span className={styles.fields}>
            {kind === 'SIGNED' ? 'Signed' : 'Entered'} on the device {formatDateTime(deviceTime)}
          </span>
        ) : null}
      </span>
    </>
  );
  if (!canOpen)
    return (
      <div className={log.row} data-kind={kind}>
        {sentence}
        {revision === null ? null : (
          <Link to={`/prf/${number}?section=review&revision=${revision}`}>Open version {revision}</Link>
        )}
      </div>
    );
  return (
    <>
      <button
        type="button"
        className={log.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {sentence}
        <span aria-hidden="true">{isOpen ? <UpOutlined /> : <DownOutlined />}</span>
      </button>
      <div id={id} hidden={!isOpen} className={styles.changes}>
        {isOpen ? (
          <PastDifferences
            number={number}
            marks={[
              { section, version: version - 1 },
              { section, version },
            ]}
            names={['Before', 'After']}
            section={section}
            label={`What version ${version} changed`}
          />
        ) : null}
      </div>
    </>
  );
}
