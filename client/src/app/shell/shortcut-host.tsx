import { lazy, Suspense, useLayoutEffect } from 'react';
import { isTyping, moveRow, ROWS_MARK, stepOf } from '../../components/table/row-keys';
import { loadScreen } from '../../lib/lazy-page';
import { openShortcuts, useShortcuts } from './shortcut-store';

const Sheet = lazy(() => loadScreen(() => import('./shortcut-sheet')));

/** A scanner types faster than any hand, so a key that follows another this quickly is part of a code. */
const SCANNER_MS = 50;

const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.checkVisibility());

/** What a single key does on any page; false if it does nothing. */
const press = (key: string): boolean => {
  if (key === '?') {
    openShortcuts();
    return true;
  }
  if (key === '/') {
    const box = document.querySelector<HTMLInputElement>('main input[type="search"]');
    box?.focus();
    box?.select();
    return box !== null;
  }
  const step = key === 'j' || key === 'k' ? stepOf(key) : 0;
  const holder = step === 0 ? null : document.querySelector(`main [${ROWS_MARK}]`);
  return step !== 0 && holder !== null && moveRow(holder, step);
};

/** Listens for single-key shortcuts outside fields and dialogs. The sheet that lists them loads when it is opened. */
export function ShortcutHost() {
  const { isOpen, isOn } = useShortcuts();
  // Before the paint: a key that is pressed as soon as the page is seen counts.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    let last = 0;
    const onKey = (event: KeyboardEvent) => {
      const isFast = event.timeStamp - last < SCANNER_MS;
      last = event.timeStamp;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      if (isFast || isTyping(event.target) || isDialogOpen()) return;
      if (press(event.key)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);

  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Sheet />
    </Suspense>
  );
}
