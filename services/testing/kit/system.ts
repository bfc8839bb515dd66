import { type Route, type RouteInput, type RouteOutput, routePath } from '@cabinet/contracts/route';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { JWTPayload } from 'jose';
import * as v from 'valibot';
import { crmHolder } from '../../crm/personalData.ts';
import { findClient } from '../../crm/repository/clients.ts';
import { crmService } from '../../crm/service.ts';
import { createApp } from '../../kit/app.ts';
import type { Database } from '../../kit/database.ts';
import { RATES } from '../../kit/limits.ts';
import { landerService } from '../../leads/lander.ts';
import { landingService } from '../../leads/landing.ts';
import { leadsHolder } from '../../leads/personalData.ts';
import { loyaltyService } from '../../loyalty/service.ts';
import { suggestionsService } from '../../suggestions/service.ts';
import { prepareServices } from './prepareServices.ts';
import { type TestIdentity, testIdentity } from './tokens.ts';

export interface Answer<T> {
  status: number;
  /** On success the contract's answer, parsed; else the error. */
  body: T;
  headers: Record<string, unknown>;
}

/** The input of a call. */
export interface Input {
  params?: object;
  query?: object;
  body?: object;
}

/** A client of the services over HTTP. */
export interface TestCaller {
  /** Calls a route and requires success. */
  get<R extends Route>(route: R, input?: RouteInput<R>, key?: string): Promise<RouteOutput<R>>;
  /** Calls a route and returns any answer. */
  ask<R extends Route>(route: R, input?: RouteInput<R>, key?: string): Promise<Answer<ErrorAnswer>>;
  /** Sends a raw request. */
  send(options: InjectOptions): Promise<Answer<unknown>>;
}

export interface ErrorAnswer {
  error?: string;
  errorCode?: string;
  message?: string;
}

export interface TestSystem {
  app: FastifyInstance;
  db: Database;
  identity: TestIdentity;
  /** Returns a signed-in account of the sandbox. `claims` change its token. */
  as(account: string, claims?: JWTPayload): TestCaller;
  nobody: TestCaller;
  /** The lines of the access log. */
  log: string[];
  /** Every served route, such as `GET /loyalty/api/cards`. */
  served: string[];
  close(): Promise<void>;
}

/** No limits. Dedicated tests check the limits. */
export const UNLIMITED = Object.fromEntries(
  Object.keys(RATES).map((name) => [name, Number.MAX_SAFE_INTEGER]),
);

/**
 * Starts the services of §7 on one application and a seeded database, composed as in `npm start`.
 * @param rates overrides for the limits; unlimited by default
 * @param options `isCoins`: the variant counts in coins
 */
export async function startServices(
  db: Database,
  rates = UNLIMITED,
  { isCoins = false } = {},
): Promise<TestSystem> {
  await prepareServices(db);
  const identity = await testIdentity();
  const log: string[] = [];
  const served: string[] = [];
  const app = createApp({ logger: { write: (line) => log.push(line) }, rates });
  app.addHook('onRoute', ({ method, url }) => {
    served.push(...[method].flat().map((one) => `${one} ${url}`));
  });
  const { verify } = identity;
  await app.register(loyaltyService, {
    prefix: '/loyalty',
    periods: { storageDays: 14, checkDays: 14 },
    isCoins,
    db,
    verify,
    findCrmClient: findClient,
    dataHolders: [crmHolder, leadsHolder],
  });
  await app.register(crmService, { prefix: '/crm', db, verify });
  await app.register(landerService, { prefix: '/lander', db });
  await app.register(landingService, { prefix: '/landing', db });
  await app.register(suggestionsService, { prefix: '/suggestions', token: '' });

  return {
    app,
    db,
    identity,
    log,
    served,
    as: (account, claims) => {
      let token: Promise<string> | undefined;
      return callerWith(app, () => {
        token ??= identity.tokenOf(account, claims);
        return token;
      });
    },
    nobody: callerWith(app, async () => null),
    close: async () => {
      await app.close();
      await db.close();
    },
  };
}

function callerWith(app: FastifyInstance, token: () => Promise<string | null>): TestCaller {
  async function send(options: InjectOptions): Promise<Answer<unknown>> {
    const bearer = await token();
    const headers = { ...(bearer && { authorization: `Bearer ${bearer}` }), ...options.headers };
    const response = await app.inject({ ...options, headers });
    return {
      status: response.statusCode,
      body: response.body ? response.json() : null,
      headers: response.headers,
    };
  }
  const ask: TestCaller['ask'] = async (route, input, key) =>
    (await send(requestOf(route, input as Input, key))) as Answer<ErrorAnswer>;
  return {
    send,
    ask,
    get: async (route, input, key) => {
      const { status, body } = await ask(route, input, key);
      if (status !== 200) throw new Error(`${route.path} answered ${status} ${JSON.stringify(body)}`);
      return v.parse(route.output, body) as RouteOutput<typeof route>;
    },
  };
}

export interface TestRequest extends InjectOptions {
  url: string;
  query?: Record<string, string>;
}

export function requestOf(route: Route, input: Input = {}, key?: string): TestRequest {
  const { params, query, body } = input;
  return {
    method: route.method,
    url: `/${route.service}${routePath(route, { ...params })}`,
    ...(query && { query: stringsOf(query) }),
    ...(body && { payload: body }),
    ...(key && { headers: { 'idempotency-key': key } }),
  };
}

function stringsOf(query: object): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
