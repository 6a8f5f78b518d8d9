import type { FocusedText } from './wedge';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (element: Element | null): element is TextControl =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;

/** Sets a value so that React notices, because React watches the control's own setter. */
const setValue = (control: TextControl, value: string): void => {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

/** The text control that has the focus, with its current value and selection; null if something else has it. */
export const focusedText = (): FocusedText | null => {
  const control = document.activeElement;
  if (!isText(control)) return null;
  const { value, selectionStart, selectionEnd } = control;
  return {
    restore: () => {
      if (control.value === value) return;
      setValue(control, value);
      // A number input has no selection, and throws if one is set.
      if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
    },
    type: (text) => {
      const at = control.selectionStart;
      if (at === null) {
        setValue(control, control.value + text);
        return;
      }
      const end = control.selectionEnd ?? at;
      setValue(control, control.value.slice(0, at) + text + control.value.slice(end));
      control.setSelectionRange(at + text.length, at + text.length);
    },
  };
};
