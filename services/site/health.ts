import type { FastifyInstance } from 'fastify';

/** Each check rejects while its dependency is unreachable. */
export type Checks = Record<string, () => Promise<unknown>>;

type State = 'ok' | 'unreachable' | 'ending';

const CHECK_MS = 2_000;

/**
 * Serves the health checks. While the process is alive, `/healthz` succeeds. While the dependencies are
 * reachable and the process is not about to end, `/readyz` succeeds.
 * @param ending when aborted, `/readyz` tells load balancers to use other processes. Requests are still
 * answered, but connections close.
 */
export function serveHealth(app: FastifyInstance, checks: Checks, ending?: AbortSignal): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (ending?.aborted) reply.header('Connection', 'close');
  });

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const names = Object.keys(checks);
    const states = await Promise.all(names.map((name) => stateOf(checks[name])));
    const isReady = states.every((state) => state === 'ok') && !ending?.aborted;
    const body: Record<string, State | undefined> = Object.fromEntries(
      names.map((name, index) => [name, states[index]]),
    );
    if (ending?.aborted) body.process = 'ending';
    return reply.code(isReady ? 200 : 503).send(body);
  });
}

async function stateOf(check: Checks[string] | undefined): Promise<State> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(reject, CHECK_MS);
  });
  return Promise.race([check?.(), late])
    .then(
      () => 'ok' as const,
      () => 'unreachable' as const,
    )
    .finally(() => clearTimeout(timer));
}
