import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What one file of Ant Design imports, and what the build has in its place. */
interface Part {
  readonly of: RegExp;
  readonly sources: readonly string[];
  readonly instead: string;
  /** What would need the part, in a file of ours: it stops the build. */
  readonly forbids?: RegExp;
}

const NOTHING = 'export default () => null;';
const IN = (file: string): RegExp => new RegExp(`/antd/es/${file}\\.js$`);

/**
 * What Ant Design's controls bring along for what no page of Sideline asks of them, 20 kB that every screen would wait for: a card's tabs
 * with their menus, boxes for one-time codes, the colour picker's presets (for one function of theirs) with the collapsing panels
 * beneath them, panels that only its own documentation shows, notifications beside the messages that are used.
 */
const PARTS: readonly Part[] = [
  { of: IN('card/Card'), sources: ['../tabs'], instead: NOTHING, forbids: /\btabList\b/ },
  {
    of: IN('card/Card'),
    sources: ['../skeleton'],
    instead: NOTHING,
    forbids: /<Card\b(?:[^<>]|=>)*\sloading\b/,
  },
  {
    of: IN('card/index'),
    sources: ['./CardGrid', './CardMeta'],
    instead: NOTHING,
    forbids: /\bCard\.(Grid|Meta)\b/,
  },
  {
    of: IN('input/index'),
    sources: ['./Group', './OTP', './Search'],
    instead: NOTHING,
    forbids: /\bInput\.(Group|OTP|Search)\b/,
  },
  {
    of: IN('skeleton/Skeleton'),
    sources: ['./Image'],
    instead: NOTHING,
    forbids: /\bSkeleton\.Image\b/,
  },
  {
    of: IN('app/App'),
    sources: ['../notification/useNotification'],
    instead: 'export default () => [null, null];',
    forbids: /\bnotification\b[^=;]*\}\s*=\s*(?:Ant)?App\.useApp\(/,
  },
  {
    of: IN('button/style/token'),
    sources: ['../../color-picker/components/ColorPresets'],
    instead: `export { isBright } from ${JSON.stringify(here('./is-bright.ts'))};`,
  },
  { of: IN('tooltip/index'), sources: ['./PurePanel', './UniqueProvider'], instead: NOTHING },
  {
    of: IN('config-provider/index'),
    sources: ['../tooltip/UniqueProvider'],
    instead: 'export default ({ children }) => children;',
    forbids: /\btooltip=\{\{[^}]*\bunique\b/,
  },
  { of: IN('modal/index'), sources: ['./PurePanel'], instead: NOTHING },
  // The frame draws no waves (components/ui/controls).
  {
    of: IN('(button/Button|checkbox/Checkbox|switch/index|radio/radio|tag/index)'),
    sources: ['../_util/wave'],
    instead: 'export default ({ children }) => children;',
  },
  // Every button would have the animation of a spinner's width, and be drawn twice for it. The spinner itself stays.
  {
    of: IN('button/DefaultLoadingIcon'),
    sources: ['@rc-component/motion'],
    instead: 'export default ({ visible, children }) => (visible ? children({}) : null);',
  },
  // The build writes the icons' rules with the others (antd-styles.ts).
  {
    of: IN('theme/internal'),
    sources: ['./util/useResetIconStyle'],
    instead: 'export default () => undefined;',
  },
  {
    of: IN('(auto-complete/\\w+|date-picker/\\w+|dropdown/dropdown|select/index|time-picker/index)'),
    sources: ['../_util/PurePanel'],
    instead: 'export default () => () => null;',
  },
];

const ONE = '\0antd-part/';

/** A line of Ant Design that the build replaces. */
interface Line {
  readonly of: RegExp;
  readonly before: string | RegExp;
  readonly now: string;
  /** As of a part. */
  readonly forbids?: RegExp;
}

const LINES: readonly Line[] = [
  // A box for several answers measures its text before the first paint, so that a phone lays the whole form out in the task that drew it.
  // A box where nothing is typed has the same width without it.
  {
    of: /\/@rc-component\/select\/es\/SelectInput\/Input\.js$/,
    before: 'if (syncWidth && input) {',
    now: 'if (syncWidth && input && !value) setWidthCssVar(undefined);\n    else if (syncWidth && input) {',
  },
  // A control with a menu is drawn again before the first paint, to note where it is, and React then runs everything that starts with the
  // page in the same task. Now it notes it after the paint, and resets only what it has set.
  {
    of: /\/@rc-component\/trigger\/es\/index\.js$/,
    before: 'setTargetEle(domNode);',
    now: 'React.startTransition(() => setTargetEle(domNode));',
  },
  {
    of: /\/@rc-component\/trigger\/es\/hooks\/useAlign\.js$/,
    before: 'const resetReady = () => {',
    now: 'const resetReady = () => {\n    if (!offsetInfo.ready) return;',
  },
  // A style sheet is text. The browser need not parse it as HTML first, which takes a phone a third of the task that draws a page.
  {
    of: /\/@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/,
    before: 'styleNode.innerHTML = css;',
    now: 'styleNode.textContent = css;',
  },
  // The rules of a component are written when the client is built (antd-styles.ts), and the page has the theme's variables once.
  {
    of: /\/cssinjs-utils\/es\/util\/genStyleUtils\.js$/,
    before: /\n {6}if \(memoizedZeroRuntime\) \{[^]*?\n {6}return hashId;\n {4}\};/,
    now: '\n      return hashId;\n    };',
  },
  {
    of: /\/cssinjs\/es\/util\/css-variables\.js$/,
    before: /export const serializeCSSVar = [^]*?\n\};/,
    now: `import { serializeCSSVar } from ${JSON.stringify(here('./antd-variables.ts'))};\nexport { serializeCSSVar };`,
  },
  // A theme's name is a hash over all of its 500 values. Those that it is made from say as much.
  {
    of: /\/cssinjs\/es\/hooks\/useCacheToken\.js$/,
    before: 'token2key(actualToken, mergedSalt)',
    now: "[mergedSalt, theme.id, tokenStr, overrideTokenStr].join('_')",
  },
  // The words of what no page has, which every page would wait for.
  {
    of: /\/antd\/es\/locale\/en_GB\.js$/,
    before: /\n {2}(?:Transfer|Carousel|ColorPicker|Form): \{[^]*?\n {2}\},?/g,
    now: '',
    forbids: /<(?:Transfer|Carousel|ColorPicker|Form)\b/,
  },
];

