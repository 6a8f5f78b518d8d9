import { useEffect, type RefObject } from 'react';

/**
 * Keeps the open section where it is when a notice above it comes, grows or goes, so that nothing moves under a thumb. It starts
 * with the first press or key in the section: until then, a notice is better seen than scrolled past. What the person does in a
 * notice themselves may move the page.
 *
 * Some browsers hold a page still by themselves, but not at its top: there it is done here.
 */
export const useStillSection = (above: RefObject<HTMLElement | null>, step: string, isOpen: boolean) => {
  useEffect(() => {
    const element = above.current;
    if (!element || !isOpen) return;
    const page = document.documentElement;
    const endOf = () => element.getBoundingClientRect().bottom + scrollY;
    let end: number | null = null;
    let isAtWork = false;
    let isHeldByBrowser = false;
    const over = new AbortController();
    for (const act of ['pointerdown', 'keydown'])
      addEventListener(
        act,
        ({ target }) => {
          isAtWork = target instanceof Node && !element.contains(target);
        },
        { capture: true, signal: over.signal },
      );
    const sight = new IntersectionObserver(([entry]) => {
      isHeldByBrowser = entry?.isIntersecting === false && CSS.supports('overflow-anchor', 'auto');
      page.style.overflowAnchor = isHeldByBrowser ? '' : 'none';
    });
    sight.observe(element);
    // It tells the first place too, once the page is drawn: to ask for it here would draw the whole form twice.
    const size = new ResizeObserver(() => {
      const now = endOf();
      if (end !== null && isAtWork && !isHeldByBrowser) scrollBy({ top: now - end, behavior: 'instant' });
      end = now;
    });
    size.observe(element);
    const banner = element.closest('.prf')?.querySelector('.prf-banner-line');
    if (banner) size.observe(banner);
    return () => {
      over.abort();
      sight.disconnect();
      size.disconnect();
      page.style.overflowAnchor = '';
    };
  }, [above, step, isOpen]);
};
