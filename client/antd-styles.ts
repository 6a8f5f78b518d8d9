import { createCache, extractStyle, StyleProvider, type CSSObject } from '@ant-design/cssinjs';
import type { ConfigProviderProps, ThemeConfig } from 'antd';
import { createRequire } from 'node:module';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { fileURLToPath } from 'node:url';
import { parseSync, type Plugin } from 'vite';

/** What a style file of Ant Design is asked for: by its hook, or by a component that draws nothing but its rules. */
interface Style {
  /** The component's class without the prefix. */
  readonly of: string;
  /** Whether the component hands on a class of its own for the reset of its box and font. */
  readonly hasRoot?: true;
  readonly exported?: string;
  readonly isComponent?: true;
}

const of = (name: string): readonly Style[] => [{ of: name }];
const rooted = (name: string): readonly Style[] => [{ of: name, hasRoot: true }];

/** By the file's path in antd/es: what the components that Sideline has call it with. */
export const STYLES: Readonly<Record<string, readonly Style[]>> = {
  'alert/style/index': of('alert'),
  'app/style/index': of('app'),
  'button/style/compact': [{ of: 'btn', isComponent: true }],
  'button/style/index': of('btn'),
  'card/style/index': of('card'),
  'checkbox/style/index': rooted('checkbox'),
  'collapse/style/index': of('collapse'),
  'date-picker/style/index': rooted('picker'),
  'descriptions/style/index': of('descriptions'),
  'drawer/style/index': of('drawer'),
  'dropdown/style/index': rooted('dropdown'),
  'empty/style/index': of('empty'),
  'flex/style/index': of('flex'),
  'grid/style/index': [
    { of: 'row', exported: 'useRowStyle' },
    { of: 'col', exported: 'useColStyle' },
  ],
  'input-number/style/index': rooted('input-number'),
  'input/style/index': [
    { of: 'input', exported: 'useSharedStyle' },
    { of: 'input', hasRoot: true },
  ],
  'input/style/textarea': rooted('input'),
  'menu/style/index': rooted('menu'),
  'message/style/index': rooted('message'),
  'modal/style/confirm': [{ of: 'modal', isComponent: true }],
  'modal/style/index': rooted('modal'),
  'pagination/style/index': of('pagination'),
  'popover/style/index': of('popover'),
  'progress/style/index': of('progress'),
  'qr-code/style/index': of('qrcode'),
  'radio/style/index': rooted('radio'),
  'segmented/style/index': of('segmented'),
  'select/style/index': rooted('select'),
  'skeleton/style/index': of('skeleton'),
  'space/style/addon': of('space-addon'),
  'space/style/compact': of('space-compact'),
  'space/style/index': of('space'),
  'spin/style/index': of('spin'),
  'steps/style/index': of('steps'),
  'switch/style/index': of('switch'),
  'table/style/index': rooted('table'),
  'tabs/style/index': rooted('tabs'),
  'tag/style/index': of('tag'),
  'timeline/style/index': of('timeline'),
  'tooltip/style/index': rooted('tooltip'),
  'tour/style/index': of('tour'),
  'tree/style/index': of('tree'),
  'upload/style/index': rooted('upload'),
  // In the bundle, and drawn by no page: waves, notifications, page numbers with borders.
  '_util/wave/style': [],
  'notification/style/index': [],
  'pagination/style/bordered': [],
};
/**
 * Rules that no page needs: for text from right to left, for Ant Design's thirteen colours, and the box of everything inside a component,
 * which src/app/global.css gives every element. A browser would try those of every component on each element.
 */
const PRESET = 'blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold';
const NEVER = new RegExp(`^\\[class\\^=|-rtl\\b|-(?:color-)?(?:${PRESET})(?:-inverse)?$`);
/**
 * A rule for what follows a bare element has every such element below judged again whenever anything is added (see
 * test/sibling-rules.test.ts): the same is said without a sibling.
 */
const SAID_OTHERWISE: Readonly<Record<string, string>> = {
  '+ li': '&:not(:first-child)',
  // No tag of ours has a bare drawing.
  '> .anticon + span, > span + .anticon, > svg + span, > span + svg':
    '> .anticon + span, > .anticon:not(:first-child)',
};
const asNeeded = {
  visit: (rules: CSSObject): CSSObject =>
    Object.fromEntries(
      Object.entries(rules)
        .filter(([selector]) => !NEVER.test(selector))
        .map(([selector, rule]) => [SAID_OTHERWISE[selector] ?? selector, rule]),
    ),
};
/** What would need them, in a file of ours: it stops the build. */
const NEEDS_THEM = new RegExp(
  `direction="rtl"|<(?:Button|Tag|Tooltip|Badge)\\b(?:[^<>]|=>)*\\scolor=(?:"(?:${PRESET})"|\\{)`,
);

const require = createRequire(import.meta.url);
type Exports = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;
const { default: ConfigProvider } = require('antd/lib/config-provider/index.js') as {
  readonly default: ComponentType<ConfigProviderProps>;
};

