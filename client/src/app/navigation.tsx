import { ROLE_GROUPS, type Role, type RoleGroup } from '@sideline/schema/roles';
import { ROUTES } from './routes';

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

const link = (path: string, label: string): NavLink => ({ kind: 'link', path, label });
const DIVIDER: NavDivider = { kind: 'divider' };

/** The whole menu: the specification's entries in its order, then design section 8's at the end of their groups. */
export const NAVIGATION: readonly NavEntry[] = [
  { ...link('/dashboard', 'Dashboard'), roles: 'clinicians' },
  { ...link('/shifts', 'Shifts'), roles: 'clinicians' },
  {
    kind: 'menu',
    label: 'Clinical',
    roles: 'clinicians',
    items: [
      link('/createprf', 'Create PRF'),
      link('/see-and-treat', 'See & Treat'),
      link('/patients', 'Patients'),
      DIVIDER,
      link('/see-and-treat/logs', 'See & Treat Logs'),
      link('/cheer', 'Cheer Teams'),
    ],
  },
  {
    kind: 'menu',
    label: 'Inventory',
    roles: 'clinicians',
    items: [
      link('/inventory/dashboard', 'Overview'),
      link('/inventory/items', 'Items'),
      link('/inventory/boms', 'Kits'),
      link('/inventory/locations', 'Locations'),
      {
        kind: 'section',
        label: 'Purchasing',
        links: [link('/inventory/purchasing', 'PO List'), link('/inventory/purchasing/new', 'Create PO')],
      },
      link('/inventory/returns', 'Returns'),
      DIVIDER,
      link('/inventory/low-stock', 'Low Stock'),
      link('/inventory/expiring-batches', 'Expiring Batches'),
      DIVIDER,
      link('/inventory/suppliers', 'Suppliers'),
      link('/inventory/supplier-items', 'Supplier Items'),
      DIVIDER,
      link('/inventory/bags', 'Bags'),
      link('/inventory/transfers', 'Transfers'),
      link('/inventory/usage-logs', 'Usage Logs'),
      DIVIDER,
      link('/inventory/stocktakes', 'Stocktakes'),
      link('/inventory/controlled-drugs', 'Controlled Drugs'),
    ],
  },
  {
    kind: 'menu',
    label: 'Reports',
    roles: 'clinicians',
    items: [link('/reports/auditlog', 'Audit Logs'), DIVIDER, link('/events', 'Events')],
  },
  {
    kind: 'menu',
    label: 'Admin',
    roles: 'admins',
    items: [
      link('/StaffManager', 'Staff Manager'),
      link('/createadmin', 'Create Admin User'),
      DIVIDER,
      link('/clients', 'Clients'),
      link('/users', 'Users'),
      DIVIDER,
      link('/tokens', 'API Tokens'),
      link('/settings', 'Settings'),
      link('/notices', 'Privacy Notices'),
      link('/webhooks', 'Webhooks'),
      link('/retention', 'Retention'),
    ],
  },
  { ...link('/client', 'My Events'), roles: 'clients' },
  { ...link('/patient-access', 'My Records'), roles: 'patients' },
];

const OPEN: ReadonlySet<string> = new Set(ROUTES.filter((route) => 'page' in route).map(({ path }) => path));

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
  isOpen: (path: string) => boolean = (path) => OPEN.has(path),
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
