import type { FastifyInstance } from 'fastify';
import { TIME_LIMITS } from '../kit/limits.ts';

/** Each check rejects while its part does not work. */
export type Checks = Record<string, () => Promise<unknown>>;

export interface HealthChecks {
  /** Parts of this process. `/healthz` tells the reason of the rejection. */
  own: Checks;
  /** Other services. `/readyz` tells which one is unreachable. */
  others: Checks;
}

/**
 * Serves the health checks. While the process works, `/healthz` succeeds; `?exclude=<name>` leaves a check
 * out. While other services are reachable and the process is not about to end, `/readyz` succeeds.
 * @param ending when aborted, `/readyz` tells load balancers to use other processes. Requests are still
 * answered, but connections close.
 */
export function serveHealth(app: FastifyInstance, { own, others }: HealthChecks, ending?: AbortSignal): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (ending?.aborted) reply.header('Connection', 'close');
  });

  app.get<{ Querystring: { exclude?: string | string[] } }>('/healthz', async ({ query }, reply) => {
    const excluded = [query.exclude ?? []].flat();
    const checks = Object.entries(own).filter(([name]) => !excluded.includes(name));
    const failures = await failuresOf(Object.fromEntries(checks));
    if (Object.keys(failures).length === 0) return { status: 'ok' };
    return reply.code(503).send({ status: 'failing', ...failures });
  });

  app.get('/readyz', async (_request, reply) => {
    const failures = await failuresOf(others);
    const names = Object.keys(others);
    const states = names.map((name) => [name, name in failures ? 'unreachable' : 'ok']);
    const isReady = Object.keys(failures).length === 0 && !ending?.aborted;
    const body = { ...Object.fromEntries(states), ...(ending?.aborted && { process: 'ending' }) };
    return reply.code(isReady ? 200 : 503).send(body);
  });
}

/** Returns the reasons of the checks that fail, by name. */
async function failuresOf(checks: Checks): Promise<Record<string, string>> {
  const failures = Object.entries(checks).map(async ([name, check]) => {
    const reason = await failureOf(check);
    return reason === null ? [] : [[name, reason] as const];
  });
  return Object.fromEntries((await Promise.all(failures)).flat());
}

async function failureOf(check: () => Promise<unknown>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    const error = new Error(`no answer within ${TIME_LIMITS.healthCheck / 1000} s`);
    timer = setTimeout(reject, TIME_LIMITS.healthCheck, error);
  });
  return Promise.race([check(), late])
    .then(
      () => null,
      (error: Error) => error.message,
    )
    .finally(() => clearTimeout(timer));
}
