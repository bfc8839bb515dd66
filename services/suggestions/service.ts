import { suggestAddress } from '@cabinet/contracts/suggestions';
import type { FastifyInstance } from 'fastify';
import { Unauthorised } from '../kit/errors.ts';
import { limitRate } from '../kit/plugins/rateLimit.ts';
import { servePublic } from '../kit/serve.ts';
import { suggestAddresses } from './addresses.ts';

export interface SuggestionsOptions {
  /** What callers name themselves by, `Authorization: Token …`; empty: nobody is asked. */
  token: string;
}

/** Address suggestions in the shape of the DaData service (CONTRACT §2), from a list of our own. */
export async function suggestionsService(app: FastifyInstance, options: SuggestionsOptions): Promise<void> {
  const { token } = options;
  await limitRate(app, 'addressSuggestions');
  // After the limit, which counts whoever tries tokens out.
  app.addHook('preParsing', async ({ headers }) => {
    if (token && headers.authorization !== `Token ${token}`) throw new Unauthorised();
  });

  servePublic(app, suggestAddress, async ({ body }) => ({
    suggestions: suggestAddresses(body.query, body.count),
  }));
}
