import { describe, expect, it } from 'vitest';
import { isActive, linksOf, NAVIGATION, navigationFor } from './navigation';

const labels = (role: Parameters<typeof navigationFor>[0]): readonly string[] =>
  navigationFor(role).map(({ label }) => label);

describe('the menu', () => {
  it('shows each role its groups (spec section 2)', () => {
    expect(labels('admin')).toEqual(['Dashboard', 'Shifts', 'Clinical', 'Inventory', 'Reports', 'Admin']);
    expect(labels('staff')).toEqual(['Dashboard', 'Shifts', 'Clinical', 'Inventory', 'Reports']);
    expect(labels('client')).toEqual(['My Events']);
    expect(labels('patient')).toEqual(['My Records']);
    expect(labels(null)).toEqual([]);
  });

  it('names no path twice', () => {
    const paths = NAVIGATION.flatMap((entry) =>
      entry.kind === 'link' ? [entry.path] : linksOf(entry.items).map(({ path }) => path),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('takes an entry for active when the current path starts with its path', () => {
    expect(isActive('/inventory/purchasing/new', '/inventory/purchasing')).toBe(true);
    expect(isActive('/patients/1', '/patients')).toBe(true);
    expect(isActive('/dashboard', '/patients')).toBe(false);
  });
});