/** What has a style's rules written when it is drawn. */
const drawnWith = (path: string, { of: name, hasRoot, exported = 'default', isComponent }: Style) => {
  const prefixCls = `ant-${name}`;
  const rootCls = hasRoot ? `${prefixCls}-css-var` : prefixCls;
  const hook = (require(`antd/lib/${path}.js`) as Exports)[exported];
  if (hook === undefined) throw new Error(`antd/lib/${path}.js has no ${exported}.`);
  const Drawn: ComponentType<{ readonly prefixCls: string; readonly rootCls: string }> = isComponent
    ? (hook as typeof Drawn)
    : (): null => {
        hook(prefixCls, rootCls);
        return null;
      };
  return createElement(Drawn, { prefixCls, rootCls });
};

/** The rules that Ant Design writes for this element, or those that it writes for every component. */
const rulesOf = (drawn: ReactElement, theme: ThemeConfig, isShared: boolean): string => {
  const cache = createCache();
  const themed = createElement(ConfigProvider, { theme }, drawn);
  renderToString(createElement(StyleProvider, { cache, transformers: [asNeeded] }, themed));
  for (const key of cache.cache.keys())
    if (/^style%[^%]*%(?:Shared|ant-design-icons)%/.test(key) !== isShared) cache.cache.delete(key);
  // Only Ant Design's own elements have its classes. Links are ours too, so theirs keep the class of its version before them.
  return extractStyle(cache, { plain: true, types: ['style'] }).replaceAll(
    /:where\(\.css-\w+\)(?=\.ant)/g,
    '',
  );
};

/** The rules of one of Ant Design's style files, by its path in antd/es. */
export const rulesIn = (path: string, theme: ThemeConfig = {}): string =>
  (STYLES[path] ?? []).map((style) => rulesOf(drawnWith(path, style), theme, false)).join('');
const sharedRules = (): string => rulesOf(drawnWith('button/style/index', { of: 'btn' }), {}, true);

const RULES = fileURLToPath(new URL('./antd-rules.ts', import.meta.url));
const written = (name: string, rules: string): string =>
  `import { ${name} } from ${JSON.stringify(RULES)};\n${name}(${JSON.stringify(rules)});\n`;

const GENERATORS = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']);
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Call extends Node {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly Node[];
}
const isGenerator = (node: Node): node is Call =>
  node.type === 'CallExpression' && GENERATORS.has((node as Call).callee.name ?? '');
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
/** Every call that makes a style, wherever it is in the file. */
const generatorsIn = (node: Node): readonly Call[] =>
  isGenerator(node) ? [node] : Object.values(node).flat().filter(isNode).flatMap(generatorsIn);

/** The file without its rules' functions: what only they use is then no part of the build either. */
const withoutFunctions = (code: string): string => {
  const { program } = parseSync('style.js', code) as unknown as { readonly program: Node };
  return generatorsIn(program)
    .toReversed()
    .reduce((text, { arguments: [, rules] }) => {
      if (rules === undefined) throw new Error('A style without a function.');
      return `${text.slice(0, rules.start)}null${text.slice(rules.end)}`;
    }, code)
    .replaceAll('new Keyframes(', '/* @__PURE__ */ new Keyframes(');
};

const GENERATES = new RegExp(`\\b(?:${[...GENERATORS].join('|')})\\(`);
const FILE = /\/antd\/es\/([\w-]+(?:\/[\w-]+)*\/style(?:\/[\w-]+)?)\.js$/;
const SHARED_BY_ALL = /\/antd\/es\/theme\/util\/genStyleUtils\.js$/;

/**
 * Ant Design writes a component's rules when it is first drawn, which took a slow phone half a second of each page. They are the same for
 * every theme, whose values are variables, so the build writes them down: a component's file brings its rules as text. The theme says
 * `zeroRuntime` in what is built, so that nothing writes them twice. In development and in tests Ant Design works as it comes.
 */
export const antdStyles = (): Plugin => {
  const unlisted = new Set<string>();
  return {
    name: 'antd-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (SHARED_BY_ALL.test(id)) return { code: written('writeRules', sharedRules()) + code, map: null };
      if (id.includes('/client/src/') && NEEDS_THEM.test(code))
        throw new Error(`${id}: the build has not got Ant Design's colours (client/antd-styles.ts).`);
      const path = FILE.exec(id)?.[1];
      if (path === undefined || !GENERATES.test(code)) return null;
      const styles = STYLES[path];
      if (styles === undefined) {
        unlisted.add(id);
        return null;
      }
      const stripped = withoutFunctions(code);
      if (styles.length === 0) return { code: stripped, map: null };
      const writer = styles.some(({ isComponent }) => isComponent) ? 'writeRefinement' : 'writeRules';
      return { code: written(writer, rulesIn(path)) + stripped, map: null };
    },
    // The package's index names every component; what no page draws is gone by now.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const [id, { renderedLength }] of Object.entries(chunk.modules))
            if (renderedLength > 0 && unlisted.has(id))
              this.error(`${id} is not among the styles of client/antd-styles.ts.`);
    },
  };
};
