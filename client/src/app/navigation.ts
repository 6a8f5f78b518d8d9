import { ROLE_GROUPS, type Role, type RoleGroup } from '@sideline/schema/roles';
import type { BarLink, GroupLink, MenuGroup } from '../lib/feature';
import type { FrameKey } from '../lib/words/frame-words';
import { FEATURES } from './features';

/** One link of the menu. It is active when the current path starts with its path (spec section 2). */
export interface NavLink {
  readonly kind: 'link';
  readonly path: string;
  readonly label: string;
}

/** A part of a drop-down with its own heading, such as Purchasing within Inventory. */
export interface NavSection {
  readonly kind: 'section';
  readonly label: string;
  readonly links: readonly NavLink[];
}

export interface NavDivider {
  readonly kind: 'divider';
}

export type NavItem = NavLink | NavSection | NavDivider;

export interface NavTopLink extends NavLink {
  readonly word?: FrameKey;
  readonly roles: RoleGroup;
}

export interface NavMenu {
  readonly kind: 'menu';
  readonly label: string;
  readonly roles: RoleGroup;
  readonly items: readonly NavItem[];
}

export type NavEntry = NavTopLink | NavMenu;

/**
 * The drop-downs among the links in the bar. The links have their ranks in the features' manifests. The order is that of
 * spec section 2.
 */
const GROUPS: Readonly<Record<MenuGroup, { readonly roles: RoleGroup; readonly rank: number }>> = {
  Clinical: { roles: 'clinicians', rank: 30 },
  Inventory: { roles: 'clinicians', rank: 40 },
  Reports: { roles: 'clinicians', rank: 50 },
  Admin: { roles: 'admins', rank: 60 },
};

const DIVIDER: NavDivider = { kind: 'divider' };

const asLink = ({ path, label }: BarLink | GroupLink): NavLink => ({ kind: 'link', path, label });

const hundred = ({ rank }: GroupLink): number => Math.floor(rank / 100);

/**
 * A drop-down's links, by rank. Neighbours with the same heading are grouped, and each hundred is separated by a divider.
 */
function itemsOf(links: readonly GroupLink[]): readonly NavItem[] {
  const items: NavItem[] = [];
  links.forEach((link, index) => {
    const before = links[index - 1];
    if (before && hundred(before) !== hundred(link)) items.push(DIVIDER);
    const last = items.at(-1);
    if (link.section === undefined) items.push(asLink(link));
    else if (last?.kind === 'section' && last.label === link.section)
      items.splice(-1, 1, { ...last, links: [...last.links, asLink(link)] });
    else items.push({ kind: 'section', label: link.section, links: [asLink(link)] });
  });
  return items;
}

const LINKS = FEATURES.flatMap(({ menu = [] }) => menu).sort((a, b) => a.rank - b.rank);

/** The menu made from these links. A drop-down without links is left out. */
function menuOf(links: readonly (BarLink | GroupLink)[]): readonly NavEntry[] {
  const entries: { readonly rank: number; readonly entry: NavEntry }[] = [];
  for (const link of links)
    if (link.group === 'bar')
      entries.push({
        rank: link.rank,
        entry: { ...asLink(link), roles: link.roles, ...(link.word !== undefined && { word: link.word }) },
      });
  for (const [label, { roles, rank }] of Object.entries(GROUPS)) {
    const items = itemsOf(links.filter((link): link is GroupLink => link.group === label));
    if (items.length > 0) entries.push({ rank, entry: { kind: 'menu', label, roles, items } });
  }
  return entries.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

/** The whole menu: the specification's entries in its order, followed in each group by those of design section 8. */
export const NAVIGATION: readonly NavEntry[] = menuOf(LINKS);

/** The menu entries for a role, in the specification's order; none without a role. */
export const navigationFor = (role: Role | null): readonly NavEntry[] =>
  role === null ? [] : NAVIGATION.filter(({ roles }) => mayEnter(role, roles));

export function mayEnter(role: Role, group: RoleGroup): boolean {
  return ROLE_GROUPS[group].some((allowed) => allowed === role);
}

/** The specification's rule, literally. */
export function isActive(currentPath: string, path: string): boolean {
  return currentPath.startsWith(path);
}

export function linksOf(items: readonly NavItem[]): readonly NavLink[] {
  return items.flatMap((item) => (item.kind === 'link' ? [item] : item.kind === 'section' ? item.links : []));
}
