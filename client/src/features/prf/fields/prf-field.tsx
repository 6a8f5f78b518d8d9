import { otherName, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import { isEntered } from '@sideline/schema/prf/catalogue/rules';
import { memo, useCallback, useMemo, type ComponentType } from 'react';
import { valueAt } from '../drafts/changes';
import type { DraftStore } from '../drafts/draft-store';
import { shownValues } from '../drafts/draft-view';
import { FieldQuestions } from '../questions/place-questions';
import { controlId } from './control-id';
import { EntriesControl } from './entries-later';
import { FieldControl } from './field-control';
import { FieldFrame, isWideField } from './field-frame';
import { mayHaveNoAnswer, NO_ANSWERS, reasonLabel, withReason } from './no-answer';
import { NoAnswerMenu } from './no-answer-menu';

export interface FieldActionProps {
  readonly field: Field;
  readonly onChange: (value: unknown) => void;
}

export interface PrfFieldProps {
  readonly store: DraftStore;
  readonly section: PrfSectionKey;
  readonly field: Field;
  readonly path: string;
  readonly value: unknown;
  readonly other: string | null;
  readonly text: string | null;
  readonly problem: string | null;
  /** Says that another person changed it while the record was open here. */
  readonly change: string | null;
  /** The signed value, in words, if an amendment changes it. */
  readonly was?: string | null;
  readonly isMissing: boolean;
  /** The card's title says the same as the label. */
  readonly isNamedByCard: boolean;
  /** Has a value although the field no longer applies. */
  readonly isKept: boolean;
  readonly isDisabled: boolean;
  /** Why the question has no answer; null if no reason is given. */
  readonly noAnswer: string | null;
  /** Shown next to the label: one tap that answers the field. It must be the same component in every render. */
  readonly action?: ComponentType<FieldActionProps>;
}

/**
 * One field of the record, whatever its kind: label, hint, control, messages. Drawn again only when something about this field changed.
 */
export const PrfField = memo(function PrfField(props: PrfFieldProps) {
  const { store, section, field, path, value, isDisabled, action: Action } = props;
  const id = controlId(section, path);
  const onChange = useCallback(
    (next: unknown) => {
      store.edit(section, path, next);
    },
    [store, section, path],
  );
  const onOther = useCallback(
    (text: string | null) => {
      store.edit(section, `${path}_other`, text);
    },
    [store, section, path],
  );
  const onNoAnswer = useCallback(
    (reason: string | null) => {
      store.settle();
      const list = valueAt(shownValues(store.getState(), section), NO_ANSWERS);
      store.edit(section, NO_ANSWERS, withReason(list, path, reason));
    },
    [store, section, path],
  );
  const onText = useCallback(
    (text: string | null, problem: string | null) => {
      store.keepText(section, path, text === null ? null : { text, problem });
    },
    [store, section, path],
  );

  const clear = () => {
    onChange(null);
    if (otherName(field) !== null) onOther(null);
    onText(null, null);
    // The field disappears with its value. The focus stays in its card.
    document.getElementById(controlId(section, `group-${field.group ?? ''}`))?.focus();
  };
  const place = useMemo(() => ({ section, path }), [section, path]);

  if (field.kind === 'entries') {
    return (
      <EntriesControl
        section={section}
        field={field}
        isDisabled={isDisabled}
        isMissing={props.isMissing}
        isNamedByCard={props.isNamedByCard}
      />
    );
  }
  const hasReady = Action !== undefined && !isDisabled && value === null;
  // What the list at the end of the section says is shown, wherever it was chosen.
  const hasNoAnswer = !isDisabled && (props.noAnswer !== null || mayHaveNoAnswer(section, path));
  return (
    <FieldFrame
      id={id}
      place={place}
      field={field}
      // Two of a survey's regions to a row: most are answered with one tap.
      isWide={isWideField(field) && Action === undefined}
      isMissing={props.isMissing}
      isNamedByCard={props.isNamedByCard}
      problem={props.problem}
      change={props.change}
      was={props.was ?? null}
      isKept={props.isKept}
      onClear={isDisabled ? undefined : clear}
      foot={
        <>
          {props.noAnswer === null ? null : (
            <p className="prf-hint">No answer: {reasonLabel(section, props.noAnswer)}</p>
          )}
          <FieldQuestions section={section} field={path} />
        </>
      }
      action={
        hasReady || hasNoAnswer ? (
          <>
            {hasReady ? <Action field={field} onChange={onChange} /> : null}
            {hasNoAnswer ? (
              <NoAnswerMenu
                section={section}
                label={field.label}
                reason={props.noAnswer}
                isAnswered={isEntered(value)}
                onChange={onNoAnswer}
              />
            ) : null}
          </>
        ) : null
      }
    >
      {(labelId, describedBy) => (
        <FieldControl
          id={id}
          field={field}
          value={value}
          other={props.other}
          text={props.text}
          isDisabled={isDisabled}
          isInvalid={props.problem !== null}
          labelId={labelId}
          describedBy={describedBy}
          onChange={onChange}
          onOther={onOther}
          onText={onText}
          place={place}
        />
      )}
    </FieldFrame>
  );
});
