import { ERRORS } from '@sideline/schema/errors';
import { LIMITS } from '@sideline/schema/limits';
import {
  RECURRENCE_LABELS,
  RECURRENCES,
  type Recurrence,
  type ShiftPriority,
} from '@sideline/schema/shifts/vocabulary';
import { Button, Input, Modal } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { v7 } from 'uuid';
import { DayInput } from '../../components/ui/day-input';
import { Choice } from '../../components/ui/choice';
import { ErrorSummary, FormField } from '../../components/ui/entity-form';
import { EventPicker } from '../../components/pickers/event-picker';
import { FormFailure } from '../../components/ui/form-failure';
import { useFormProblems } from '../../components/ui/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { codeOf, failureText, problemsOf } from '../../lib/errors';
import { browserZone } from '../../lib/dates';
import { notify } from '../../lib/notices';
import type { Times } from './rota';
import {
  momentTyped,
  repeatOf,
  retyped,
  typedMoment,
  type PlaceDraft,
  type RepeatDraft,
} from './shift-draft';
import { BriefingField, PlaceFields, PriorityField } from './shift-fields';
import { useCreateShiftsMutation } from './shifts.generated';
import styles from './shifts.module.css';
import { isToBeReadAgain } from './use-shift-acts';

interface AddShiftsDialogProps {
  /** Ids for the first blocks, one each. */
  readonly times: readonly Times[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const controlId = (field: string): string => `new-shift-${field.replaceAll('.', '-')}`;

/** The same batch was already sent with different content, and its result is not known here. */
const SENT_BEFORE =
  'The first attempt may have been saved, but the server did not answer. Nothing was added this time. Close this and check the calendar before you add more.';

/** New shifts at an event: one or more blocks, and how they recur. */
export function AddShiftsDialog({ times, onDone, onClose }: AddShiftsDialogProps) {
  const [batchId] = useState(() => v7());
  const [eventId, setEvent] = useState<string | null>(null);
  // The device's zone until an event is chosen, because the times were chosen on the calendar's clock.
  const [timeZone, setZone] = useState(browserZone);
  const [recurrence, setRecurrence] = useState<Recurrence>('none');
  const [ends, setEnds] = useState<RepeatDraft['ends']>('event');
  const [until, setUntil] = useState('');
  const [count, setCount] = useState('');
  const [priority, setPriority] = useState<ShiftPriority>('normal');
  const [briefing, setBriefing] = useState('');
  const [blocks, setBlocks] = useState<readonly PlaceDraft[]>(() =>
    times.map(({ start, end }) => ({
      start: typedMoment(start, timeZone),
      end: typedMoment(end, timeZone),
      role: null,
      requiredQualifications: [],
    })),
  );
  const [failure, setFailure] = useState<string | null>(null);
  const problems = useFormProblems(controlId);
  const [create, { loading }] = useCreateShiftsMutation({ context: inlineErrors });

  const change = (index: number, changes: Partial<PlaceDraft>) =>
    setBlocks(blocks.map((block, place) => (place === index ? { ...block, ...changes } : block)));

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    const eventMissing =
      eventId === null
        ? [{ field: 'eventId', code: 'required', message: ERRORS.SHIFT_EVENT_REQUIRED.message }]
        : [];
    const missing = blocks.flatMap((block, index) =>
      (['start', 'end'] as const)
        .filter((field) => momentTyped(block[field], timeZone) === null)
        .map((field) => ({
          field: `shifts.${index}.${field}Time`,
          code: 'required',
          message: 'Enter the day and time.',
        })),
    );
    const repeat = repeatOf({ recurrence, ends, until, count });
    const found = [...eventMissing, ...repeat.problems, ...missing];
    problems.show(found);
    if (eventId === null || found.length > 0) return;
    try {
      const { data } = await create({
        variables: {
          input: {
            batchId,
            eventId,
            recurrence,
            until: repeat.until,
            count: repeat.count,
            priority,
            briefing,
            shifts: blocks.map((block) => ({
              startTime: momentTyped(block.start, timeZone) ?? '',
              endTime: momentTyped(block.end, timeZone) ?? '',
              role: block.role,
              requiredQualifications: [...block.requiredQualifications],
            })),
          },
        },
      });
      const made = data?.createShifts.shifts.length ?? 0;
      notify.success(made === 1 ? 'The shift was added.' : `${String(made)} shifts were added.`);
      onDone();
      onClose();
    } catch (error) {
      // It may have been created, but no answer arrived.
      if (isToBeReadAgain(error)) onDone();
      const found = problemsOf(error);
      problems.show(found);
      if (found.length > 0) return;
      setFailure(
        codeOf(error) === 'COMMAND_REUSED'
          ? SENT_BEFORE
          : failureText(error, ERRORS.SHIFT_CREATE_FAILED.message),
      );
    }
  };

  return (
    <Modal
      open
      title="Add New Shift(s)"
      footer={null}
      width={760}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        <ErrorSummary problems={problems.list} attempt={problems.attempt} />
        <FormField id={controlId('eventId')} label="Event" isRequired error={problems.of('eventId')}>
          <EventPicker
            id={controlId('eventId')}
            value={eventId}
            isForShifts
            error={problems.of('eventId')}
            onChange={(chosen, event) => {
              setEvent(chosen);
              const zone = event?.timeZone ?? browserZone();
              setZone(zone);
              setBlocks(
                blocks.map((block) => ({
                  ...block,
                  start: retyped(block.start, timeZone, zone),
                  end: retyped(block.end, timeZone, zone),
                })),
              );
            }}
          />
        </FormField>
        <div className={styles['pair']}>
          <FormField id={controlId('recurrence')} label="Recurrence" error={problems.of('recurrence')}>
            <Choice<Recurrence>
              id={controlId('recurrence')}
              value={recurrence}
              options={RECURRENCES.map((value) => ({ value, label: RECURRENCE_LABELS[value] }))}
              onChange={setRecurrence}
            />
          </FormField>
          <PriorityField id={controlId('priority')} value={priority} onChange={setPriority} />
        </div>
        {recurrence === 'none' ? null : (
          <div className={styles['pair']}>
            <FormField id={controlId('ends')} label="Recurs until">
              <Choice<RepeatDraft['ends']>
                id={controlId('ends')}
                value={ends}
                options={[
                  { value: 'event', label: 'The event ends' },
                  { value: 'until', label: 'A set day' },
                  { value: 'count', label: 'A set number of shifts' },
                ]}
                onChange={setEnds}
              />
            </FormField>
            {ends === 'until' ? (
              <FormField id={controlId('until')} label="Last day" isRequired error={problems.of('until')}>
                <DayInput id={controlId('until')} value={until} onChange={(next) => setUntil(next)} />
              </FormField>
            ) : null}
            {ends === 'count' ? (
              <FormField id={controlId('count')} label="How many" isRequired error={problems.of('count')}>
                <Input
                  id={controlId('count')}
                  type="number"
                  min={1}
                  max={LIMITS.shifts.series}
                  value={count}
                  onChange={({ target }) => setCount(target.value)}
                />
              </FormField>
            ) : null}
          </div>
        )}
        <BriefingField
          id={controlId('briefing')}
          value={briefing}
          onChange={setBriefing}
          error={problems.of('briefing')}
        />
        {blocks.map((block, index) => (
          <fieldset key={index} className={styles['set']}>
            <legend>{`Shift ${String(index + 1)}`}</legend>
            <PlaceFields
              idOf={(field) => controlId(`shifts.${String(index)}.${field}`)}
              errorOf={(field) => problems.of(`shifts.${String(index)}.${field}`)}
              value={block}
              timeZone={timeZone}
              onChange={(changes) => change(index, changes)}
            />
            {blocks.length > 1 ? (
              <div>
                <Button onClick={() => setBlocks(blocks.filter((_, place) => place !== index))}>
                  {`Remove shift ${String(index + 1)}`}
                </Button>
              </div>
            ) : null}
          </fieldset>
        ))}
        <div>
          <Button
            disabled={blocks.length >= LIMITS.shifts.blocks}
            onClick={() =>
              setBlocks([
                ...blocks,
                blocks.at(-1) ?? { start: '', end: '', role: null, requiredQualifications: [] },
              ])
            }
          >
            + Add Another Shift
          </Button>
        </div>
        <FormFailure text={failure} />
        <div className={styles['actions']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={loading}>
            Save Shift(s)
          </Button>
        </div>
      </form>
    </Modal>
  );
}
