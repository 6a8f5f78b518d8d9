import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { SCHEDULED_ACTOR, SCHEDULED_REQUEST } from '@sideline/schema/audit-actions';
import { ROLE_LABELS } from '@sideline/schema/roles';
import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../lib/dates';
import { useSignedInUser } from '../../lib/session';
import type { AuditFilterKey } from './audit-filters';
import {
  changedWords,
  diffPath,
  entryWords,
  fieldWords,
  isServersOwn,
  objectKindWords,
  objectPath,
  placeWords,
} from './audit-words';
import type { AuditRowFragment } from './audit.generated';
import log from '../../components/list/log-list.module.css';
import styles from './audit.module.css';

const who = ({ action, actorName, actorId, tokenId, requestId }: AuditRowFragment): string => {
  if (isServersOwn(action)) return 'The server';
  if (actorName) return tokenId ? `${actorName} (by API token)` : actorName;
  if (actorId) return 'A deleted account';
  return requestId.startsWith(SCHEDULED_REQUEST) ? SCHEDULED_ACTOR : 'A person who was not signed in';
};

function detailsOf(
  entry: AuditRowFragment,
): readonly (readonly [label: string, value: ReactNode, isWide?: boolean])[] {
  const roleLabels: Readonly<Partial<Record<string, string>>> = ROLE_LABELS;
  const role = entry.role ? (roleLabels[entry.role] ?? entry.role) : null;
  return [
    ['Who', `${who(entry)}${role ? `, ${role}` : ''}`],
    ['Action', entry.action],
    ['Where in Sideline', entry.context ? placeWords(entry.context) : null],
    ['Patient', entry.patientId ? <Link to={`/patients/${entry.patientId}`}>Open the patient</Link> : null],
    ['PRF', entry.prfId ? <Link to={`/prf/${entry.prfId}`}>Open the PRF</Link> : null],
    ['Event', entry.eventId ? <Link to={`/events/${entry.eventId}`}>Open the event</Link> : null],
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

interface AuditRowProps {
  readonly entry: AuditRowFragment;
  /** Shows the entries for these filters, and clears every other filter. */
  readonly onFilter: (filters: Readonly<Partial<Record<AuditFilterKey, string>>>) => void;
}

/** Questions that one press answers. */
function Questions({ entry, onFilter }: AuditRowProps) {
  const { patientId, actorId, actorName, address, requestId } = entry;
  return (
    <div className={styles.questions}>
      {patientId ? (
        <Button onClick={() => onFilter({ patient: patientId, show: 'reading' })}>
          Who has looked at this patient
        </Button>
      ) : null}
      {actorId ? (
        <Button onClick={() => onFilter({ person: actorId, show: 'reading' })}>
          {`What ${actorName ?? 'this account'} opened`}
        </Button>
      ) : null}
      <Button onClick={() => onFilter({ request: requestId })}>All entries of this request</Button>
      {address ? <Button onClick={() => onFilter({ address })}>All entries from this address</Button> : null}
    </div>
  );
}

/** One entry as a sentence, with what it is about and what changed. Pressing it shows everything that was recorded. */
export function AuditRow({ entry, onFilter }: AuditRowProps) {
  const { role } = useSignedInUser();
  const path = objectPath(entry, role === 'admin');
  const changed = changedWords(entry.fieldsChanged);
  const difference = diffPath(entry);
  const object = entry.objectName
    ? `${entry.objectType ? `${objectKindWords(entry.objectType)} ` : ''}${entry.objectName}`
    : null;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
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
        <span className={`${log.when ?? ''} sl-figures`}>{formatDateTime(entry.recordedAt)}</span>
        <span className={log.what}>
          <strong>{who(entry)}</strong> {entryWords(entry.action, entry.context)}
          {entry.isRefusal && entry.action !== 'ACCESS_DENIED' ? (
            <span className={styles.refused}> (refused)</span>
          ) : null}
        </span>
        {isOpen ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
      </button>
      {object || changed ? (
        <p className={styles.under}>
          {object === null ? null : path === null ? <span>{object}</span> : <Link to={path}>{object}</Link>}
          {changed === null ? null : <span>{changed}</span>}
          {difference === null ? null : <Link to={difference}>See what changed</Link>}
        </p>
      ) : null}
      {isOpen ? (
        <dl className={styles.details} id={id}>
          {detailsOf(entry).map(([label, value, isWide]) =>
            value ? (
              <div key={label} className={isWide ? styles.wide : undefined}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      ) : null}
      {isOpen ? <Questions entry={entry} onFilter={onFilter} /> : null}
    </>
  );
}
