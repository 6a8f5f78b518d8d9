import { AHEAD_WORDS } from '@sideline/schema/validation/instant';
import { LIMITS } from '@sideline/schema/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor, BrowserMark, Context } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import { runInTransaction } from '../src/platform/database/transaction.js';
import { startTestServer } from './harness/test-server.js';
import { completeRecord, openPrfBench, sign, STROKES, type PrfBench } from './prf-fixture.js';

let bench: PrfBench;
let author: Actor;
let prfId: string;
beforeAll(async () => {
  bench = await openPrfBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  author = await bench.actor('staff');
  prfId = await completeRecord(bench, author);
});

/** What the browser is trusted with otherwise, which a handover leaves alone. */
const NOT_THIS: BrowserMark = {
  value: null,
  set: () => {
    throw new Error('A handover gives a mark of its own');
  },
};

/** A stranger's browser: it keeps the mark that it was given. */
class Browser {
  mark: string | null = null;

  context(): Context {
    return {
      ...bench.context(null),
      browser: {
        handover: {
          value: this.mark,
          set: (mark) => {
            this.mark = mark;
          },
        },
        registration: NOT_THIS,
        kiosk: NOT_THIS,
        device: NOT_THIS,
      },
    };
  }

  open(token: string, name = 'Dr Okafor') {
    return runInTransaction(this.context(), (inside) =>
      bench.handovers.open(inside, { token, name, organisation: 'Royal Infirmary', role: null }),
    );
  }
}

const make = (actor = author, of = prfId) =>
  bench.mutate(actor, (context) =>
    bench.handovers.make(context, { linkId: newId(), prfId: of, format: 'atmist' }),
  );
const closed = expect.objectContaining({ code: 'HANDOVER_CLOSED' }) as unknown;
const list = () => bench.handovers.list(bench.context(author), prfId);

