import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { startUnconnected } from './cli/contract.js';
import { MODULES } from './modules.js';
import { PERSONAL_DATA } from './personal-data.js';

const FOLDER = join(import.meta.dirname, 'modules');
const names = MODULES.map(({ name }) => name);

it('every manifest in the tree is in the list, under the name of its folder', () => {
  const folders = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.ts'))
    .map((file) => dirname(file));
  expect(folders.toSorted()).toEqual(names.toSorted());
});

it('every folder of modules has a manifest', () => {
  const covered = new Set<string>(names.map((name) => name.split('/')[0] ?? name));
  expect(readdirSync(FOLDER).filter((folder) => !covered.has(folder))).toEqual([]);
});

it('starts every module without a database', () => {
  const { services, resolverClasses, routes, jobs, subscriptions } = startUnconnected();
  expect(services.publicAddress.base).toMatch(/^http/);
  expect(resolverClasses.length).toBeGreaterThan(names.length);
  expect(routes.length).toBeGreaterThan(names.length);
  expect(Object.keys(jobs.tasks)).not.toEqual([]);
  expect([...subscriptions.keys()]).toContain('unreadNotifications');
});

it('erases what refers to others before what it refers to', () => {
  const order = PERSONAL_DATA.map(({ name }) => name);
  expect(order.slice(0, 5)).toEqual(['portal', 'rights', 'restricted', 'retention', 'kiosk']);
  expect(order.slice(-4)).toEqual(['clients', 'users', 'patients', 'audit']);
  expect(new Set(order).size).toBe(order.length);
});
