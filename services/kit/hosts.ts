import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from './errors.ts';

/** For a user and a health check on the same machine. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Load balancers and Prometheus address a process by its own address. */
const FOR_MACHINES = ['/healthz', '/readyz', '/metrics'];

/** Returns the host names of a cabinet with these origins (D9). */
export function hostsOf(origins: readonly string[]): string[] {
  return [...new Set([...origins.map((origin) => new URL(origin).hostname), ...LOOPBACK])];
}

/** Refuses requests for other host names, before any other handler (D9). */
export function refuseOtherHosts(app: FastifyInstance, hosts: readonly string[]): void {
  app.addHook('onRequest', async (request) => {
    if (FOR_MACHINES.includes(request.routeOptions.url ?? '') || hosts.includes(hostOf(request))) return;
    throw new ServiceError(421, { error: 'По этому адресу кабинета нет', errorCode: 'unknown_host' });
  });
}

/** Returns the host name without the port. Behind a trusted proxy, the name is the proxy's requested host. */
function hostOf({ host }: FastifyRequest): string {
  return URL.parse(`http://${host}`)?.hostname ?? '';
}
