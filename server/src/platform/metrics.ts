import '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { poolOf } from './database/read.js';

/**
 * Times every request by method, route and status, and answers GET /metrics in Prometheus' text format. A route is its
 * pattern, never the path: paths contain record numbers, and each would become a separate series. Requests through a proxy
 * are refused: the figures are only for people with access to the server's network.
 */
export const registerMetrics = (
  app: FastifyInstance,
  dataSource: DataSource,
  backupAgeSeconds: () => number,
): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'sideline_http_request_duration_seconds',
    help: 'Duration of HTTP requests by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'sideline_database_connections',
    help: 'Connections of the database pool by state',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const pool = poolOf(dataSource);
      if (pool === null) return;
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });

  new Gauge({
    name: 'sideline_open_sockets',
    help: 'Open WebSockets',
    registers: [registry],
    collect() {
      this.set(app.hasDecorator('websocketServer') ? app.websocketServer.clients.size : 0);
    },
  });

  new Gauge({
    name: 'sideline_backup_newest_age_seconds',
    help: 'Age of the newest good backup; +Inf where there is none',
    registers: [registry],
    collect() {
      this.set(backupAgeSeconds());
    },
  });

  app.addHook('onResponse', (request, reply, done) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined) {
      reply.callNotFound();
      return reply;
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
