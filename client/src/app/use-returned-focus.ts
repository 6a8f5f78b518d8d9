import { useEffect } from 'react';

const DIALOG = '[role="dialog"]';

/**
 * Gives the focus back to what opened a dialog or a drawer once that is gone (WCAG 2.4.3): whoever works by keyboard or hears the
 * screen goes on where he was. Antd does so where it hides one, and not where one is taken away, which is how ours end.
 */
export function useReturnedFocus(): void {
  useEffect(() => {
    /** What had the focus before each dialog that stands took it, the latest last. */
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
      // Nothing where the focus was taken elsewhere on purpose.
      if (document.activeElement !== document.body) return;
      gone.findLast(({ opener }) => opener.isConnected)?.opener.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', note);
    // What stands over the page are children of the body.
    const observer = new MutationObserver(giveBack);
    observer.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}