describe('a handover link', () => {
  it('opens the record’s handover for a person who gives their name, and shows afterwards who it was', async () => {
    const { token, link } = await make();
    expect(token).toMatch(/^[\w-]{22}$/);
    const browser = new Browser();
    await expect(browser.open(token, '  ')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect((await list()).links[0]?.openedAt).toBeNull();
    const sheet = await browser.open(token);
    expect(sheet).toMatchObject({
      patientName: 'Alex Example',
      dob: '1990-03-01',
      isSigned: false,
      timeZone: 'Europe/London',
    });
    expect(sheet.lines.map(({ letter }) => letter).join('')).toBe('ATMIST!RE');
    expect(sheet.lines[0]?.text).toContain('36 years');
    expect((await list()).links).toMatchObject([
      { id: link.id, receiverName: 'Dr Okafor', receiverOrganisation: 'Royal Infirmary' },
    ]);
    expect(await bench.audited('HANDOVER_LINK_MADE', prfId)).toBe(1);
    expect(await bench.audited('HANDOVER_OPENED', prfId)).toBe(1);
  });

  it('is the first browser’s alone, which may open it again', async () => {
    const { token } = await make();
    const [first, second] = [new Browser(), new Browser()];
    await first.open(token);
    await expect(second.open(token)).rejects.toEqual(closed);
    bench.advance(1_000);
    await first.open(token, 'Sister Lund');
    await bench.audit.settled();
    expect(await bench.audited('HANDOVER_REFUSED', prfId)).toBe(1);
    expect((await list()).links[0]?.receiverName).toBe('Dr Okafor');
    const number = (await bench.reading.find(bench.context(author), prfId))?.customPrfId ?? '';
    const { nodes } = await bench.history.list(bench.context(author), number, null, { first: 30 });
    const read = nodes.filter(({ kind }) => kind === 'HANDOVER_READ');
    expect(read.map(({ kind, at, reason, author: by }) => [kind, at, reason, by.userId])).toEqual(
      [
        ['Sister Lund', bench.now()] as const,
        ['Dr Okafor', new Date(bench.now().getTime() - 1_000)] as const,
      ].map(([name, at]) => ['HANDOVER_READ', at.toISOString(), `${name}, Royal Infirmary`, author.userId]),
    );
    await expect(
      bench.database.dataSource.query(`UPDATE handover_opening SET receiver_name = 'x' WHERE prf_id = $1`, [
        prfId,
      ]),
    ).rejects.toThrow();
    await expect(
      bench.database.dataSource.query('DELETE FROM handover_opening WHERE prf_id = $1', [prfId]),
    ).rejects.toThrow('append-only');
  });

  it('is one browser’s also when two open it at the same moment', async () => {
    const { token } = await make();
    const outcomes = await Promise.allSettled([new Browser().open(token), new Browser().open(token)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('shows the record as it is by now', async () => {
    const { token } = await make();
    const browser = new Browser();
    const before = await browser.open(token);
    await sign(bench, author, prfId);
    const after = await browser.open(token);
    expect([before.isSigned, after.isSigned]).toEqual([false, true]);
    expect(after.lines).toEqual(before.lines);
  });

  it('ends after a quarter of an hour, when it is revoked, and with a record entered in error; all in the same words', async () => {
    const late = await make();
    bench.advance(LIMITS.handover.linkMinutes * 60_000);
    const revoked = await make();
    await bench.mutate(author, (context) => bench.handovers.revoke(context, revoked.link.id));
    const errors = await Promise.all(
      ['A'.repeat(22), late.token, revoked.token].map((token) =>
        new Browser().open(token).then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    );
    expect(errors).toEqual([closed, closed, closed]);
    expect(new Set(errors.map(String)).size).toBe(1);
    expect(await bench.audited('HANDOVER_LINK_REVOKED', prfId)).toBe(1);

    const voided = await make();
    await bench.mutate(author, (context) => bench.prfs.declareVoid(context, prfId, 'Wrong patient'));
    await expect(new Browser().open(voided.token)).rejects.toEqual(closed);
    await expect(make()).rejects.toMatchObject({ code: 'PRF_VOID' });
  });

  it('is made by those who write in the record, and revoked by its maker or an administrator', async () => {
    const other = await bench.actor('staff');
    const admin = await bench.actor('admin');
    await expect(make(other)).rejects.toMatchObject({ code: 'PRF_NOT_YOURS' });
    const { link } = await make();
    const revoke = (actor: Actor) =>
      bench.mutate(actor, (context) => bench.handovers.revoke(context, link.id));
    await expect(revoke(other)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await revoke(admin)).links[0]?.revokedAt).not.toBeNull();
    await expect(
      bench.mutate(author, (context) =>
        bench.handovers.make(context, { linkId: link.id, prfId, format: 'sbar' }),
      ),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('keeps neither token nor browser in the clear, and cannot be given to another browser', async () => {
    const { token, link } = await make();
    const browser = new Browser();
    await browser.open(token);
    const [row] = await bench.database.asOwner<{ text: string }>(
      'SELECT l::text AS text FROM handover_link l WHERE id = $1',
      [link.id],
    );
    expect(row?.text).not.toContain(token);
    expect(row?.text).not.toContain(browser.mark);
    await expect(
      bench.database.dataSource.query(`UPDATE handover_link SET browser_hash = 'x' WHERE id = $1`, [link.id]),
    ).rejects.toThrow(/opened and revoked once/);
  });
});

describe('a signature of who took over', () => {
  const request = (change: object = {}) => ({
    receiptId: newId(),
    prfId,
    handedOverTo: 'Sister Lund, Royal Infirmary',
    handedOverAt: bench.now(),
    strokes: STROKES,
    ...change,
  });
  const record = (change: ReturnType<typeof request>) =>
    bench.mutate(author, (context) => bench.handovers.record(context, change));

  it('is kept beside a signed record, once however often it is sent, and changes nothing in it', async () => {
    await expect(record(request())).rejects.toMatchObject({ code: 'PRF_STATE' });
    const signed = await sign(bench, author, prfId);
    const sent = request();
    await record(sent);
    const { receipts } = await record(sent);
    expect(receipts).toMatchObject([{ handedOverTo: 'Sister Lund, Royal Infirmary', strokes: STROKES }]);
    expect(await bench.reading.find(bench.context(author), prfId)).toEqual(signed);
    await expect(
      bench.database.dataSource.query(`UPDATE handover_receipt SET handed_over_to = 'x' WHERE prf_id = $1`, [
        prfId,
      ]),
    ).rejects.toThrow();
  });

  it('wants a name, strokes, and a time that has come', async () => {
    await sign(bench, author, prfId);
    for (const change of [{ handedOverTo: ' ' }, { strokes: 'alert(1)' }])
      await expect(record(request(change))).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const handedOverAt = new Date(bench.now().getTime() + 600_000);
    await expect(record(request({ handedOverAt }))).rejects.toMatchObject({
      problems: [{ field: 'handedOverAt', message: AHEAD_WORDS }],
    });
  });
});

it('is answered over HTTP with a mark for the browser, never to be stored', async () => {
  const server = await startTestServer({ env: { PUBLIC_URL: 'https://sideline.example' } });
  try {
    const staff = await server.signedIn('staff');
    const saved = await staff.graphql(
      'mutation ($input: SavePrfInput!) { savePrf(input: $input) { results { outcome } } }',
      {
        input: {
          commands: [
            {
              commandId: newId(),
              prfId,
              section: 'incidentDetails',
              baseVersion: 0,
              deviceTime: server.clock.now().toISOString(),
              changes: { incidentDetails: { chief_complaint: 'Chest pain' } },
            },
          ],
        },
      },
    );
    expect(saved.errors).toBeUndefined();
    const made = await staff.graphql(
      'mutation ($input: MakeHandoverLinkInput!) { makeHandoverLink(input: $input) { newHandoverLink { token address } } }',
      { input: { linkId: newId(), prfId, format: 'sbar' } },
    );
    const { token, address } = (
      made.data?.['makeHandoverLink'] as { readonly newHandoverLink: { token: string; address: string } }
    ).newHandoverLink;
    expect(address).toBe(`https://sideline.example/handover#${token}`);
    const answer = await server
      .nobody()
      .send('POST', '/api/handover/open', { token, name: 'Dr Okafor', role: 'Registrar' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json<{ lines: { text: string }[] }>().lines[0]?.text).toContain('Chest pain');
    expect(answer.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Strict', path: '/' }]);
    const again = await server.nobody().send('POST', '/api/handover/open', { token, name: 'Somebody' });
    expect(again.statusCode).toBe(404);
    expect(again.body).not.toContain('Chest pain');
    const [mark] = answer.cookies;
    const same = await server.nobody().request({
      method: 'POST',
      url: '/api/handover/open',
      headers: { cookie: `${mark?.name ?? ''}=${mark?.value ?? ''}` },
      payload: { token, name: 'Dr Okafor' },
    });
    expect(same.statusCode).toBe(200);
  } finally {
    await server.close();
  }
});
