import { createHash, randomUUID } from 'node:crypto';
import { BODY_LIMIT } from '@cabinet/contracts/route';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { answerError } from './answerError.ts';
import { answerUnreadable } from './answerUnreadable.ts';
import { NotFound } from './errors.ts';
import { refuseOtherHosts } from './hosts.ts';
import { boundInFlight, type WhileInFlight } from './inFlight.ts';
import { type FigureOptions, figures, type MostOf } from './plugins/rateLimit.ts';
import { standardHeaders } from './standardHeaders.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Bounds how many requests are answered at once (P2). */
    whileInFlight: WhileInFlight;
    /** How often a request's sender may do something (P3). */
    mostOf: MostOf;
    /** Accounts that named too many ids which are not there, and until when (`performance.now()`) they are refused (D7). */
    refusedUntil: Map<string, number>;
  }
  interface FastifyRequest {
    /** Who called, once it is known: for the access log only. */
    subject: string | null;
  }
}

export interface AppOptions extends FigureOptions {
  /** Where the access log goes, one JSON line per request; nowhere by default. */
  logger?: { write(line: string): void } | undefined;
  /** Proxies in front, whose `X-Forwarded-For` is believed; nobody's by default (P3). */
  trustedProxies?: string[] | undefined;
  /** How many requests are answered at once; more are refused (P2). Any number by default. */
  mostInFlight?: number | undefined;
  /** How long a client may take to send a request (P2). */
  sendingMs?: number | undefined;
  /** Names that it answers to; any by default (D9). */
  hosts?: readonly string[] | undefined;
  /** Browsers reach it by TLS. */
  isSecure?: boolean | undefined;
}

/** For a photo over a slow phone. */
const SENDING_MS = 30_000;
const HEADERS_MS = 10_000;

const SANE_REQUEST_ID = /^[\w.:-]{1,128}$/;

/** The Fastify application every service is mounted on: error shape, request ids, security headers, access log. */
export function createApp(options: AppOptions = {}): FastifyInstance {
  const {
    logger,
    trustedProxies = [],
    isSecure = false,
    mostInFlight = Number.POSITIVE_INFINITY,
    sendingMs = SENDING_MS,
  } = options;
  const headers = standardHeaders(isSecure);
  const setHeaders = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(headers).header('X-Request-ID', request.id);
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: sendingMs,
    http: { headersTimeout: Math.min(HEADERS_MS, sendingMs), connectionsCheckingInterval: 1_000 },
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    // Fastify's own request log writes the query string, and §7 puts e-mails there (V1).
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    logger: logger ? { level: 'info', stream: logger, base: null } : false,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers),
    // An address that cannot even be read passes no hook.
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply);
      answerError(error, request, reply);
    },
  });
  app.decorate('whileInFlight', boundInFlight(mostInFlight));
  app.decorate('mostOf', figures(options));
  app.decorate('refusedUntil', new Map<string, number>());
  app.decorateRequest('subject', null);
  app.addHook('onRequest', async (request, reply) => {
    setHeaders(request, reply);
  });
  if (options.hosts) refuseOtherHosts(app, options.hosts);
  app.addHook('onResponse', logAccess);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerError(new NotFound(), request, reply));
  return app;
}

function requestIdOf(request: { headers: Record<string, string | string[] | undefined> }): string {
  const sent = request.headers['x-request-id'];
  return typeof sent === 'string' && SANE_REQUEST_ID.test(sent) ? sent : randomUUID();
}

/** The route's template, never the address: no e-mail, code or token reaches the log (V1). */
async function logAccess(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.log.info({
    method: request.method,
    route: request.routeOptions.url ?? null,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    subject: request.subject && createHash('sha256').update(request.subject).digest('hex').slice(0, 12),
  });
}
