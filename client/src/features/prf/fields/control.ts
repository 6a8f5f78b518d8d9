import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { Field } from '@sideline/schema/prf/catalogue/kinds';

/** Where a field is in the draft (a path of drafts/changes), to find its texts and refusals. */
export interface FieldPlace {
  readonly section: PrfSectionKey;
  readonly path: string;
}

/** The props of every control in the form, whatever the kind of field. */
export interface ControlProps<F extends Field = Field> {
  /** The id of the element that takes the focus. Messages and links point to it. */
  readonly id: string;
  readonly field: F;
  readonly value: unknown;
  /** Null clears the field. */
  readonly onChange: (value: unknown) => void;
  /** The text of an 'Other' answer, which is a sibling field. */
  readonly other?: string | null;
  readonly onOther?: (text: string | null) => void;
  /** Text typed earlier that is not a value. */
  readonly text?: string | null;
  /** `problem`: why the text is not a value; null while it is still being typed. */
  readonly onText?: (text: string | null, problem: string | null) => void;
  readonly place: FieldPlace;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  /** The id of the visible label, for controls with more than one element. */
  readonly labelId: string;
  readonly describedBy: string | undefined;
}
