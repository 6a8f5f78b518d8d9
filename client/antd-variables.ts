import { THEME_KEY } from './src/components/ui/theme-key';

type Variables = Readonly<Record<string, string>>;
interface Scope {
  readonly scope?: string | readonly string[];
}

/** The values of the page's theme. */
const page: Record<string, string> = {};

const rule = (selector: string, variables: readonly (readonly [string, string])[]): string =>
  variables.length === 0
    ? ''
    : `${selector}{${variables.map(([name, value]) => `${name}:${value};`).join('')}}`;

/**
 * In place of Ant Design's function of this name, which sets the theme's 500 variables again on every element that is a component: a browser
 * then spends longer on them than on everything else about a style. Here the page has them once. Only what a component has different from
 * the theme is set back on the components inside it.
 */
export const serializeCSSVar = (variables: Variables, key: string, options: Scope = {}): string => {
  const all = Object.entries(variables);
  const scopes = [options.scope ?? []].flat().filter(Boolean);
  const selector = scopes.length === 0 ? `.${key}` : scopes.map((scope) => `.${key}.${scope}`).join(', ');
  // A theme within the page's, such as the kiosk's, has a key of its own.
  if (key !== THEME_KEY) return rule(selector, all);
  if (scopes.length === 0) {
    Object.assign(page, variables);
    return rule(':root', all);
  }
  const asInTheme = all.flatMap(([name]) => (name in page ? [[name, page[name] ?? ''] as const] : []));
  return rule(`.${key}`, asInTheme) + rule(selector, all);
};
