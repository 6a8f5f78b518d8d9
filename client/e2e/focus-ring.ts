import type { Page } from '@playwright/test';

/** More stops than any page has that is not a long list: of such a list the first rows stand for the others. */
const MOST_STOPS = 120;
/** WCAG 1.4.11: what shows the focus, against what it is drawn on. */
const LEAST_CONTRAST = 3;
/** How many stops later a look must have changed. */
const PATIENCE = 6;

interface Watch {
  /** Moves to the start of the page or of its content, with nothing focused. */
  readonly begin: (from: 'top' | 'main') => void;
  /** Takes the focus away, and says what was wrong with the stops that were still waited for. */
  readonly end: () => readonly string[];
  /** Looks at what has the focus now, and says what was wrong with how stops before showed it. */
  readonly next: () => { readonly isOver: boolean; readonly problems: readonly string[] };
}

/**
 * How an element looks with the focus is compared with how it looks once the focus has gone on: a ring, a border or a shadow,
 * on itself or on what is drawn around or beside it, has to have come with the focus and to contrast with its ground.
 */
const install = ({ leastContrast, patience }: { leastContrast: number; patience: number }): void => {
  type Rgb = readonly [number, number, number];
  type Look = ReadonlyMap<string, { readonly colours: readonly string[]; readonly at: Element }>;

  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', {
    willReadFrequently: true,
  });
  const rgba = (colour: string): readonly [number, number, number, number] => {
    if (canvas === null) throw new Error('The browser draws nothing');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = ([red, green, blue, alpha]: ReturnType<typeof rgba>, ground: Rgb): Rgb => [
    red * alpha + ground[0] * (1 - alpha),
    green * alpha + ground[1] * (1 - alpha),
    blue * alpha + ground[2] * (1 - alpha),
  ];
  const groundOf = (element: Element | null): Rgb => {
    if (element === null) return [255, 255, 255];
    const own = rgba(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? [own[0], own[1], own[2]] : over(own, groundOf(element.parentElement));
  };
  const luminance = (colour: Rgb): number => {
    const [red, green, blue] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  };
  const contrast = (one: Rgb, other: Rgb): number => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  const COLOUR = /(?:rgba?|hsla?|color|oklab|oklch|lab|lch)\([^()]*\)/g;
  /** What may show the focus: the element, what is around it up to its row or part, and what is beside it. */
  const showers = (element: Element): readonly Element[] => {
    const found: Element[] = [element, ...element.children];
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      found.push(around);
      if (found.length > 40 || around.matches('li, td, th, form, section, main, header, footer')) break;
    }
    for (const beside of [element.nextElementSibling, element.previousElementSibling])
      if (beside !== null) found.push(beside);
    return found;
  };
  const lookOf = (element: Element): Look => {
    const look = new Map<string, { readonly colours: readonly string[]; readonly at: Element }>();
    showers(element).forEach((at, index) => {
      for (const part of [null, '::before', '::after'] as const) {
        const style = getComputedStyle(at, part);
        const name = `${String(index)}${part ?? ''}`;
        const hasOutline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1;
        if (hasOutline) look.set(`${name} outline`, { colours: [style.outlineColor], at });
        if (style.boxShadow !== 'none')
          look.set(`${name} shadow`, {
            colours: style.boxShadow.match(COLOUR) ?? [],
            at,
          });
        if (style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) >= 1)
          look.set(`${name} border`, { colours: [style.borderTopColor], at });
      }
    });
    return look;
  };

  interface Stop {
    readonly element: Element;
    readonly look: Look;
    readonly at: number;
  }
  let last: Element | null = null;
  const seen = new Set<Element>();
  /** Stops whose look is still the same: what shows the focus may hold the stops after it too, such as a box with a button in it. */
  let waiting: readonly Stop[] = [];
  const named = (element: Element): string =>
    `${element.tagName}.${element.className} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;

  /** The contrast of what came with the focus and has gone with it. */
  const contrastOf = ({ element, look }: Stop): number => {
    const now = lookOf(element);
    const found = [...look].flatMap(([name, { colours, at }]) =>
      String(now.get(name)?.colours) === String(colours)
        ? []
        : [groundOf(at), groundOf(at.parentElement)].flatMap((ground) =>
            colours.map((colour) => contrast(over(rgba(colour), ground), ground)),
          ),
    );
    return Math.max(0, ...found);
  };
  const judge = (isOver: boolean): readonly string[] => {
    const problems: string[] = [];
    waiting = waiting.filter((stop) => {
      if (!stop.element.isConnected) return false;
      const best = contrastOf(stop);
      if (best >= leastContrast) return false;
      if (!isOver && seen.size - stop.at < patience) return true;
      problems.push(
        `${named(stop.element)}: ${best === 0 ? 'nothing changes' : `a ring of ${best.toFixed(2)} : 1`}`,
      );
      return false;
    });
    return problems;
  };

  const watch: Watch = {
    begin: (from) => {
      if (!document.adoptedStyleSheets.includes(still)) document.adoptedStyleSheets.push(still);
      waiting = [];
      last = null;
      seen.clear();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, 0);
      // The next stop is looked for from where the selection is.
      const start = from === 'main' ? document.querySelector('main') : null;
      getSelection()?.collapse(start ?? document.body, 0);
    },
    end: () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return judge(true);
    },
    next: () => {
      const element = document.activeElement;
      // A field of a date or a time has a stop for each of its parts.
      if (element !== null && element === last) return { isOver: false, problems: [] };
      last = element;
      const isOver = element === null || element === document.body || seen.has(element);
      const problems = judge(isOver);
      if (isOver) return { isOver, problems };
      // The page has put the focus at its start, and it goes on from there.
      if (element.matches('[tabindex="-1"]')) {
        seen.clear();
        waiting = [];
        return { isOver, problems };
      }
      seen.add(element);
      if (element.matches(':focus-visible'))
        waiting = [...waiting, { element, look: lookOf(element), at: seen.size }];
      else return { isOver, problems: [...problems, `${named(element)}: no focus is shown`] };
      return { isOver, problems };
    },
  };
  Object.assign(globalThis, { focusWatch: watch });
};

/** Goes through a page by Tab alone, from its top or from its content, and says where the focus cannot be seen. */
export const countStops = async (
  page: Page,
  from: 'top' | 'main',
): Promise<{
  readonly stops: number;
  readonly problems: readonly string[];
}> => {
  if (!(await page.evaluate(() => 'focusWatch' in globalThis)))
    await page.evaluate(install, { leastContrast: LEAST_CONTRAST, patience: PATIENCE });
  await page.evaluate((start) => {
    (globalThis as unknown as { readonly focusWatch: Watch }).focusWatch.begin(start);
  }, from);
  const problems: string[] = [];
  let stops = 0;
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const { isOver, problems: found } = await page.evaluate(() =>
      (globalThis as unknown as { readonly focusWatch: Watch }).focusWatch.next(),
    );
    problems.push(...found);
    if (isOver) break;
  }
  const last = await page.evaluate(() =>
    (globalThis as unknown as { readonly focusWatch: Watch }).focusWatch.end(),
  );
  return { stops, problems: [...problems, ...last] };
};
