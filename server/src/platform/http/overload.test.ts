import { LIMITS } from '@sideline/schema/limits';
import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerOverloadGuard } from './overload.js';

const { strangersMs, signedInMs, seconds } = LIMITS.overload;

describe('the overload guard', () => {
  let delay = 0;
  const app = () => {
    const server = fastify();
    registerOverloadGuard(server, () => delay);
    for (const path of ['/api/thing', '/healthz', '/readyz', '/metrics']) server.get(path, () => 'ok');
    return server;
  };
  const statusOf = async (server: ReturnType<typeof app>, url: string, headers = {}): Promise<number> =>
    (await server.inject({ url, headers })).statusCode;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    delay = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('refuses strangers first, then signed-in users, and never monitoring', async () => {
    const server = app();
    delay = strangersMs + 1;
    vi.advanceTimersByTime(seconds * 1_000);
    expect(await statusOf(server, '/api/thing')).toBe(503);
    expect(await statusOf(server, '/api/thing', { cookie: 'sideline=1' })).toBe(200);
    expect(await statusOf(server, '/api/thing', { authorization: 'Bearer x' })).toBe(200);
    delay = signedInMs + 1;
    vi.advanceTimersByTime(seconds * 1_000);
    expect(await statusOf(server, '/api/thing', { cookie: 'sideline=1' })).toBe(503);
    for (const path of ['/healthz', '/readyz', '/metrics']) expect(await statusOf(server, path)).toBe(200);
    await server.close();
  });

  it('treats one late second as just that, and stops when the loop is on time again', async () => {
    const server = app();
    delay = signedInMs + 1;
    vi.advanceTimersByTime(1_000);
    expect(await statusOf(server, '/api/thing')).toBe(200);
    vi.advanceTimersByTime(1_000);
    expect(await statusOf(server, '/api/thing')).toBe(503);
    delay = 0;
    vi.advanceTimersByTime(1_000);
    expect(await statusOf(server, '/api/thing')).toBe(200);
    await server.close();
  });
});