const AMERICAN = /\/en_US(\.js)?$/;
const OF_ANTD = /node_modules\/(antd|@rc-component)\//;

export const antdParts = (): Plugin => ({
  name: 'antd-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '') {
    // The words of American English, each of which has a British one beside it, would come as well.
    if (AMERICAN.test(source) && OF_ANTD.test(importer))
      return this.resolve(source.replace(AMERICAN, '/en_GB$1'), importer);
    const index = PARTS.findIndex(({ of, sources }) => sources.includes(source) && of.test(importer));
    return index === -1 ? null : `${ONE}${index}`;
  },
  load: (id) => (id.startsWith(ONE) ? (PARTS[Number(id.slice(ONE.length))]?.instead ?? null) : null),
  transform(code, id) {
    const line = LINES.find(({ of }) => of.test(id));
    if (line) {
      const changed = code.replace(line.before, line.now);
      if (changed === code) throw new Error(`${id} has no '${String(line.before)}' any more.`);
      return { code: changed, map: null };
    }
    if (!id.includes('/client/src/')) return null;
    const part = PARTS.find(({ forbids }) => forbids?.test(code));
    if (part)
      throw new Error(`${id}: the build has not got ${part.sources.join(', ')} (client/antd-parts.ts).`);
    const without = LINES.find(({ forbids }) => forbids?.test(code));
    if (without)
      throw new Error(`${id}: the build has not got ${String(without.before)} (client/antd-parts.ts).`);
    return null;
  },
});
