import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordAudit } from './audit';

const online = vi.hoisted(() => ({ isOnline: true }));
vi.mock('./online', () => ({
  isOnlineNow: () => online.isOnline,
  reportReachable: () => undefined,
  reportUnreachable: () => undefined,
}));

interface Sent {
  readonly action_context: string | null;
  readonly description: string | null;
  readonly correlation_id: string;
  readonly client_ts: string;
  readonly prf_id: string | null;
}

const beacon = vi.fn((_url: string, _body: Blob) => true);
const request = vi.fn((_url: string, _init: RequestInit) =>
  Promise.resolve(new Response(null, { status: 204 })),
);
const page = { visibilityState: 'visible' };

const sentBody = (): Sent => JSON.parse(request.mock.calls[0]?.[1].body as string) as Sent;

describe('the audit helper (spec sections 7 and 9)', () => {
  beforeEach(() => {
    online.isOnline = true;
    page.visibilityState = 'visible';
    beacon.mockClear();
    request.mockClear();
    vi.stubGlobal('navigator', { sendBeacon: beacon, onLine: true });
    vi.stubGlobal('document', page);
    vi.stubGlobal('fetch', request);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('sends a normal call, with a correlation id and the client’s time', () => {
    recordAudit({ action_type: 'ACCESS_DENIED', action_context: 'Page /users' });
    expect(beacon).not.toHaveBeenCalled();
    expect(request.mock.calls[0]?.[0]).toBe('/api/audit-log');
    expect(sentBody()).toMatchObject({ action_context: 'Page /users', prf_id: null });
    expect(sentBody().correlation_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(Number.isNaN(Date.parse(sentBody().client_ts))).toBe(false);
  });

  it('masks and shortens before anything is sent', () => {
    recordAudit({
      action_type: 'PRF_VIEWED',
      action_context: 'x'.repeat(300),
      description: 'called jo@example.org on 020 7946 0123',
    });
    expect(sentBody().action_context).toHaveLength(120);
    expect(sentBody().description).toBe('called [e-mail] on [phone]');
  });

  it('uses the beacon when the page is hidden, and when asked to', async () => {
    page.visibilityState = 'hidden';
    recordAudit({ action_type: 'PRF_VIEWED' });
    page.visibilityState = 'visible';
    recordAudit({ action_type: 'ACCESS_DENIED' }, { fireAndForget: true });
    expect(beacon).toHaveBeenCalledTimes(2);
    expect(request).not.toHaveBeenCalled();
    const body = beacon.mock.calls[0]?.[1];
    expect(body?.type).toBe('application/json');
    expect(JSON.parse((await body?.text()) ?? '')).toMatchObject({ action_type: 'PRF_VIEWED' });
  });

  it('drops everything except the twelve actions, and everything while offline', () => {
    recordAudit({ action_type: 'SOMETHING_ELSE' });
    online.isOnline = false;
    recordAudit({ action_type: 'PRF_VIEWED' });
    expect(request).not.toHaveBeenCalled();
    expect(beacon).not.toHaveBeenCalled();
  });

  it('never throws', async () => {
    request.mockImplementationOnce(() => Promise.reject(new Error('no network')));
    expect(() => recordAudit({ action_type: 'PRF_VIEWED' })).not.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
});
