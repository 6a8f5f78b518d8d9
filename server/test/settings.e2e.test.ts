import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness/test-server.js';

const READ = `{ providerSettings { name companyName supportEmail twitterUrl prfPrefix dpoName updatedAt } }`;
const UPDATE = `mutation ($input: UpdateProviderSettingsInput!) {
  updateProviderSettings(input: $input) { providerSettings { name companyName twitterUrl prfPrefix updatedAt } }
}`;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    env: {
      PROVIDER_NAME: 'Harbour Medical',
      PROVIDER_PRF_PREFIX: 'HBR',
      PROVIDER_EMAIL: 'help@harbour.test',
    },
  });
});
afterAll(() => server.close());

describe("the provider's settings", () => {
  it('come from the environment while nobody has edited them, for everybody', async () => {
    const { data } = await server.nobody().graphql(READ);
    expect(data).toEqual({
      providerSettings: {
        name: 'Harbour Medical',
        companyName: 'Harbour Medical',
        supportEmail: 'help@harbour.test',
        twitterUrl: null,
        prfPrefix: 'HBR',
        dpoName: null,
        updatedAt: null,
      },
    });
  });

  it('are edited by administrators: given is changed, absent stays, null goes back', async () => {
    const admin = await server.signedIn('admin');
    const first = await admin.graphql(UPDATE, {
      input: { name: ' Quayside Medical ', twitterUrl: 'https://x.test/quay', prfPrefix: 'QM' },
    });
    expect(first.errors).toBeUndefined();
    expect(first.data).toMatchObject({
      updateProviderSettings: {
        providerSettings: {
          name: 'Quayside Medical',
          companyName: 'Harbour Medical',
          twitterUrl: 'https://x.test/quay',
          prfPrefix: 'QM',
          updatedAt: server.clock.now().toISOString(),
        },
      },
    });
    const second = await admin.graphql(UPDATE, { input: { name: null } });
    expect(second.data).toMatchObject({
      updateProviderSettings: {
        providerSettings: { name: 'Harbour Medical', prfPrefix: 'QM', twitterUrl: 'https://x.test/quay' },
      },
    });
    const entries = await server.database.asOwner<{ fields: string[] }>(
      `SELECT fields_changed AS fields FROM audit_entry WHERE action = 'PROVIDER_SETTINGS_UPDATED' ORDER BY recorded_at, id`,
    );
    expect(entries.map(({ fields }) => fields)).toEqual([['name', 'twitterUrl', 'prfPrefix'], ['name']]);
  });

  it('keep each change in the history, from which it is put back', async () => {
    const admin = await server.signedIn('admin');
    await admin.graphql(UPDATE, { input: { companyName: 'Quayside Medical Ltd' } });
    // The same again is no change.
    await admin.graphql(UPDATE, { input: { companyName: 'Quayside Medical Ltd' } });
    const read = async () => {
      const { data } = await admin.graphql(
        '{ settingChanges(kind: facts) { nodes { id title before after putBackId } } }',
      );
      return (data?.['settingChanges'] as { nodes: { id: string; before: string[]; after: string[] }[] })
        .nodes;
    };
    const [change, ...earlier] = await read();
    expect(earlier).toHaveLength(2);
    expect(change).toMatchObject({
      title: 'Provider’s details',
      before: ['PRF prefix: QM', 'Twitter: https://x.test/quay'],
      after: ['Company: Quayside Medical Ltd', 'PRF prefix: QM', 'Twitter: https://x.test/quay'],
    });
    const putBack = () =>
      admin.graphql(
        'mutation ($input: PutBackSettingInput!) { putBackSetting(input: $input) { settingChange { putBackId } } }',
        {
          input: { changeId: change?.id },
        },
      );
    expect((await putBack()).data).toEqual({ putBackSetting: { settingChange: { putBackId: change?.id } } });
    expect((await server.nobody().graphql(READ)).data).toMatchObject({
      providerSettings: { companyName: 'Harbour Medical', prfPrefix: 'QM' },
    });
    expect((await putBack()).errors?.[0]?.extensions.code).toBe('SETTING_ALREADY_SO');
  });

  it('can be without what a provider need not have, and cannot without a name', async () => {
    const admin = await server.signedIn('admin');
    const none = await admin.graphql(UPDATE, { input: { twitterUrl: 'https://x.test/quay' } });
    expect(none.errors).toBeUndefined();
    const emptied = await admin.graphql(
      `mutation ($input: UpdateProviderSettingsInput!) {
        updateProviderSettings(input: $input) { providerSettings { twitterUrl supportEmail dpoAddress } }
      }`,
      { input: { twitterUrl: '', supportEmail: ' ', dpoAddress: '' } },
    );
    expect(emptied.errors).toBeUndefined();
    expect(emptied.data).toEqual({
      updateProviderSettings: {
        providerSettings: { twitterUrl: null, supportEmail: null, dpoAddress: null },
      },
    });
    const back = await admin.graphql(
      `mutation ($input: UpdateProviderSettingsInput!) { updateProviderSettings(input: $input) { providerSettings { supportEmail } } }`,
      { input: { supportEmail: null } },
    );
    expect(back.data).toEqual({
      updateProviderSettings: { providerSettings: { supportEmail: 'help@harbour.test' } },
    });
  });

  it('invent nothing in production', async () => {
    const production = await startTestServer({ env: { NODE_ENV: 'production' } });
    try {
      const { data } = await production
        .nobody()
        .graphql(
          `{ providerSettings { name supportEmail supportPhone facebookUrl dpoName dpoEmail dpoAddress alignmentLine } }`,
        );
      expect(data).toEqual({
        providerSettings: {
          name: 'Sideline',
          supportEmail: null,
          supportPhone: null,
          facebookUrl: null,
          dpoName: null,
          dpoEmail: null,
          dpoAddress: null,
          alignmentLine: null,
        },
      });
    } finally {
      await production.close();
    }
  });

  it.each([
    ['twitterUrl', 'javascript:alert(1)'],
    ['supportEmail', 'not an address'],
    ['supportPhone', 'call us'],
    ['prfPrefix', 'abc'],
    ['name', '  '],
  ])('refuse a %s of %s', async (field, value) => {
    const admin = await server.signedIn('admin');
    const { errors } = await admin.graphql(UPDATE, { input: { [field]: value } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', problems: [{ field }] });
  });

  it('include phrases for free text: none for a provider with a name, then what administrators write', async () => {
    const staff = await server.signedIn('staff');
    const read = '{ phrases { name text } }';
    const update = `mutation ($input: UpdatePhrasesInput!) { updatePhrases(input: $input) { phrases { name text } } }`;
    expect((await staff.graphql(read)).data).toEqual({ phrases: [] });
    const phrases = [
      { name: 'nad', text: 'No abnormality detected.' },
      { name: 'abdo', text: 'Abdomen soft.' },
    ];
    const admin = await server.signedIn('admin');
    expect((await admin.graphql(update, { input: { phrases } })).data).toEqual({
      updatePhrases: { phrases: phrases },
    });
    expect((await staff.graphql(read)).data).toEqual({ phrases });
    const refused = await admin.graphql(update, { input: { phrases: [{ name: 'two words', text: 'x' }] } });
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      problems: [{ field: 'phrases.0.name' }],
    });
    expect((await staff.graphql(read)).data).toEqual({ phrases });
    const entries = await server.database.asOwner<{ fields: string[] }>(
      `SELECT fields_changed AS fields FROM audit_entry WHERE action = 'PHRASES_UPDATED'`,
    );
    expect(entries.map(({ fields }) => fields)).toEqual([['phrases']]);
  });

  it('are not for others to edit', async () => {
    for (const role of ['staff', 'client', 'patient'] as const) {
      const caller = await server.signedIn(role);
      const { errors } = await caller.graphql(UPDATE, { input: { name: 'Mine' } });
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});
