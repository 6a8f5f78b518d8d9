import { ROLE_LABELS } from '@sideline/schema/roles';
import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../lib/dates';
import { useIsPhone } from '../../lib/use-media';
import { actorOf, diffPath, fieldWords, placeWords } from './audit-words';
import type { AuditRowFragment } from './audit.generated';
import type { Question } from './entry-questions';
import styles from './audit.module.css';

function detailsOf(
  entry: AuditRowFragment,
): readonly (readonly [label: string, value: ReactNode, isWide?: boolean])[] {
  const roleLabels: Readonly<Partial<Record<string, string>>> = ROLE_LABELS;
  const role = entry.role ? (roleLabels[entry.role] ?? entry.role) : null;
  const difference = diffPath(entry);
  return [
    ['When', formatDateTime(entry.recordedAt)],
    ['Who', `${actorOf(entry)}${role ? `, ${role}` : ''}`],
    ['Action', entry.action],
    ['Where in Sideline', entry.context ? placeWords(entry.context) : null],
    ['Patient', entry.patientId ? <Link to={`/patients/${entry.patientId}`}>Open the patient</Link> : null],
    ['PRF', entry.prfId ? <Link to={`/prf/${entry.prfId}`}>Open the PRF</Link> : null],
    ['Event', entry.eventId ? <Link to={`/events/${entry.eventId}`}>Open the event</Link> : null],
    ['Versions', difference === null ? null : <Link to={difference}>See what changed</Link>],
    [
      'Fields',
      entry.fieldsChanged.length > 0
        ? entry.fieldsChanged.map((field) => fieldWords(field)).join('; ')
        : null,
      true,
    ],
    ['Description', entry.description, true],
    ['Address', entry.address],
    ['Device time', entry.clientAt ? formatDateTime(entry.clientAt) : null],
    ['Request', entry.requestId],
    ['Chain', entry.stream],
    ['Correlation', entry.correlationId],
  ];
}

interface EntryDrawerProps {
  readonly entry: AuditRowFragment;
  readonly questions: readonly Question[];
  readonly onClose: () => void;
}

/** Everything that was recorded in one entry, and the questions that one press answers. */
export function EntryDrawer({ entry, questions, onClose }: EntryDrawerProps) {
  const isPhone = useIsPhone();
  return (
    <Drawer open title="Audit entry" size={isPhone ? '100%' : 560} onClose={onClose}>
      <dl className={styles.details}>
        {detailsOf(entry).map(([label, value, isWide]) =>
          value ? (
            <div key={label} className={isWide ? styles.wide : undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <div className={styles.questions}>
        {questions.map(({ key, label, ask }) => (
          <Button
            key={key}
            onClick={() => {
              onClose();
              ask();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </Drawer>
  );
}
