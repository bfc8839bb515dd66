import { createHash, randomUUID } from 'node:crypto';
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
import { SIZES, TIME_LIMITS } from './limits.ts';
import { type FigureOptions, figures, type MostOf } from './plugins/rateLimit.ts';
import { standardHeaders } from './standardHeaders.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Limits the number of concurrent requests (P2). */
    whileInFlight: WhileInFlight;
    /** Returns the rate limit for the sender of a request (P3). */
    mostOf: MostOf;
    /**
     * Accounts that exceeded the limit of unknown ids, with the end of their block (`performance.now()`)
     * (D7).
     */
    refusedUntil: Map<string, number>;
  }
  interface FastifyRequest {
    /** The caller, once known. Only the access log uses it. */
    subject: string | null;
  }
}

export interface AppOptions extends FigureOptions {
  /** The target of the access log, one JSON line per request. Defaults to no log. */
  logger?: { write(line: string): void } | undefined;
  /** Proxies whose `X-Forwarded-For` is trusted; none by default (P3). */
  trustedProxies?: string[] | undefined;
  /** The maximum number of concurrent requests; further requests are refused (P2). Unlimited by default. */
  mostInFlight?: number | undefined;
  /** The time limit for a client to send a request, in milliseconds (P2). */
  sendingMs?: number | undefined;
  /** The host names that the application answers to; all by default (D9). */
  hosts?: readonly string[] | undefined;
  /** Browsers connect by TLS. */
  isSecure?: boolean | undefined;
}

const SANE_REQUEST_ID = /^[\w.:-]{1,128}$/;

/**
 * Creates the Fastify application that hosts every service. The application adds the error shape, request
 * ids, security headers and access log.
 */
export function createApp(options: AppOptions = {}): FastifyInstance {
  const {
    logger,
    trustedProxies = [],
    isSecure = false,
    mostInFlight = Number.POSITIVE_INFINITY,
    sendingMs = TIME_LIMITS.request,
  } = options;
  const headers = standardHeaders(isSecure);
  const setHeaders = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(headers).header('X-Request-ID', request.id);
  const app = Fastify({
    bodyLimit: SIZES.body,
    requestTimeout: sendingMs,
    http: { headersTimeout: Math.min(TIME_LIMITS.headers, sendingMs), connectionsCheckingInterval: 1_000 },
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    // Fastify's own request log includes the query string, which contains e-mails under §7 (V1).
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    logger: logger ? { level: 'info', stream: logger, base: null } : false,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers),
    // Fastify runs no hooks for a malformed URL.
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

/** Logs the route's template instead of the URL, so that no e-mail, code or token reaches the log (V1). */
async function logAccess(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.log.info({
    method: request.method,
    route: request.routeOptions.url ?? null,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    subject: request.subject && createHash('sha256').update(request.subject).digest('hex').slice(0, 12),
  });
}
