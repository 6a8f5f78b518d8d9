import { ROLES } from '@sideline/schema/roles';
import { describe, expect, it } from 'vitest';
import { isActive, linksOf, NAVIGATION, navigationFor } from './navigation';
import { ROUTES } from './routes';

describe('the menu', () => {
  const labels = (role: Parameters<typeof navigationFor>[0]): readonly string[] =>
    navigationFor(role).map(({ label }) => label);

  it('shows each role its groups (spec section 2)', () => {
    expect(labels('admin')).toEqual(['Dashboard', 'Shifts', 'Clinical', 'Inventory', 'Reports', 'Admin']);
    expect(labels('staff')).toEqual(['Dashboard', 'Shifts', 'Clinical', 'Inventory', 'Reports']);
    expect(labels('client')).toEqual(['My Events']);
    expect(labels('patient')).toEqual(['My Records']);
    expect(labels(null)).toEqual([]);
  });

  it('leads to existing screens, with no divider at either end', () => {
    const there = new Set(ROUTES.map(({ path }) => path));
    for (const role of ROLES)
      for (const entry of navigationFor(role)) {
        const items = entry.kind === 'menu' ? entry.items : [entry];
        expect(linksOf(items).every(({ path }) => there.has(path))).toBe(true);
        expect(linksOf(items).length).toBeGreaterThan(0);
        expect(items.at(0)?.kind).not.toBe('divider');
        expect(items.at(-1)?.kind).not.toBe('divider');
      }
  });

  it('names no path twice', () => {
    const paths = NAVIGATION.flatMap((entry) =>
      entry.kind === 'link' ? [entry.path] : linksOf(entry.items).map(({ path }) => path),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('marks an entry as active if the current path starts with its path', () => {
    expect(isActive('/inventory/purchasing/new', '/inventory/purchasing')).toBe(true);
    expect(isActive('/patients/1', '/patients')).toBe(true);
    expect(isActive('/dashboard', '/patients')).toBe(false);
  });
});

describe('the menu’s order', () => {
  it('is the specification’s, with what was added at the end of each group', () => {
    const inWords = NAVIGATION.map((entry) =>
      entry.kind === 'link'
        ? entry.path
        : [
            entry.label,
            ...entry.items.map((item) =>
              item.kind === 'divider'
                ? '-'
                : item.kind === 'section'
                  ? `${item.label}(${item.links.map(({ label }) => label).join()})`
                  : item.label,
            ),
          ].join(' '),
    );
    const kept = [
      '/dashboard',
      '/shifts',
      'Clinical Create PRF See & Treat Patients All Records - See & Treat Logs Cheer Teams',
      'Inventory Overview Items Kits Locations Purchasing(PO List,Create PO) Returns - Low Stock Expiring Batches - Suppliers Supplier Items - Bags Transfers Usage Logs - Stocktakes Controlled Drugs Recalls',
      'Reports Audit Logs - Events',
      'Admin Staff Manager Create Admin User - Clients Users - API Tokens Clinical codes Settings Formulary Lists, e-mails and look Privacy Notices Developers Webhooks Retention Evidence pack Clinical safety',
      '/client',
      '/patient-access',
    ];
    expect(inWords).toHaveLength(kept.length);
    // A new entry comes after those that are there.
    expect(inWords.map((words, place) => words.slice(0, kept[place]?.length))).toEqual(kept);
  });
});
