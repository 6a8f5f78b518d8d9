import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS } from '@sideline/schema/limits';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '../platform/errors.js';
import { bytesOf, takeFiles } from './uploads.js';

let app: FastifyInstance;
/** Those in whose time of being let in the sender goes away, by what they are told of it. */
let gone: (() => void)[];

beforeEach(async () => {
  app = fastify();
  gone = [];
  await app.register((scope, _none, ready) => {
    takeFiles(scope, {
      upload: {
        types: ['application/octet-stream'],
        maximumBytes: 1_000,
        tooLarge: () => new DomainError('PICTURE_TOO_LARGE'),
      },
      admit: async ({ headers }, { raw }) => {
        if (headers['x-leaves'] === undefined) return;
        const closed = once(raw, 'close');
        gone.pop()?.();
        await closed;
      },
    });
    scope.put('/file', (request) => ({ bytes: bytesOf(request).length }));
    ready();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

const send = (headers: Readonly<Record<string, string>> = {}) => {
  const { port } = app.server.address() as AddressInfo;
  return httpRequest({
    ...{ host: '127.0.0.1', port, method: 'PUT', path: '/file', agent: false },
    headers: { 'content-type': 'application/octet-stream', 'content-length': '3', ...headers },
  });
};

/** Starts an upload and disconnects while it is being admitted. */
const leave = async (): Promise<void> => {
  const refused = new Promise<void>((resolve) => {
    app.server.once('request', (_request, response) => response.once('close', resolve));
  });
  const asked = new Promise<void>((resolve) => gone.push(resolve));
  const request = send({ 'x-leaves': 'yes' });
  request.on('error', () => undefined);
  request.flushHeaders();
  await asked;
  request.destroy();
  await refused;
};

describe('the places of files being uploaded', () => {
  it('are free again if their senders disconnect while they are being admitted', async () => {
    for (let sender = 0; sender < LIMITS.pictures.arriving; sender += 1) await leave();
    // The turns of the event loop that a hook after the close needs.
    await new Promise((resolve) => setImmediate(resolve));
    const request = send();
    request.end('abc');
    const [response] = (await once(request, 'response')) as [{ statusCode: number; resume: () => void }];
    response.resume();
    expect(response.statusCode).toBe(200);
  });
});
