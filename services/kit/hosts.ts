import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from './errors.ts';

/** A person at the machine, and a health check on it. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Balancers and Prometheus ask a process by its own address. */
const FOR_MACHINES = ['/healthz', '/readyz', '/metrics'];

/** The names that a cabinet with these origins answers to (D9). */
export function hostsOf(origins: readonly string[]): string[] {
  return [...new Set([...origins.map((origin) => new URL(origin).hostname), ...LOOPBACK])];
}

/** Refuses requests to another name, before anything else answers (D9). */
export function refuseOtherHosts(app: FastifyInstance, hosts: readonly string[]): void {
  app.addHook('onRequest', async (request) => {
    if (FOR_MACHINES.includes(request.routeOptions.url ?? '') || hosts.includes(hostOf(request))) return;
    throw new ServiceError(421, { error: 'По этому адресу кабинета нет', errorCode: 'unknown_host' });
  });
}

/** The name without a port; behind a trusted proxy the one that the proxy was asked by. */
function hostOf({ host }: FastifyRequest): string {
  return URL.parse(`http://${host}`)?.hostname ?? '';
}
