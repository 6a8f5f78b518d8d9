import { otherName } from '@sideline/schema/prf/catalogue/catalogue';
import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import { memo, type ComponentType } from 'react';
import type { Values } from '../drafts/changes';
import { sectionDraft } from '../drafts/draft-view';
import { usePrf } from '../prf-context';
import type { ControlProps, FieldPlace } from './control';
import { controlId } from './control-id';
import { FieldFrame, isWideField } from './field-frame';

interface RowFieldProps {
  readonly control: ComponentType<ControlProps>;
  /** The place of the row. */
  readonly place: FieldPlace;
  readonly field: Field;
  readonly value: unknown;
  readonly other: string | null;
  readonly problem: string | null;
  readonly isMissing: boolean;
  readonly isKept: boolean;
  readonly isDisabled: boolean;
  /** Changes a part of the row. */
  readonly onChange: (part: Values) => void;
  readonly onCleared: () => void;
}

/** One field of a row. Drawn again only when something about this field changed. */
export const RowField = memo(function RowField(props: RowFieldProps) {
  const { control: Control, place: rowPlace, field, value, problem, isDisabled, onChange } = props;
  const { store } = usePrf();
  const { section } = rowPlace;
  const path = `${rowPlace.path}/${field.name}`;
  const id = controlId(section, path);
  const clear = () => {
    const other = otherName(field);
    onChange({ [field.name]: null, ...(other === null ? {} : { [other]: null }) });
    store.keepText(section, path, null);
    props.onCleared();
  };
  return (
    <FieldFrame
      id={id}
      place={{ section, path }}
      field={field}
      isWide={isWideField(field)}
      isMissing={props.isMissing}
      problem={problem}
      isKept={props.isKept}
      onClear={isDisabled ? undefined : clear}
    >
      {(labelId, describedBy) => (
        <Control
          id={id}
          field={field}
          value={value}
          other={props.other}
          text={sectionDraft(store.getState(), section).texts[path]?.text ?? null}
          isDisabled={isDisabled}
          isInvalid={problem !== null}
          labelId={labelId}
          describedBy={describedBy}
          onChange={(next) => {
            onChange({ [field.name]: next });
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
});
