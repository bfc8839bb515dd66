import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { registerCounters } from '../kit/counters.ts';

/**
 * Measures every request of the application by its route's template, and serves `/metrics` as Prometheus
 * text.
 * @returns the register for further metrics
 */
export function serveMetrics(app: FastifyInstance): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  registerCounters(register);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time, by method, route template and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.4, 1, 2.5, 10],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
  return register;
}
