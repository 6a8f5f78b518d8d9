import { BellOutlined, CheckCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FormFailure } from '../ui/form-failure';
import { inlineErrors } from '../../lib/apollo-hooks';
import { clockOf, formatAge, formatTime } from '../../lib/dates';
import { messageOf } from '../../lib/errors';
import { numberText } from '../../lib/formats';
import { notify } from '../../lib/notices';
import { useSignedInUser } from '../../lib/session';
import { useNow } from '../../lib/use-now';
import { StatusTag } from '../ui/status-tag';
import { useRemindAuthorMutation, type UnsignedAuthorFactsFragment } from './unsigned-authors.generated';
import styles from './unsigned-authors.module.css';

interface UnsignedAuthorsProps {
  readonly authors: readonly UnsignedAuthorFactsFragment[];
  /** An author was reminded, so the authors are loaded again. */
  readonly onReminded: () => void;
  /** How many authors, and how many records of each, are shown before 'Show all'. */
  readonly shownAtFirst: { readonly authors: number; readonly records: number };
}

/**
 * Who started records that nobody has signed, those with the oldest first, and a reminder for each. Administrators only.
 */
export function UnsignedAuthors({ authors, shownAtFirst, onReminded }: UnsignedAuthorsProps) {
  const [isWhole, setWhole] = useState(false);
  // Green only if nothing is open at all: a record that is not yet late is unsigned too.
  if (authors.length === 0)
    return (
      <p className={styles['allClear']}>
        <CheckCircleFilled aria-hidden="true" /> Every record is signed. Unsigned records appear here, oldest
        first.
      </p>
    );
  const shown = isWhole ? authors : authors.slice(0, shownAtFirst.authors);
  return (
    <>
      <ul className={styles['authors']} aria-label="Authors of unsigned records, oldest record first">
        {shown.map((author) => (
          <Author
            key={author.userId}
            author={author}
            records={shownAtFirst.records}
            onReminded={onReminded}
          />
        ))}
      </ul>
      {shown.length < authors.length ? (
        <Button block type="link" className={styles['more'] ?? ''} onClick={() => setWhole(true)}>
          {`Show all ${String(authors.length)} people`}
        </Button>
      ) : null}
    </>
  );
}

interface AuthorProps {
  readonly author: UnsignedAuthorFactsFragment;
  readonly records: number;
  readonly onReminded: () => void;
}

const counted = (count: number): string => `${numberText(count)} open ${count === 1 ? 'record' : 'records'}`;

function Author({ author, records, onReminded }: AuthorProps) {
  const { userId, firstName, lastName, isActive, openCount, lateCount, remindedAt } = author;
  const me = useSignedInUser();
  const now = useNow();
  const [isWhole, setWhole] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [remind, reminding] = useRemindAuthorMutation({ context: inlineErrors });
  const name = `${firstName} ${lastName}`;
  const shown = isWhole ? author.records : author.records.slice(0, records);

  const send = async () => {
    setProblem(null);
    try {
      await remind({ variables: { input: { userId } } });
      notify.success(`${name} has been reminded.`);
      onReminded();
    } catch (failure) {
      setProblem(messageOf(failure));
    }
  };
  return (
    <li>
      <div className={styles['head']}>
        <span className={styles['name']}>
          <strong>{name}</strong>
          <span className={styles['quiet']}>
            {counted(openCount)}
            {lateCount > 0 ? `, ${String(lateCount)} late` : ', none late yet'}
          </span>
        </span>
        {userId === me.id ? (
          <Link to="/open-prfs?mine=1&sort=created">Yours: sign them</Link>
        ) : !isActive ? (
          <StatusTag tone="neutral">Cannot sign in</StatusTag>
        ) : remindedAt === null ? (
          <Button
            icon={<BellOutlined aria-hidden="true" />}
            loading={reminding.loading}
            aria-label={`Remind ${name}`}
            onClick={() => void send()}
          >
            Remind
          </Button>
        ) : (
          <span className={styles['quiet']}>{`Reminded today at ${formatTime(remindedAt)}`}</span>
        )}
      </div>
      <FormFailure text={problem} />
      <ul className={styles['records']}>
        {shown.map(({ id, customPrfId, eventName, timeZone, createdAt, isLate, missingCount }) => (
          <li key={id}>
            <span>
              <Link to={`/prf/${customPrfId}`}>{customPrfId}</Link>
              <span className={styles['quiet']}>
                {[
                  eventName,
                  `started ${clockOf(timeZone).dateTime(createdAt)} (${formatAge(createdAt, now)})`,
                  missingCount === 0 ? 'form complete' : `${String(missingCount)} still needed`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <StatusTag tone={isLate ? 'warning' : 'info'}>{isLate ? 'Late' : 'Open'}</StatusTag>
          </li>
        ))}
      </ul>
      {shown.length < author.records.length ? (
        <Button type="link" className={styles['more'] ?? ''} onClick={() => setWhole(true)}>
          {`Show ${String(author.records.length - shown.length)} more by ${name}`}
        </Button>
      ) : author.records.length < openCount ? (
        <p className={styles['quiet']}>{`These are the ${String(author.records.length)} oldest.`}</p>
      ) : null}
    </li>
  );
}
