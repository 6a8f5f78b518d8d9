import { readdirSync } from 'node:fs';
import { ROLE_GROUPS, ROLES } from '@sideline/schema/roles';
import { describe, expect, it } from 'vitest';
import { FEATURES } from './features';
import { linksOf, mayEnter, NAVIGATION } from './navigation';
import { routeOf, ROUTES } from './routes';

/** Spec section 2, by hand, in its order and with its own names for what varies. */
const SPECIFIED = `
/login /patient-register /privacy-policy /see-and-treat /prf/{custom_prf_id}/kiosk /createadmin
/StaffManager
/dashboard /shifts /createprf /prf/{custom_prf_id} /patients /reports/auditlog /reports/cheerreport/{eventID}
/events/{eventId}/replenish
/inventory/dashboard /inventory/items /inventory/items/{itemId} /inventory/kits /inventory/boms /inventory/locations
/inventory/purchasing /inventory/purchasing/new /inventory/purchasing/{poId} /inventory/low-stock
/inventory/expiring-batches /inventory/suppliers /inventory/supplier-items /inventory/bags /inventory/bags/{bagId}
/inventory/bags/{bagId}/contents /inventory/pouches /inventory/transfer /inventory/transfers /inventory/usage-logs
/inventory/returns /inventory/returns/new /inventory/returns/{returnId}
/client /client/{clientId} /client/event/{eventID} /client/event/{eventID}/dashboard
/patients/{patient_id}
/terms-of-service /cookie-policy /contact-us /patient-access
`
  .trim()
  .split(/\s+/);

/** A path whatever its parameters are called. */
const shape = (path: string): string => path.replace(/:\w+|\{\w+\}/g, ':');

const links = NAVIGATION.flatMap((entry) => (entry.kind === 'link' ? [entry] : linksOf(entry.items)));

describe('the features', () => {
  it('are all in the list, each under its folder’s name', () => {
    const folder = new URL('../features/', import.meta.url);
    const manifests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.feature.ts'))
      .sort();
    const folders = readdirSync(folder).sort();
    expect(manifests).toEqual(folders.map((name) => `${name}/${name}.feature.ts`));
    expect(FEATURES.map(({ name }) => name)).toEqual(folders);
  });

  it('have every path of the specification, once', () => {
    const shapes = ROUTES.map(({ path }) => shape(path));
    expect(SPECIFIED.filter((path) => shapes.filter((own) => own === shape(path)).length !== 1)).toEqual([]);
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
  });

  it('lead every link of the menu to a route that its roles may open', () => {
    const paths = ROUTES.map(({ path }) => path);
    expect(links.filter(({ path }) => !paths.includes(path))).toEqual([]);
    for (const entry of NAVIGATION)
      for (const { path } of entry.kind === 'link' ? [entry] : linksOf(entry.items)) {
        const access = routeOf(path)?.access ?? 'everybody';
        if (access === 'everybody') continue;
        const group = access === 'setup' ? 'admins' : access;
        const shown = ROLES.filter((role) => mayEnter(role, entry.roles));
        expect(
          shown.filter((role) => !mayEnter(role, group)),
          path,
        ).toEqual([]);
      }
  });

  it('put each menu entry in a different place', () => {
    const own = FEATURES.flatMap(({ menu = [] }) => menu);
    expect(links.map(({ path }) => path).sort()).toEqual(own.map(({ path }) => path).sort());
    const places = own.map(({ group, rank }) => `${group} ${rank}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('lead every palette command to a route that its roles may open', () => {
    const commands = FEATURES.flatMap(({ commands = [] }) => commands);
    expect(new Set(commands.map(({ key }) => key)).size).toBe(commands.length);
    expect(new Set(commands.map(({ rank }) => rank)).size).toBe(commands.length);
    for (const { key, roles, path } of commands) {
      const to = typeof path === 'string' ? path : path('/dashboard').path;
      const access = routeOf(to.replace(/\?.*$/, ''))?.access;
      expect(access, key).toBeDefined();
      if (access === undefined || access === 'everybody') continue;
      const group = access === 'setup' ? 'admins' : access;
      expect(
        ROLE_GROUPS[roles].filter((role) => !mayEnter(role, group)),
        key,
      ).toEqual([]);
    }
  });

  it('match a literal path before one with a parameter', () => {
    expect(routeOf('/patients/import')?.path).toBe('/patients/import');
    expect(routeOf('/patients/018f3a52-7c1d-7000-8000-3b9a1c2d4e5f')?.path).toBe('/patients/:patientId');
    expect(routeOf('/no/such/page')).toBeUndefined();
  });
});
