import { useEffect } from 'react';

const DIALOG = '[role="dialog"]';

/**
 * Returns the focus to what opened a dialog or drawer when that closes (WCAG 2.4.3), so that keyboard and screen reader
 * users continue where they were. Ant Design does this when it hides one, but not when one is removed, which is how ours
 * close.
 */
export function useReturnedFocus(): void {
  useEffect(() => {
    /** What had the focus before each open dialog took it, the latest last. */
    let openers: readonly { readonly dialog: Element; readonly opener: HTMLElement }[] = [];
    const note = ({ target, relatedTarget }: FocusEvent) => {
      const dialog = target instanceof Element ? target.closest(DIALOG) : null;
      if (!dialog || !(relatedTarget instanceof HTMLElement) || dialog.contains(relatedTarget)) return;
      if (openers.some((one) => one.dialog === dialog)) return;
      openers = [...openers, { dialog, opener: relatedTarget }];
    };
    const giveBack = () => {
      const gone = openers.filter(({ dialog }) => !dialog.isConnected);
      if (gone.length === 0) return;
      openers = openers.filter(({ dialog }) => dialog.isConnected);
      // Does nothing if the focus was moved elsewhere on purpose.
      if (document.activeElement !== document.body) return;
      gone.findLast(({ opener }) => opener.isConnected)?.opener.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', note);
    // Everything shown over the page is a child of the body.
    const observer = new MutationObserver(giveBack);
    observer.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}
