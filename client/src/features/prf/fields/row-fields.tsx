import { otherName } from '@sideline/schema/prf/catalogue';
import { isMissing } from '@sideline/schema/prf/completeness';
import type { Field } from '@sideline/schema/prf/kinds';
import { isEntered, isRelevant } from '@sideline/schema/prf/rules';
import { useRef, type ComponentType } from 'react';
import type { Values } from '../../../lib/drafts/changes';
import { sectionDraft } from '../../../lib/drafts/draft-view';
import { useDraft, usePrf } from '../prf-context';
import type { ControlProps, FieldPlace } from './control';
import { controlId } from './control-id';
import { focusFirst } from './focus';
import { FieldFrame, isWideField } from './field-frame';
import { FurtherFields } from './further-fields';

interface RowFieldsProps {
  /** Draws each field: within a group single answers, within an entry groups as well. */
  readonly control: ComponentType<ControlProps>;
  readonly fields: readonly Field[];
  readonly row: Values;
  readonly isDisabled: boolean;
  readonly onChange: (change: Values) => void;
  /** Where the row stands: an entry `field/<id>`, a line of a list `field/<index>`, a group `field`. */
  readonly place: FieldPlace;
}

/** The fields of one group or of one item of a list, each with its own label. */
export function RowFields(props: RowFieldsProps) {
  const { control: Control, fields, row, isDisabled, onChange, place } = props;
  const { section } = place;
  const { facts, store } = usePrf();
  const draft = useDraft();
  const frame = useRef<HTMLDivElement>(null);
  const own = sectionDraft(draft, section);
  const textOf = (field: Field) => own.texts[`${place.path}/${field.name}`];
  const shown = fields.filter(
    (field) =>
      !field.computed &&
      // A closed record shows what was said, not everything that could have been.
      ((!isDisabled && isRelevant(field, facts, row)) ||
        isEntered(row[field.name]) ||
        textOf(field) !== undefined),
  );
  const problemOf = (field: Field): string | null =>
    own.refused?.problems.find((candidate) => candidate.field === `${place.path}/${field.name}`)?.message ??
    null;
  // A row of which nothing is there yet is not part of the record, and asks for nothing.
  const isBegun = isEntered(row);
  const asksFor = (field: Field) => isBegun && isMissing(facts, field, row[field.name], row);
  const clear = (field: Field) => {
    const other = otherName(field);
    onChange({ [field.name]: null, ...(other === null ? {} : { [other]: null }) });
    store.keepText(section, `${place.path}/${field.name}`, null);
    // With its value the field goes away; the focus stays with the row.
    focusFirst(frame.current);
  };
  const draw = (field: Field) => {
    const path = `${place.path}/${field.name}`;
    const id = controlId(section, path);
    const problem = problemOf(field);
    return (
      <FieldFrame
        key={field.name}
        id={id}
        field={field}
        isWide={isWideField(field)}
        isMissing={asksFor(field)}
        problem={problem}
        isKept={!isRelevant(field, facts, row)}
        onClear={
          isDisabled
            ? undefined
            : () => {
                clear(field);
              }
        }
      >
        {(labelId, describedBy) => (
          <Control
            id={id}
            field={field}
            value={row[field.name] ?? null}
            other={(row[`${field.name}_other`] ?? null) as string | null}
            text={textOf(field)?.text ?? null}
            isDisabled={isDisabled}
            isInvalid={problem !== null}
            labelId={labelId}
            describedBy={describedBy}
            onChange={(value) => {
              onChange({ [field.name]: value });
            }}
            onOther={(text) => {
              onChange({ [`${field.name}_other`]: text });
            }}
            onText={(text, reason) => {
              store.keepText(section, path, text === null ? null : { text, problem: reason });
            }}
            place={{ section, path }}
          />
        )}
      </FieldFrame>
    );
  };
  const further = shown.filter((field) => field.further);
  return (
    <div ref={frame} className="prf-grid">
      {shown.filter((field) => !field.further).map(draw)}
      {further.length > 0 ? (
        <FurtherFields
          labels={further.map(({ label }) => label)}
          isSaid={further.some((field) => isEntered(row[field.name]) || asksFor(field))}
          isToCorrect={further.some((field) => textOf(field) !== undefined || problemOf(field) !== null)}
          isReadOnly={isDisabled}
        >
          {further.map(draw)}
        </FurtherFields>
      ) : null}
    </div>
  );
}
