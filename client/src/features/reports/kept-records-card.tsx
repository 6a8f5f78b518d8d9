import { Card } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatAge, formatDateTime } from '../../lib/dates';
import { useHeldDrafts } from '../prf/drafts/draft-registry';
import { PATIENT_NOT_HERE } from '../prf/drafts/held-drafts';
import { listKeptRecords, type KeptHead } from '../prf/drafts/kept-records';
import { useNow } from '../../lib/use-now';
import styles from './dashboard.module.css';

/** Shown while the server cannot be reached: the records that can be opened and written here. */
export default function KeptRecordsCard() {
  const now = useNow();
  const held = useHeldDrafts();
  const [read, setRead] = useState<readonly KeptHead[] | null>(null);
  useEffect(() => {
    let isOver = false;
    void listKeptRecords().then((found) => {
      if (!isOver) setRead(found);
    });
    return () => {
      isOver = true;
    };
  }, []);
  if (read === null) return null;
  const readNumbers = new Set(read.map(({ customPrfId }) => customPrfId));
  const records = [...read, ...held.filter(({ customPrfId }) => !readNumbers.has(customPrfId))].sort(
    (a, b) => b.readAt - a.readAt,
  );
  return (
    <Card
      title={
        <h2 className="sl-card-title">
          Records kept on this device{records.length > 0 && ` (${String(records.length)})`}
        </h2>
      }
    >
      {records.length === 0 ? (
        <p className={styles.facts}>
          None. A record that was opened here in the last 24 hours can be read without a connection.
        </p>
      ) : (
        <ul className={styles.rows}>
          {records.map(({ customPrfId, patientName, isDraftAlone, complaint, readAt }) => (
            <li key={customPrfId} className={styles.row}>
              <div className={styles.main}>
                <Link to={`/prf/${customPrfId}`} className={styles.link}>
                  {patientName ?? (isDraftAlone ? PATIENT_NOT_HERE : 'No patient yet')}
                </Link>
                <div className={styles.facts}>{[customPrfId, complaint].filter(Boolean).join(' · ')}</div>
                <div className={styles.facts}>
                  As it was on {formatDateTime(readAt)} ({agoWords(readAt, now)})
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const agoWords = (at: number, now: number): string => {
  const age = formatAge(at, now);
  return age === 'just now' ? age : `${age} ago`;
};
