import {
  ESCALATION_KINDS,
  ESCALATIONS,
  escalationRow,
  answerProblem,
  entriesToName,
  type Escalation,
  type EscalationField,
  type EscalationKind,
} from '@sideline/schema/prf/rules/escalation';
import { momentOf, wallClock } from '@sideline/schema/wall-clock';
import { Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import { DayInput } from '../../../components/ui/day-input';
import { Choice } from '../../../components/ui/choice';
import { FieldError } from '../../../components/ui/entity-form';
import { loadChunk } from '../../../lib/load-chunk';
import { whenIdle } from '../../../lib/when-idle';
import type { KeptAnswer } from '../drafts/kept-answer';
import { useFacts } from '../prf-context';
import { recordZone } from '../record-clock';

const OPTIONS = ESCALATION_KINDS.map((kind) => ({ value: kind, label: ESCALATIONS[kind].label }));

const two = (figure: number): string => String(figure).padStart(2, '0');
/** '2026-11-20T14:32' on the record's clock, as the control expects. */
const localOf = (iso: string | undefined): string => {
  const moment = new Date(iso ?? '');
  if (Number.isNaN(moment.getTime())) return '';
  const { year, month, day, hour, minute } = wallClock(moment, recordZone());
  return `${String(year)}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
};
const momentIn = (local: string): string => {
  const [year, month, day, hour, minute] = local.split(/\D/).map(Number);
  if (!year || !month || !day || hour === undefined || minute === undefined) return '';
  return momentOf({ year, month, day, hour, minute, second: 0 }, recordZone()).toISOString();
};

/** The check loads the validator, which opening a record does without. */
const loadCheck = () => loadChunk(() => import('@sideline/schema/prf/rules/check-escalation'));
const NO_CHECK = 'The check of this answer did not load. What you entered is kept: try again.';

interface AlertAnswerProps {
  readonly id: string;
  readonly alert: { readonly entryId: string; readonly at: string | null };
  readonly answer: KeptAnswer;
  readonly onChange: (answer: KeptAnswer) => void;
  readonly onSubmit: (escalation: Escalation) => void;
  /** How many other alerts are open, and a function that records the same action for all of them. */
  readonly others?: { readonly count: number; readonly onSubmit: (escalation: Escalation) => void };
}

/**
 * One of the actions that close an alert, and what it needs: who was contacted and when, not only a word (clinical
 * section 9).
 */
export function AlertAnswer({ id, alert, answer, onChange, onSubmit, others }: AlertAnswerProps) {
  const facts = useFacts();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { kind } = answer;
  const fields =
    kind === undefined ? [] : (Object.entries(escalationRow(kind).needs) as [EscalationField, string][]);

  const choose = (chosen: EscalationKind) => {
    setProblems({});
    const needsTime = escalationRow(chosen).needs.at !== undefined;
    const { entryId: _former, ...rest } = answer;
    onChange({
      ...rest,
      kind: chosen,
      ...(needsTime && rest.at === undefined ? { at: new Date().toISOString() } : {}),
    });
  };
  useEffect(() => whenIdle(() => void loadCheck().catch(() => undefined)), []);
  const submit = async (record = onSubmit) => {
    const check = await loadCheck().catch(() => null);
    const { escalation, problems: found } =
      check === null
        ? { escalation: null, problems: [{ field: 'kind', message: NO_CHECK }] }
        : check.checkEscalation(answer, Date.now(), { timeZone: recordZone() });
    const wrong = escalation === null ? null : answerProblem(escalation, alert, facts);
    if (escalation !== null && wrong === null) {
      record(escalation);
      return;
    }
    const named = wrong === null ? found : [wrong];
    setProblems(Object.fromEntries(named.map(({ field, message }) => [field, message])));
    const [first] = named;
    if (first) document.getElementById(first.field === 'kind' ? id : `${id}-${first.field}`)?.focus();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="prf-alert-line">
        <Choice<EscalationKind>
          id={id}
          placeholder="Choose what was done"
          options={OPTIONS}
          value={kind ?? null}
          onChange={choose}
          aria-describedby={`${id}-kind-error`}
        />
        {fields.length === 0 ? null : (
          <Button htmlType="submit" type="primary">
            Record action
          </Button>
        )}
        {/* A new set or a treatment answers only the alert that it is chosen for. */}
        {fields.length === 0 ||
        others === undefined ||
        fields.some(([field]) => field === 'entryId') ? null : (
          <Button
            onClick={() => {
              void submit(others.onSubmit);
            }}
          >
            Record for all {others.count + 1} alerts
          </Button>
        )}
      </div>
      <FieldError id={`${id}-kind`} error={problems['kind'] ?? null} />
      {kind === undefined ? null : (
        <div className="prf-alert-needs">
          {fields.map(([field, label]) => (
            <div key={field} className="prf-field">
              <label htmlFor={`${id}-${field}`} className="prf-label">
                {label}
              </label>
              <AnswerControl
                id={`${id}-${field}`}
                field={field}
                kind={kind}
                alert={alert}
                value={answer[field] ?? ''}
                onChange={(value) => {
                  onChange({ ...answer, [field]: value });
                }}
              />
              <FieldError id={`${id}-${field}`} error={problems[field] ?? null} />
            </div>
          ))}
        </div>
      )}
    </form>
  );
}

interface AnswerControlProps {
  readonly id: string;
  readonly field: EscalationField;
  readonly kind: EscalationKind;
  readonly alert: AlertAnswerProps['alert'];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function AnswerControl({ id, field, kind, alert, value, onChange }: AnswerControlProps) {
  const facts = useFacts();
  if (field === 'entryId') {
    const entries = entriesToName(kind, alert, facts, { timeZone: recordZone() });
    return (
      <Choice<string>
        id={id}
        value={value === '' ? null : value}
        onChange={onChange}
        options={entries.map((entry) => ({ value: entry.id, label: entry.title }))}
        placeholder={
          kind === 'reassessed' ? 'Choose the set that was taken afterwards' : 'Choose the treatment'
        }
        notFoundContent={
          kind === 'reassessed'
            ? 'No other set yet. Take one, then choose it here.'
            : 'No treatment since this set yet. Record it, then choose it here.'
        }
      />
    );
  }
  if (field === 'at')
    return (
      <DayInput
        id={id}
        kind="datetime-local"
        value={localOf(value)}
        onChange={(next) => {
          onChange(momentIn(next));
        }}
      />
    );
  if (field === 'until') return <DayInput id={id} value={value} onChange={onChange} />;
  return (
    <Input
      id={id}
      value={value}
      autoComplete="off"
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
