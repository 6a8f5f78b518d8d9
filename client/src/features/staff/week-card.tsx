import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { check } from '@sideline/schema/validation/check';
import { weeklyPattern } from '@sideline/schema/validation/availability';
import { Button, Card, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { FormFailure } from '../../components/ui/form-failure';
import { ErrorSummary, FieldError } from '../../components/ui/entity-form';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { notify } from '../../lib/notices';
import { useSaveWeeklyAvailabilityMutation, type AvailabilityFieldsFragment } from './availability.generated';
import styles from './availability.module.css';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

interface Block {
  /** Made here, because blocks have no id of their own. */
  readonly key: number;
  readonly weekday: number;
  readonly from: string;
  readonly until: string;
}

let lastKey = 0;
const keyed = (block: Omit<Block, 'key'>): Block => ({ ...block, key: (lastKey += 1) });
const controlId = (field: string): string => field.replaceAll('.', '-');

interface WeekCardProps {
  readonly weekly: AvailabilityFieldsFragment['weekly'];
}

/** The usual week: any number of times a day, on the clock where we work. */
export function WeekCard({ weekly }: WeekCardProps) {
  const [blocks, setBlocks] = useState<readonly Block[]>(() =>
    weekly.map(({ weekday, from, until }) => keyed({ weekday, from, until })),
  );
  /** As the server last sent it, so that another device's week is not overwritten unseen. */
  const [read, setRead] = useState<readonly Omit<Block, 'key'>[]>(() =>
    weekly.map(({ weekday, from, until }) => ({ weekday, from, until })),
  );
  const saving = useSaving(controlId);
  const [saveWeek] = useSaveWeeklyAvailabilityMutation({ context: inlineErrors });

  const save = async () => {
    const sent = blocks.map(({ weekday, from, until }) => ({ weekday, from, until }));
    const problems = check(weeklyPattern, sent).problems?.map((one) => ({
      ...one,
      field: `weekly.${one.field}`,
    }));
    const call = () => saveWeek({ variables: { input: { weekly: sent, before: [...read] } } });
    if (!(await saving.run(problems ?? null, call))) return;
    setRead(sent);
    notify.success('Your week is saved.');
  };
  const change = (key: number, changes: Partial<Block>) => {
    setBlocks((current) => current.map((block) => (block.key === key ? { ...block, ...changes } : block)));
  };

  return (
    <Card title={<h2 className="sl-card-title">Every week</h2>}>
      <form
        noValidate
        className={styles.form}
        aria-label="Every week"
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
        <FormFailure text={saving.failure} />
        <p className={styles.quiet}>
          {blocks.length === 0
            ? 'You have not added a time yet, so you may be asked for any shift. Once you add one, all others count as not available.'
            : 'You count as not available outside these times. A time that ends at or before its start ends on the next day.'}
        </p>
        <ul className={styles.days}>
          {DAYS.map((name, place) => {
            const weekday = place + 1;
            const own = blocks.flatMap((block, index) =>
              block.weekday === weekday ? [{ block, index }] : [],
            );
            return (
              <li key={name} className={styles.day}>
                <h3 className={styles.dayName}>{name}</h3>
                <div className={styles.blocks}>
                  {own.map(({ block, index }, nth) => (
                    <BlockFields
                      key={block.key}
                      block={block}
                      name={`${name}, time ${String(nth + 1)}`}
                      index={index}
                      error={
                        saving.problems.of(`weekly.${String(index)}.from`) ??
                        saving.problems.of(`weekly.${String(index)}.until`)
                      }
                      onChange={(changes) => {
                        change(block.key, changes);
                      }}
                      onRemove={() => {
                        setBlocks((current) => current.filter(({ key }) => key !== block.key));
                      }}
                    />
                  ))}
                  <Button
                    size="small"
                    icon={<PlusOutlined aria-hidden="true" />}
                    aria-label={`Add a time on ${name}`}
                    onClick={() => {
                      setBlocks((current) => [...current, keyed({ weekday, from: '08:00', until: '18:00' })]);
                    }}
                  >
                    Add a time
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
        <div className={styles.foot}>
          <Button type="primary" htmlType="submit" loading={saving.isSaving}>
            Save week
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface BlockFieldsProps {
  readonly block: Block;
  readonly name: string;
  readonly index: number;
  readonly error: string | null;
  readonly onChange: (changes: Partial<Block>) => void;
  readonly onRemove: () => void;
}

function BlockFields({ block, name, index, error, onChange, onRemove }: BlockFieldsProps) {
  const time = (field: 'from' | 'until', label: string) => {
    const id = controlId(`weekly.${String(index)}.${field}`);
    return (
      <Input
        id={id}
        type="time"
        className={styles.time ?? ''}
        aria-label={`${name}, ${label}`}
        aria-invalid={error !== null}
        {...(error === null ? {} : { status: 'error' as const })}
        value={block[field]}
        onChange={({ target }) => {
          onChange({ [field]: target.value });
        }}
      />
    );
  };
  return (
    <div>
      <div className={styles.block}>
        {time('from', 'from')}
        <span>to</span>
        {time('until', 'to')}
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        />
      </div>
      <FieldError id={controlId(`weekly.${String(index)}.from`)} error={error} />
    </div>
  );
}
