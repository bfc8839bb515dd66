import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { answerError } from '../kit/answerError.ts';
import type { Database } from '../kit/database.ts';
import {
  BadRequest,
  Conflict,
  Forbidden,
  NotFound,
  ServiceError,
  TooManyRequests,
  Unauthorised,
} from '../kit/errors.ts';
import { SIZES } from '../kit/limits.ts';
import { limitRate } from '../kit/plugins/rateLimit.ts';
import { StartError } from '../start/startError.ts';
import { readCommand, shareOf } from './command.ts';
import { bringOutside, type Placing } from './placing.ts';
import { publishing } from './publishing.ts';
import { type AskRecords, answerRecords } from './records.ts';
import { ownerOfToken } from './tokens.ts';

export interface TeamsOptions extends Placing {
  db: Database;
  /** Called after this process changed the list of remotes. */
  onPublished?: (() => Promise<unknown>) | undefined;
}

const ARCHIVES = ['application/gzip', 'application/x-gzip', 'application/octet-stream'];

interface Asked {
  Params: { remote: string; step?: string };
  Querystring: unknown;
}

const querySchema = v.strictObject({
  percent: v.optional(v.string()),
  portals: v.optional(v.string()),
  note: v.optional(v.string()),
  commit: v.optional(v.string()),
  version: v.optional(v.string()),
});
type Query = v.InferOutput<typeof querySchema>;

/**
 * Lets a team outside of this repository publish its remote with the remote's token (docs/decisions/021).
 * Builds arrive as `.tgz`; the server fetches no URLs.
 */
export async function teamsService(app: FastifyInstance, options: TeamsOptions): Promise<void> {
  const { db, onPublished } = options;
  const authors = new WeakMap<FastifyRequest, string>();
  await limitRate(app, 'publishings');
  app.setErrorHandler((error, request, reply) => answerError(inEnglish(error), request, reply));
  // Check the token after the rate limit, which counts guessed tokens, and before the body.
  app.addHook<Asked>('preParsing', async (request) => {
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    const owner = scheme === 'Bearer' ? await ownerOfToken(db, token) : null;
    if (!owner)
      throw new Unauthorised({ message: 'The token is unknown or revoked.', errorCode: 'unauthorised' });
    if (owner.remote !== request.params.remote)
      throw new Forbidden({
        message: `This token can publish only ${owner.remote}.`,
        errorCode: 'not_yours',
      });
    authors.set(request, owner.name);
  });
  app.addContentTypeParser(ARCHIVES, { parseAs: 'buffer' }, async (_request: unknown, body: unknown) => body);

  const say = (args: string[]) =>
    publishing(args, {
      ...options,
      remotes: [],
      sources: async () => ({ commit: null, changes: [] }),
      check: async () => null,
      build: () => Promise.reject(new StartError('This server does not build remotes. Send a build.')),
      records: ((command) => answerRecords(db, command)) as AskRecords,
    });
  const answer = (work: () => Promise<string[]>) =>
    app.whileInFlight(async () => ({ lines: await work().catch(refused) }));
  const change = (work: () => Promise<string[]>) =>
    answer(async () => {
      const lines = await work();
      await onPublished?.();
      return lines;
    });

  app.get<Asked>('/:remote', ({ params }) => answer(() => say(['status', params.remote])));
  app.post<Asked>('/:remote', { bodyLimit: SIZES.archive }, (request) => {
    const { params, body } = request;
    if (!Buffer.isBuffer(body))
      throw new BadRequest({
        message: `Send the build as a .tgz file of the type ${ARCHIVES[0]}.`,
        errorCode: 'bad_request',
      });
    return change(async () => {
      const command = orderOf(params.remote, queryOf(request));
      const { note, commit } = command;
      const origin = { by: authors.get(request), note, commit };
      return bringOutside({ remote: params.remote, share: shareOf(command), from: body, origin }, options);
    });
  });
  app.post<Asked>('/:remote/:step', (request) => {
    const { remote, step = '' } = request.params;
    if (!['promote', 'rollback', 'withdraw'].includes(step))
      throw new NotFound({ message: `The step "${step}" is unknown.`, errorCode: 'not_found' });
    const { version } = queryOf(request);
    return change(() => say([step, remote, ...(version === undefined ? [] : [version])]));
  });
}

function queryOf({ query }: FastifyRequest<Asked>): Query {
  const { success, output, issues } = v.safeParse(querySchema, query);
  if (success) return output;
  throw new BadRequest({
    message: `The query member "${v.getDotPath(issues[0])}" is unknown or repeated.`,
    errorCode: 'bad_request',
  });
}

/** Parses the query with the rules of the command line. */
function orderOf(remote: string, { percent, portals, note, commit }: Query) {
  const words = percent === undefined ? ['publish', remote] : ['canary', remote, percent];
  const given = [
    ...(portals === undefined ? [] : [`--portals=${portals}`]),
    ...(note === undefined ? [] : [`--note=${note}`]),
    ...(commit === undefined ? [] : [`--commit=${commit}`]),
  ];
  const command = readCommand([...words, ...given, '--from=archive']);
  if (command?.name === 'canary' || command?.name === 'publish') return command;
  throw new Error('the command is neither publish nor canary');
}

/** Replaces the texts for participants, because only programs and engineers publish. */
function inEnglish(error: unknown): unknown {
  const { statusCode } = error as { statusCode?: number };
  if (error instanceof TooManyRequests)
    return new TooManyRequests(error.retryAfter, {
      message: `Too many requests. Retry after ${error.retryAfter} seconds.`,
      errorCode: 'too_many',
    });
  if (statusCode === 413)
    return new ServiceError(413, {
      message: `The build has more than ${SIZES.archive / 2 ** 20} MB.`,
      errorCode: 'too_large',
    });
  return error;
}

/** Returns the message of errors that the user can fix. */
function refused(error: unknown): never {
  if (error instanceof StartError) throw new Conflict({ message: error.message, errorCode: 'refused' });
  throw error;
}
