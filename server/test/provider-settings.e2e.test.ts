import { exportPath } from '@sideline/schema/exports';
import { PROVIDER_LISTS } from '@sideline/schema/provider/lists';
import { MAILS } from '@sideline/schema/provider/mail-texts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.js';
import {
  startTestServer,
  type GraphqlAnswer,
  type TestCaller,
  type TestServer,
} from './harness/test-server.js';
import { lettersOf } from './letters.js';
import { photograph } from './pictures.js';
import { firstOf } from './harness/mutations.js';

interface List {
  readonly kind: string;
  readonly version: number;
  readonly items: readonly { readonly id: string; readonly name: string; readonly isRetired: boolean }[];
}
interface Change {
  readonly id: string;
  readonly title: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly changedBy: string;
  readonly putBackId: string | null;
}

let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer({ env: { PROVIDER_NAME: 'Harbour <Medical>' } });
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

/** The one field that was asked for. */
const given = ({ data, errors }: GraphqlAnswer): unknown => {
  expect(errors).toBeUndefined();
  return firstOf(data);
};
const refusalOf = ({ errors }: GraphqlAnswer) => {
  const { code, problems } = (errors?.[0]?.extensions ?? {}) as {
    readonly code?: string;
    readonly problems?: readonly { readonly field: string; readonly message: string }[];
  };
  return { code, problems: problems?.map(({ field, message }) => `${field}: ${message}`) };
};

const lists = async (caller: TestCaller): Promise<readonly List[]> =>
  given(await caller.graphql('{ providerLists { kind version items { id name isRetired } } }')) as List[];
const places = async (): Promise<List> =>
  (await lists(admin)).find(({ kind }) => kind === 'places') ?? { kind: 'places', version: -1, items: [] };
const saveList = (input: object) =>
  admin.graphql(
    'mutation ($input: SaveProviderListInput!) { saveProviderList(input: $input) { providerList { version items { name isRetired } } } }',
    { input: { kind: 'places', ...input } },
  );
const changes = async (kind: string): Promise<readonly Change[]> =>
  (
    given(
      await admin.graphql(
        `query ($kind: SettingKind) {
        settingChanges(kind: $kind, first: 20) { nodes { id title before after changedBy putBackId } }
      }`,
        { kind },
      ),
    ) as { readonly nodes: readonly Change[] }
  ).nodes;
const putBack = (changeId: string) =>
  admin.graphql(
    'mutation ($input: PutBackSettingInput!) { putBackSetting(input: $input) { settingChange { putBackId after } } }',
    {
      input: { changeId },
    },
  );

describe('the provider’s lists', () => {
  const [gate, post] = [newId(), newId()];

  it('are added to, reordered and retired, and lose nothing', async () => {
    const staff = await server.signedIn('staff');
    expect((await lists(staff)).map(({ kind }) => kind)).toEqual(Object.keys(PROVIDER_LISTS));
    const two = [
      { id: gate, name: ' North  gate ', isRetired: false },
      { id: post, name: 'First aid post', isRetired: false },
    ];
    given(await saveList({ version: 0, items: two }));
    expect((await places()).items.map(({ name }) => name)).toEqual(['North gate', 'First aid post']);
    expect(refusalOf(await saveList({ version: 0, items: two })).code).toBe('CHANGED_MEANWHILE');
    expect(refusalOf(await saveList({ version: 1, items: [two[0]] }))).toEqual({
      code: 'BAD_INPUT',
      problems: ['items: Retire ‘First aid post’: it cannot be deleted.'],
    });
    const retired = [{ ...two[1], isRetired: true }, two[0]];
    expect(given(await saveList({ version: 1, items: retired }))).toEqual({
      version: 2,
      items: [
        { name: 'First aid post', isRetired: true },
        { name: 'North gate', isRetired: false },
      ],
    });
    const twice = [...retired, { id: newId(), name: 'north GATE', isRetired: false }];
    expect(refusalOf(await saveList({ version: 2, items: twice })).problems).toEqual([
      'items.2.name: Another item has this name.',
    ]);
  });

  it('stand in a history that is put back with one press, which is a change too', async () => {
    const [last, first] = await changes('list');
    expect(last).toMatchObject({
      title: 'Places',
      before: ['North gate', 'First aid post'],
      after: ['First aid post (retired)', 'North gate'],
      putBackId: null,
    });
    expect(last?.changedBy).not.toBe('');
    given(await putBack(last?.id ?? ''));
    expect((await places()).items.map(({ name, isRetired }) => [name, isRetired])).toEqual([
      ['North gate', false],
      ['First aid post', false],
    ]);
    expect(refusalOf(await putBack(last?.id ?? '')).code).toBe('SETTING_ALREADY_SO');
    // Before the first change nothing was in the list: what came since is retired, not lost.
    given(await putBack(first?.id ?? ''));
    expect((await places()).items.map(({ isRetired }) => isRetired)).toEqual([true, true]);
    expect((await changes('list')).map(({ putBackId }) => putBackId)).toEqual([
      first?.id,
      last?.id,
      null,
      null,
    ]);
    expect(refusalOf(await putBack(newId())).code).toBe('NOT_FOUND');
  });

  it('keep their history from everybody, the application too', async () => {
    await expect(server.database.dataSource.query('UPDATE setting_change SET key = key')).rejects.toThrow(
      /permission denied/,
    );
    await expect(server.database.dataSource.query('DELETE FROM setting_change')).rejects.toThrow(
      /permission denied/,
    );
    const entries = await server.database.asOwner<{ action: string }>(
      `SELECT DISTINCT action FROM audit_entry WHERE action IN ('PROVIDER_LIST_CHANGED', 'SETTING_PUT_BACK') ORDER BY 1`,
    );
    expect(entries.map(({ action }) => action)).toEqual(['PROVIDER_LIST_CHANGED', 'SETTING_PUT_BACK']);
  });

  it('include the phrases', async () => {
    const update =
      'mutation ($input: UpdatePhrasesInput!) { updatePhrases(input: $input) { phrases { name } } }';
    given(await admin.graphql(update, { input: { phrases: [{ name: 'nad', text: 'No abnormality.' }] } }));
    const [change] = await changes('phrases');
    expect(change).toMatchObject({ before: ['Default'], after: ['/nad: No abnormality.'] });
    given(await putBack(change?.id ?? ''));
    expect(given(await admin.graphql('{ phrases { name } }'))).toEqual([]);
  });
});

