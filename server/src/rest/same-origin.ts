import type { FastifyRequest } from 'fastify';
import { DomainError } from '../platform/errors.js';
import { bearerOf } from '../request-context.js';

/**
 * Refuses a write that a page of another site had the browser send (FOREIGN_ORIGIN). Programs send neither Origin nor
 * Sec-Fetch-Site and pass; a request with an API token carries nothing that a browser adds by itself and passes too.
 * GraphQL has Apollo's own guard; REST has this one, because a beacon cannot set a header of ours.
 */
export const refuseForeignOrigin = (request: FastifyRequest, publicUrl: string | null): void => {
  if (request.method !== 'GET' && request.method !== 'HEAD') refuseForeignPage(request, publicUrl);
};

/** The same for any method: a socket is opened by GET, and a browser lets any page open one. */
export const refuseForeignPage = (request: FastifyRequest, publicUrl: string | null): void => {
  if (bearerOf(request) !== null) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new DomainError('FOREIGN_ORIGIN');
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = [publicUrl, `${request.protocol}://${request.host}`];
  if (!own.includes(origin)) throw new DomainError('FOREIGN_ORIGIN');
};
