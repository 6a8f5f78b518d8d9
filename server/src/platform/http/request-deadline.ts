import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Deadline, runUnder } from '../database/deadline.js';

const DEADLINE = Symbol('deadline');
type WithDeadline = FastifyRequest & { [DEADLINE]?: Deadline };

/**
 * Limits every request to `ms` of waiting for the database: if the database is frozen, the answer is NOT_READY, 503 with
 * Retry-After, whatever was requested. The time that a body takes to arrive does not count. A socket has this limit until it
 * is admitted.
 */
export const registerRequestDeadline = (app: FastifyInstance, ms: number): void => {
  app.addHook('onRequest', (request: WithDeadline, reply, done) => {
    const deadline = new Deadline(ms);
    request[DEADLINE] = deadline;
    reply.raw.once('close', () => {
      deadline.end();
    });
    runUnder(deadline, done);
  });
  // Again after the body, which arrives on the socket's behalf and not on the request's.
  app.addHook('preValidation', (request: WithDeadline, _reply, done) => {
    const deadline = request[DEADLINE];
    if (deadline === undefined) {
      done();
      return;
    }
    deadline.begin();
    runUnder(deadline, done);
  });
  app.addHook('preHandler', (request: WithDeadline, _reply, done) => {
    if (request.headers.upgrade !== undefined) request[DEADLINE]?.end();
    done();
  });
  app.addHook('onSend', (request: WithDeadline, _reply, _payload, done) => {
    request[DEADLINE]?.end();
    done();
  });
};
