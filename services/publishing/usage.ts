import { usageSchema } from '@cabinet/contracts/usage';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../kit/database.ts';
import { BadRequest } from '../kit/errors.ts';
import { SIZES } from '../kit/limits.ts';
import { limitRate } from '../kit/plugins/rateLimit.ts';
import type { Placing } from './placing.ts';
import { countUses } from './uses.ts';
import { endWorseCanary } from './watch.ts';

export interface UsageOptions extends Placing {
  db: Database;
  /** Called after this process changed the list of remotes. */
  onPublished?: (() => Promise<unknown>) | undefined;
}

/**
 * Accepts usage counts of remotes from any page. The counts contain no personal data (docs/decisions/025).
 */
export async function usageService(app: FastifyInstance, options: UsageOptions): Promise<void> {
  const { db, target, onPublished } = options;
  await limitRate(app, 'remoteUses');
  app.post('/usage', { bodyLimit: SIZES.usageBody }, (request, reply) =>
    app.whileInFlight(async () => {
      const { success, output } = v.safeParse(usageSchema, request.body);
      if (!success)
        throw new BadRequest({ message: 'The body is not a usage report.', errorCode: 'bad_request' });
      const broken = await countUses(db, output, await target.readList());
      for (const remote of broken) {
        if (!(await endWorseCanary(db, remote, options))) continue;
        request.log.warn({ remote, canary: 'rolled back' });
        await onPublished?.();
      }
      return reply.code(204).send();
    }),
  );
}