describe('the words of mails', () => {
  const save = (input: object) =>
    admin.graphql(
      'mutation ($input: SaveMailTextInput!) { saveMailText(input: $input) { mailText { version isUsual } } }',
      {
        input: { kind: 'reset_password', ...input },
      },
    );
  const words = {
    subject: 'New password, {{provider}}',
    body: 'Hello from {{provider}}. <b>Bold</b>\nIt lasts {{minutes}} minutes.\n{{link}}\nBye.',
  };

  it('name a placeholder that is unknown or missing', async () => {
    expect(refusalOf(await save({ version: 0, ...words, body: 'Hello {{name}}\n{{link}}' }))).toEqual({
      code: 'BAD_INPUT',
      problems: [
        'body: Remove {{name}}. This mail can use {{provider}}, {{link}}, {{minutes}}.',
        'body: Add {{minutes}}. This mail needs it.',
      ],
    });
  });

  it('are what is sent, with everything escaped, until they are taken back', async () => {
    expect(given(await save({ version: 0, ...words }))).toEqual({ version: 1, isUsual: false });
    const { email } = await server.account('staff');
    const ask = () =>
      server
        .nobody()
        .graphql('mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { isDone } }', {
          email,
        });
    given(await ask());
    const [letter = ''] = await lettersOf(server, email);
    expect(letter).toContain('Subject: New password, Harbour <Medical>');
    expect(letter).toContain('It lasts 60 minutes.\n\nChoose a new password:\nhttp');
    expect(letter).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    const reset = await admin.graphql(
      'mutation ($input: ResetMailTextInput!) { resetMailText(input: $input) { mailText { subject isUsual } } }',
      { input: { kind: 'reset_password', version: 1 } },
    );
    expect(given(reset)).toEqual({ subject: MAILS.reset_password.usual.subject, isUsual: true });
    const [back, changed] = await changes('mail');
    expect(back?.before[0]).toBe(`Subject: ${words.subject}`);
    expect(changed).toMatchObject({ title: 'Mail: Choose a new password', before: ['Default'] });
  });

  it('are sent to the administrator alone as a test', async () => {
    const sent = await admin.graphql(
      'mutation ($input: TestMailTextInput!) { testMailText(input: $input) { sentTo } }',
      {
        input: { kind: 'shift_assigned', subject: 'Look: {{title}}', body: '{{details}}\nThanks.' },
      },
    );
    const address = given(sent) as string;
    const letters = await lettersOf(server, address);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain('Subject: Look: What has happened');
    expect(letters[0]).toContain('Thanks.');
  });
});

