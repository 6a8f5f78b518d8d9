import { useEffect, useRef } from 'react';
import { Wedge, type FocusedText } from './wedge';

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
const focusedText = (): FocusedText | null => {
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

type OnScan = (text: string) => void;

/** Listeners. The last one gets the scan: a dialog's field before the page's. */
const listeners: { readonly current: OnScan }[] = [];

const wedge = new Wedge({
  onScan: (text) => {
    listeners.at(-1)?.current(text);
  },
  remember: focusedText,
});

const onKey = (event: KeyboardEvent): void => {
  if (event.isComposing) return;
  const isTaken = wedge.press({
    key: event.key,
    at: event.timeStamp,
    isRepeat: event.repeat,
    isCommand: event.ctrlKey || event.altKey || event.metaKey,
  });
  if (!isTaken) return;
  // Neither the field nor a form's own Enter key sees it.
  event.preventDefault();
  event.stopImmediatePropagation();
};

const begin = (listener: { readonly current: OnScan }, isPage: boolean): (() => void) => {
  if (listeners.length === 0) window.addEventListener('keydown', onKey, { capture: true });
  if (isPage) listeners.unshift(listener);
  else listeners.push(listener);
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
    if (listeners.length > 0) return;
    wedge.stop();
    window.removeEventListener('keydown', onKey, { capture: true });
  };
};

/**
 * Listens for a scanner that acts as a keyboard, wherever the focus is, while the component is shown. The most recently
 * shown one gets the scan. A page's own handler (`isPage`) gets it only if no field on the page wants one.
 */
export function useWedge(onScan: OnScan, { isPage = false } = {}): void {
  const listener = useRef(onScan);
  useEffect(() => {
    listener.current = onScan;
  }, [onScan]);
  useEffect(() => begin(listener, isPage), [isPage]);
}
