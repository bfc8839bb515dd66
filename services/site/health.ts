import type { FastifyInstance } from 'fastify';

/** Each rejects while the thing it asks is out of reach. */
export type Checks = Record<string, () => Promise<unknown>>;

const CHECK_MS = 2_000;

/** `/healthz`: the process lives. `/readyz`: what it depends on can be reached. */
export function serveHealth(app: FastifyInstance, checks: Checks): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', async (_request, reply) => {
    const names = Object.keys(checks);
    const states = await Promise.all(names.map((name) => stateOf(checks[name])));
    const isReady = states.every((state) => state === 'ok');
    const body = Object.fromEntries(names.map((name, index) => [name, states[index]]));
    return reply
      .code(isReady ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(body);
  });
}

async function stateOf(check: Checks[string] | undefined): Promise<'ok' | 'unreachable'> {
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