describe('the look', () => {
  const save = (input: object) =>
    admin.graphql(
      'mutation ($input: SaveProviderLookInput!) { saveProviderLook(input: $input) { providerLook { version accent logoId } } }',
      {
        input,
      },
    );

  it('takes a colour within contrast in light and dark, and shows it to everybody', async () => {
    expect(refusalOf(await save({ version: 0, accent: '#FFEB3B' }))).toEqual({
      code: 'BAD_INPUT',
      problems: [expect.stringMatching(/^accent: Choose a darker colour. On light pages/)],
    });
    expect(given(await save({ version: 0, accent: '#9c4dcc' }))).toMatchObject({
      accent: '#9C4DCC',
      logoId: null,
    });
    expect(given(await server.nobody().graphql('{ providerLook { accent } }'))).toEqual({
      accent: '#9C4DCC',
    });
  });

  it('makes a small PNG of a picture, and takes nothing else', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>').toString(
      'base64',
    );
    expect(refusalOf(await save({ version: 1, logo: svg })).problems).toEqual([
      'logo: Choose a PNG, JPEG or WebP picture.',
    ]);
    const large = Buffer.alloc(513 * 1_024, 1).toString('base64');
    expect(refusalOf(await save({ version: 1, logo: large })).problems).toEqual([
      'logo: Choose a picture of at most 512 kB.',
    ]);
    const photo = await photograph(1_000, 500);
    const { logoId } = given(await save({ version: 1, logo: photo.toString('base64') })) as {
      logoId: string;
    };
    const logo = given(
      await server
        .nobody()
        .graphql('query ($id: ID!) { providerLogo(id: $id) { url width height } }', { id: logoId }),
    ) as { url: string; width: number; height: number };
    const png = Buffer.from(logo.url.replace('data:image/png;base64,', ''), 'base64');
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: logo.width,
      height: logo.height,
    });
    expect(logo.height).toBeLessThanOrEqual(96);
    expect(png.toString('latin1')).not.toContain('secret-marker');
    const [change] = await changes('look');
    expect(change).toMatchObject({
      before: ['Colour: #9C4DCC', 'Logo: none'],
      after: ['Colour: #9C4DCC', 'Logo: the provider’s own'],
    });
    given(await putBack(change?.id ?? ''));
    expect(given(await server.nobody().graphql('{ providerLook { logoId } }'))).toEqual({ logoId: null });
  });
});

describe('the rights of a person', () => {
  const save = (input: object) =>
    admin.graphql(
      'mutation ($input: SaveUserRightsInput!) { saveUserRights(input: $input) { userRights { version } } }',
      {
        input,
      },
    );
  const all = { voidRecords: true, approve: true, exportLists: true };

  it('are all there until one is switched off, then it is refused, and the history puts it back', async () => {
    const staff = await server.signedIn('staff');
    const userId = staff.user?.id;
    const download = () => staff.get(exportPath('events', 'csv'));
    expect((await download()).statusCode).toBe(200);
    const own = async () =>
      given(await staff.graphql('{ ownRights { userId voidRecords approve exportLists } }'));
    expect(await own()).toEqual({ userId, ...all });
    given(await save({ userId, version: 0, ...all, exportLists: false, voidRecords: false }));
    expect(await own()).toEqual({ userId, voidRecords: false, approve: true, exportLists: false });
    const refused = await download();
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'RIGHT_OFF' });
    // Whatever leaves as a file, and before anything is looked up: the event need not be there.
    const reports = `/api/events/${newId()}`;
    for (const path of [
      '/api/inventory/usage-logs/csv',
      `${reports}/plan/pdf`,
      ...['pdf', 'xlsx'].flatMap((format) => [
        `${reports}/report/${format}`,
        `${reports}/cheer-report/${format}`,
      ]),
    ])
      expect([path, (await staff.get(path)).json()]).toMatchObject([path, { code: 'RIGHT_OFF' }]);
    const voided = await staff.graphql(
      'mutation ($input: PrfReasonInput!) { voidPrf(input: $input) { prf { id } } }',
      { input: { prfId: newId(), reason: 'Entered twice' } },
    );
    expect(refusalOf(voided).code).toBe('RIGHT_OFF');
    given(
      await save({
        userId,
        version: 1,
        ...all,
        approve: false,
        exportLists: false,
        voidRecords: false,
      }),
    );
    const approved = await staff.graphql(
      'mutation ($input: StepPurchaseOrderInput!) { stepPurchaseOrder(input: $input) { purchaseOrder { canReceive } } }',
      { input: { id: newId(), action: 'approve' } },
    );
    expect(refusalOf(approved).code).toBe('RIGHT_OFF');
    const [, change] = await changes('rights');
    expect(change?.title).toMatch(/^Rights of \S/);
    expect(change?.after).toEqual(['Void records: no', 'Approve: yes', 'Export lists: no']);
    given(await putBack(change?.id ?? ''));
    expect((await download()).statusCode).toBe(200);
    expect((await staff.get('/api/inventory/usage-logs/csv')).statusCode).toBe(200);
    expect((await staff.get(`${reports}/report/pdf`)).statusCode).toBe(404);
    expect(refusalOf(await save({ userId: newId(), version: 0, ...all })).code).toBe('NOT_FOUND');
  });
});
