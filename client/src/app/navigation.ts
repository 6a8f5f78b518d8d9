import { ROLE_GROUPS, type Role, type RoleGroup } from '@sideline/schema/roles';
import type { BarLink, GroupLink, MenuGroup } from '../lib/feature';
import { FEATURES } from './features';
import { isOpen as isOpenPath } from './routes';

/** One link of the menu. It is active when the current path starts with its path (spec section 2). */
export interface NavLink {
  readonly kind: 'link';
  readonly path: string;
  readonly label: string;
}

/** A part of a drop-down with a heading of its own, such as Purchasing within Inventory. */
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
  readonly roles: RoleGroup;
}

export interface NavMenu {
  readonly kind: 'menu';
  readonly label: string;
  readonly roles: RoleGroup;
  readonly items: readonly NavItem[];
}

export type NavEntry = NavTopLink | NavMenu;

type Drop = Omit<NavMenu, 'kind' | 'items'> & { readonly rank: number };

/** The drop-downs among the bar's own links, whose ranks are in the features' manifests: spec section 2's order. */
const GROUPS: Readonly<Record<MenuGroup, Drop>> = {
  Clinical: { label: 'Clinical', roles: 'clinicians', rank: 30 },
  Inventory: { label: 'Inventory', roles: 'clinicians', rank: 40 },
  Reports: { label: 'Reports', roles: 'clinicians', rank: 50 },
  Admin: { label: 'Admin', roles: 'admins', rank: 60 },
};

const DIVIDER: NavDivider = { kind: 'divider' };

const asLink = ({ path, label }: BarLink | GroupLink): NavLink => ({ kind: 'link', path, label });

const byRank = (a: { readonly rank: number }, b: { readonly rank: number }): number => a.rank - b.rank;

const hundred = ({ rank }: GroupLink): number => Math.floor(rank / 100);

/** A drop-down's links by rank: neighbours with one heading under it, a divider between the hundreds. */
function itemsOf(links: readonly GroupLink[]): readonly NavItem[] {
  const items: NavItem[] = [];
  let last: GroupLink | undefined;
  for (const link of [...links].sort(byRank)) {
    if (last && hundred(last) !== hundred(link)) items.push(DIVIDER);
    const open = items.at(-1);
    if (link.section === undefined) items.push(asLink(link));
    else if (open?.kind === 'section' && open.label === link.section)
      items[items.length - 1] = { ...open, links: [...open.links, asLink(link)] };
    else items.push({ kind: 'section', label: link.section, links: [asLink(link)] });
    last = link;
  }
  return items;
}

const LINKS = FEATURES.flatMap(({ menu = [] }) => menu);
const inGroup = (link: BarLink | GroupLink): link is GroupLink => link.group !== 'bar';

const BAR_LINKS = LINKS.flatMap((link) =>
  inGroup(link) ? [] : [{ rank: link.rank, entry: { ...asLink(link), roles: link.roles } }],
);
const MENUS = Object.entries(GROUPS).map(([group, { label, roles, rank }]) => {
  const items = itemsOf(LINKS.filter(inGroup).filter((link) => link.group === group));
  return { rank, entry: { kind: 'menu' as const, label, roles, items } };
});

/** The whole menu: the specification's entries in its order, then design section 8's at the end of their groups. */
export const NAVIGATION: readonly NavEntry[] = [...BAR_LINKS, ...MENUS]
  .sort(byRank)
  .map(({ entry }) => entry);

/** Dividers that part two entries; none at the beginning, at the end, or beside another. */
const withoutLooseDividers = (items: readonly NavItem[]): readonly NavItem[] =>
  items.filter(
    ({ kind }, index) =>
      kind !== 'divider' || (index > 0 && index < items.length - 1 && items[index - 1]?.kind !== 'divider'),
  );

/** What is left of a menu's items while some paths are not open yet. */
const openItems = (items: readonly NavItem[], isOpen: (path: string) => boolean): readonly NavItem[] => {
  const left = items.flatMap((item): readonly NavItem[] => {
    if (item.kind === 'divider') return [item];
    if (item.kind === 'link') return isOpen(item.path) ? [item] : [];
    const links = item.links.filter(({ path }) => isOpen(path));
    return links.length > 0 ? [{ ...item, links }] : [];
  });
  const last = left.findLastIndex(({ kind }) => kind !== 'divider');
  return withoutLooseDividers(left.slice(0, last + 1));
};

/**
 * The menu entries for a role, in the specification's order; none without a role. Paths that are not open yet are left
 * out, so that no entry leads to a page that is not there.
 */
export function navigationFor(
  role: Role | null,
  isOpen: (path: string) => boolean = isOpenPath,
): readonly NavEntry[] {
  if (!role) return [];
  return NAVIGATION.filter(({ roles }) => mayEnter(role, roles)).flatMap((entry): readonly NavEntry[] => {
    if (entry.kind === 'link') return isOpen(entry.path) ? [entry] : [];
    const items = openItems(entry.items, isOpen);
    return items.length > 0 ? [{ ...entry, items }] : [];
  });
}

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
