import { Linter } from 'eslint';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHECKOUT } from './database.js';

/** ESLint's rule, which the linter runs with the selectors of its configuration. */
const RULE = 'no-restricted-syntax';
let rule: Linter.RuleEntry;

const refused = (code: string): number =>
  new Linter().verify(`const write = async () => { ${code}; };`, [{ rules: { [RULE]: rule } }]).length;

interface Override {
  readonly files: readonly string[];
  readonly rules: Readonly<Record<string, Linter.RuleEntry | undefined>>;
}

beforeAll(async () => {
  const { default: config } = (await import(pathToFileURL(join(CHECKOUT, 'oxlint.config.mjs')).href)) as {
    readonly default: { readonly overrides: readonly Override[] };
  };
  const found = config.overrides
    .filter(({ files }) => files.some((pattern) => pattern.startsWith('server/')))
    .findLast(({ rules }) => rules[`syntax/${RULE}`])?.rules[`syntax/${RULE}`];
  if (found === undefined) throw new Error(`The server's files have no ${RULE}`);
  rule = found;
});

describe('the lint of versioned rows', () => {
  it.each([
    'context.manager.save(Patient, row)',
    'context.manager.save(row)',
    'inside.manager.save(Event, [row])',
    'this.deps.manager.save(row)',
    'manager.upsert(Client, row, ["client_id"])',
    'dataSource.getRepository(StaffProfile)',
  ])('refuses %s', (code) => {
    expect(refused(code)).toBe(1);
  });

  it.each([
    'this.saving.save(context, commands)',
    'this.services.prfSaving.save(context, commands)',
    'manager.upsert(ProviderSettingsRow, row, ["isOnly"])',
    'manager.insert(Patient, row)',
    'updateVersion(manager, EVENTS, { id, version }, values)',
  ])('accepts %s', (code) => {
    expect(refused(code)).toBe(0);
  });
});
