import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { Field } from '@sideline/schema/prf/catalogue/kinds';

/** Where a field is in the draft (a path of drafts/changes): where its texts and refusals are found. */
export interface FieldPlace {
  readonly section: PrfSectionKey;
  readonly path: string;
}

/** What every control of the form takes, whichever kind of field it is for. */
export interface ControlProps<F extends Field = Field> {
  /** Id of the element that takes the focus; messages and links point at it. */
  readonly id: string;
  readonly field: F;
  readonly value: unknown;
  /** Null clears the field. */
  readonly onChange: (value: unknown) => void;
  /** The sibling text of an 'Other' answer. */
  readonly other?: string | null;
  readonly onOther?: (text: string | null) => void;
  /** Text typed earlier that is not a value. */
  readonly text?: string | null;
  /** `problem`: why the text is no value; null while it is still being typed. */
  readonly onText?: (text: string | null, problem: string | null) => void;
  readonly place: FieldPlace;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  /** Id of the visible label, for controls that are more than one element. */
  readonly labelId: string;
  readonly describedBy: string | undefined;
}
