import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callRest, fetchFile, RefusedError, UnreachableError } from './http';
import { isOnlineNow, reportReachable } from './online';

const PORTAL_WORDS = /^The network answered instead of the server/;
const PAGE = '<!doctype html><title>Welcome to Stadium Wi-Fi</title>';

let server: Server;
let answer: RequestListener;
let address: string;

const answering =
  (status: number, type: string | null, body: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, type === null ? {} : { 'content-type': type }).end(body);
  };

beforeEach(async () => {
  reportReachable();
  server = createServer((request, response) => {
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterEach(() => new Promise((closed) => server.close(closed)));

const signIn = () => callRest('POST', `${address}/api/auth/login`, { email: 'a@example.org' });

describe('an answer that does not come from the server', () => {
  it.each([
    ['a page', 200, 'text/html; charset=utf-8', PAGE],
    ['a page that calls itself nothing', 200, null, PAGE],
    ['plain text', 200, 'text/plain', 'Please sign in'],
    ['a page that refuses the method', 405, 'text/html', PAGE],
    ['the status of a Wi-Fi that wants a sign-in', 511, 'text/html', PAGE],
  ])('counts as no answer: %s', async (_what, status, type, body) => {
    answer = answering(status, type, body);
    const failure: unknown = await signIn().catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(UnreachableError);
    expect((failure as Error).message).toMatch(PORTAL_WORDS);
    expect(isOnlineNow()).toBe(false);
  });

  it('counts as no answer for a file either', async () => {
    answer = answering(200, 'text/html', PAGE);
    await expect(fetchFile(`${address}/api/export`)).rejects.toThrow(PORTAL_WORDS);
  });

  it('does not affect what the server itself says', async () => {
    answer = answering(200, 'application/json; charset=utf-8', '{"id":"1"}');
    await expect(signIn()).resolves.toEqual({ id: '1' });
    answer = answering(204, null, '');
    await expect(signIn()).resolves.toBeUndefined();
    answer = answering(401, 'application/json', '{"code":"SIGN_IN_FAILED","message":"Not right."}');
    await expect(signIn()).rejects.toMatchObject({ code: 'SIGN_IN_FAILED', message: 'Not right.' });
    expect(isOnlineNow()).toBe(true);
  });

  it('is a refusal if a proxy finds the request too large', async () => {
    answer = answering(413, 'text/html', '<h1>413 Request Entity Too Large</h1>');
    await expect(signIn()).rejects.toBeInstanceOf(RefusedError);
    expect(isOnlineNow()).toBe(true);
  });
});
