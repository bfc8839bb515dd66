import { suggestAddress } from '@cabinet/contracts/suggestions';
import type { FastifyInstance } from 'fastify';
import { Unauthorised } from '../kit/errors.ts';
import { limitRate } from '../kit/plugins/rateLimit.ts';
import { servePublic } from '../kit/serve.ts';
import { suggestAddresses } from './addresses.ts';

export interface SuggestionsOptions {
  /** The token in `Authorization: Token …`. An empty token disables the check. */
  token: string;
}

/** Serves address suggestions in the format of the DaData service (CONTRACT §2), from an own list. */
export async function suggestionsService(app: FastifyInstance, options: SuggestionsOptions): Promise<void> {
  const { token } = options;
  await limitRate(app, 'addressSuggestions');
  // Check the token after the rate limit, which counts guessed tokens.
  app.addHook('preParsing', async ({ headers }) => {
    if (token && headers.authorization !== `Token ${token}`) throw new Unauthorised();
  });

  servePublic(app, suggestAddress, async ({ body }) => ({
    suggestions: suggestAddresses(body.query, body.count),
  }));
}
