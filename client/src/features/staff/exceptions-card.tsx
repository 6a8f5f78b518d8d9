import { DeleteOutlined } from '@ant-design/icons';
import { HOME_ZONE } from '@sideline/schema/local-day';
import { availabilityException } from '@sideline/schema/validation/availability';
import { check } from '@sideline/schema/validation/check';
import { momentAt, wallTime } from '@sideline/schema/wall-time';
import { Button, Card, Segmented } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { v7 as newId } from 'uuid';
import { FormFailure } from '../../components/ui/form-failure';
import { FieldRow } from '../../components/ui/drawer-form';
import { ErrorSummary } from '../../components/ui/entity-form';
import { StatusTag } from '../../components/ui/status-tag';
import { TextField } from '../../components/ui/text-field';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { formatSpan } from '../../lib/dates';
import { notify } from '../../lib/notices';
import {
  useAddAvailabilityExceptionMutation,
  useRemoveAvailabilityExceptionMutation,
  type AvailabilityFieldsFragment,
} from './availability.generated';
import styles from './availability.module.css';

const controlId = (field: string): string => `exception-${field}`;
const fresh = () => ({ id: newId(), isAvailable: false, from: '', until: '', note: '' });
const words = (isAvailable: boolean): string => (isAvailable ? 'Available' : 'Not available');

interface ExceptionsCardProps {
  readonly exceptions: AvailabilityFieldsFragment['exceptions'];
  readonly onChanged: () => void;
}

/** Exceptions to the usual week: leave, or a day when the person can work but usually cannot. */
export function ExceptionsCard({ exceptions, onChanged }: ExceptionsCardProps) {
  const [draft, setDraft] = useState(fresh);
  const saving = useSaving(controlId);
  const [add] = useAddAvailabilityExceptionMutation({ context: inlineErrors });
  const [remove] = useRemoveAvailabilityExceptionMutation();
  const change = (changes: Partial<typeof draft>) => {
    setDraft((current) => ({ ...current, ...changes }));
  };

  const save = async () => {
    const { id, ...given } = draft;
    const { data, problems } = check(availabilityException, {
      ...given,
      from: momentAt(given.from, HOME_ZONE) ?? undefined,
      until: momentAt(given.until, HOME_ZONE) ?? undefined,
    });
    const isSaved = await saving.run(problems, async () => {
      if (data === null) return;
      const { from, until, isAvailable, note } = data;
      await add({
        variables: {
          input: { id, isAvailable, note, from: from.toISOString(), until: until.toISOString() },
        },
      });
    });
    if (!isSaved) return;
    notify.success('The exception is added.');
    setDraft(fresh());
    onChanged();
  };
  const takeAway = async (id: string) => {
    try {
      await remove({ variables: { id } });
      notify.success('The exception is removed.');
    } catch {
      // The page already says why.
    }
    onChanged();
  };

  return (
    <Card title={<h2 className="sl-card-title">Exceptions</h2>}>
      {exceptions.length === 0 ? (
        <p className={styles.quiet}>
          None coming up. Add leave, or a day when you can work but usually cannot.
        </p>
      ) : (
        <ul className={styles.list} aria-label="Upcoming exceptions">
          {exceptions.map(({ id, isAvailable, from, until, note }) => {
            const span = formatSpan(wallTime(from, HOME_ZONE), wallTime(until, HOME_ZONE));
            return (
              <li key={id} className={styles.exception}>
                <StatusTag tone={isAvailable ? 'success' : 'danger'}>{words(isAvailable)}</StatusTag>
                <span className={styles.what}>
                  {span}
                  {note === null ? null : <span className={styles.quiet}> · {note}</span>}
                </span>
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={`Remove: ${words(isAvailable)}, ${span}`}
                  onClick={() => void takeAway(id)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <form
        noValidate
        className={styles.form}
        aria-label="New exception"
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
        <FormFailure text={saving.failure} />
        <Segmented<boolean>
          className={styles.kind ?? ''}
          aria-label="Kind of exception"
          value={draft.isAvailable}
          options={[false, true].map((value) => ({ value, label: words(value) }))}
          onChange={(isAvailable) => {
            change({ isAvailable });
          }}
        />
        <FieldRow>
          <TextField
            id={controlId('from')}
            label="From"
            type="datetime-local"
            isRequired
            value={draft.from}
            error={saving.problems.of('from')}
            onChange={(from) => {
              change({ from });
            }}
          />
          <TextField
            id={controlId('until')}
            label="Until"
            type="datetime-local"
            isRequired
            value={draft.until}
            error={saving.problems.of('until')}
            onChange={(until) => {
              change({ until });
            }}
          />
        </FieldRow>
        <TextField
          id={controlId('note')}
          label="Note"
          hint="For the person who plans the rota. Do not give private reasons."
          value={draft.note}
          error={saving.problems.of('note')}
          onChange={(note) => {
            change({ note });
          }}
        />
        <div className={styles.foot}>
          <Button type="primary" htmlType="submit" loading={saving.isSaving}>
            Add exception
          </Button>
        </div>
      </form>
    </Card>
  );
}
