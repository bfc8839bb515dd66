import { fileURLToPath } from 'node:url';
import type { CabinetConfig } from '@cabinet/contracts/config';
import type { FastifyInstance } from 'fastify';
import { crmHolder } from '../crm/personalData.ts';
import { prepareCrm, resetCrm } from '../crm/prepare.ts';
import { findClient } from '../crm/repository/clients.ts';
import { crmService } from '../crm/service.ts';
import { type IdentityKeys, loadKeys } from '../identity/keys.ts';
import { portalTokens } from '../identity/portalToken.ts';
import { AUDIENCE, PORTAL_TRIAL, PROTOCOL_PATH, REALM, REALM_PATH } from '../identity/realm.ts';
import { identityService } from '../identity/service.ts';
import { syntheticIdentity } from '../identity/synthetic.ts';
import { failureOf } from '../kit/answerError.ts';
import { createApp } from '../kit/app.ts';
import { type CarrierOptions, carriersOf } from '../kit/carriers.ts';
import type { Database } from '../kit/database.ts';
import { startDelivery } from '../kit/delivery.ts';
import { hostsOf } from '../kit/hosts.ts';
import { AT_ONCE } from '../kit/limits.ts';
import { compressAnswers } from '../kit/plugins/compress.ts';
import { admitPortals } from '../kit/plugins/cors.ts';
import type { FigureOptions } from '../kit/plugins/rateLimit.ts';
import { prepareKit, resetKit } from '../kit/prepare.ts';
import { startSweep } from '../kit/retention.ts';
import { sandbox } from '../kit/sandbox.ts';
import { type TokenVerifier, tokenVerifier } from '../kit/token.ts';
import { startUpkeep } from '../kit/upkeep.ts';
import { landerService } from '../leads/lander.ts';
import { landingService } from '../leads/landing.ts';
import { leadsHolder } from '../leads/personalData.ts';
import { prepareLeads, resetLeads } from '../leads/prepare.ts';
import { shortLinks } from '../loyalty/invitations/referralRoutes.ts';
import { prepareLoyalty, resetLoyalty } from '../loyalty/prepare.ts';
import { loyaltyService } from '../loyalty/service.ts';
import { folderTarget } from '../publishing/folderTarget.ts';
import { preparePublishing } from '../publishing/prepare.ts';
import { publishingService } from '../publishing/service.ts';
import type { Target } from '../publishing/target.ts';
import { measureUses } from '../publishing/useMetrics.ts';
import { measureDatabase, measureRegistry } from '../site/gauges.ts';
import { type Checks, serveHealth } from '../site/health.ts';
import { serveMetrics } from '../site/metrics.ts';
import { openPages } from '../site/openPages.ts';
import { sandboxOutbox } from '../site/outbox.ts';
import { siteService } from '../site/service.ts';
import { suggestionsService } from '../suggestions/service.ts';

export const SERVICES = ['identity', 'loyalty', 'crm', 'leads', 'suggestions', 'site'] as const;
export type ServiceName = (typeof SERVICES)[number];

export interface CompositionOptions {
  /** Origins of the cabinet. The first origin names the issuer of tokens. */
  origins: [string, ...string[]];
  /** The folder of the published list of remotes. */
  dataDir: string;
  config: CabinetConfig;
  /** Origins whose pages may call the services. */
  portalOrigins?: string[] | undefined;
  /** Accepted clients of the identity service, in addition to the cabinet's own client. */
  portalClients?: string[] | undefined;
  /** The URL without a trailing slash. Without a URL, the embedded identity service runs. */
  keycloakUrl: string | undefined;
  /** The origin of the participant's own programme, if it differs from this one (§7 HEAD /v2/api). */
  programmeOrigin: string | undefined;
  /** The carriers of SMS and e-mails. Without a carrier, messages stay in the outbox. */
  carriers: CarrierOptions;
  /** Addresses of proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  /** Addresses and networks with many users. */
  sharedNetworks?: readonly string[] | undefined;
  services: readonly ServiceName[];
  /** Seeds an empty database with the data of CONTRACT §5. */
  seed: boolean;
  /** Enables the public reset of the seed data. */
  isSandbox: boolean;
  log: ((line: string) => void) | undefined;
  /** Overrides for the values of `RATES`. */
  rates?: FigureOptions['rates'];
  /** Aborted when the process is about to end. */
  ending?: AbortSignal | undefined;
  /** The folder of the builds; the repository by default. */
  root?: string | undefined;
  /** The target of publications; `dataDir` by default. */
  target?: Target | undefined;
  /** Called after this process changed the list of remotes. */
  onPublished?: (() => Promise<unknown>) | undefined;
  /** Adds custom routes. */
  extend?: ((app: FastifyInstance) => void) | undefined;
}

/** The folder of the builds. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

type Service<O> = (scope: FastifyInstance, options: O) => Promise<void>;

/** Creates one application with the selected services. The caller starts it with `listen`. */
export async function compose(db: Database, options: CompositionOptions): Promise<FastifyInstance> {
  const { origins, config, keycloakUrl, services, seed, log } = options;
  const app = createApp({
    logger: log && { write: log },
    trustedProxies: options.trustedProxies,
    sharedNetworks: options.sharedNetworks,
    rates: options.rates,
    isSecure: origins[0].startsWith('https:'),
    hosts: hostsOf(origins),
    mostInFlight: AT_ONCE.requests.most,
  });
  const register = serveMetrics(app);
  const runs = (service: ServiceName) => services.includes(service);
  const site = { ...options, root: options.root ?? ROOT };
  const onBroken = (reason: string) => app.log.error({ reason });
  const pages = runs('site') ? openPages({ ...site, onBroken }) : undefined;
  const own: Checks = pages ? { page: pages.check } : {};
  serveHealth(app, { own, others: checksOf(db, keycloakUrl) }, options.ending);

  await prepareKit(db);
  measureDatabase(register, db);
  const keys = await loadKeys(db);
  const access = { db, verify: verifierOf(options, keys), synthetic: syntheticIdentity(config) };
  /**
   * Mounts a service with the CORS rules of portals. The identity service and the pages define their own
   * rules.
   */
  async function mount<O>(prefix: string, service: Service<O>, given: O): Promise<void> {
    await app.register(
      async (scope) => {
        await admitPortals(scope, options.portalOrigins ?? []);
        await compressAnswers(scope);
        await service(scope, given);
      },
      { prefix },
    );
  }

  if (runs('identity') && !keycloakUrl) {
    const { project, university, support } = config;
    const identity = { db, keys, origins, project, university, support };
    await app.register(identityService, { prefix: REALM_PATH, ...identity });
  }
  if (runs('loyalty')) {
    await prepareLoyalty(db, { seed });
    const { programmeOrigin } = options;
    const findCrmClient = runs('crm') ? findClient : undefined;
    const dataHolders = [...(runs('crm') ? [crmHolder] : []), ...(runs('leads') ? [leadsHolder] : [])];
    const { periods } = config;
    await mount('/loyalty', loyaltyService, {
      ...access,
      programmeOrigin,
      findCrmClient,
      dataHolders,
      periods,
      isCoins: config.project === 'mti',
    });
    await app.register(shortLinks, { prefix: '/f', db, inviteUrl: config.inviteUrl });
  }
  if (runs('crm')) {
    await prepareCrm(db, { seed });
    await mount('/crm', crmService, access);
  }
  if (runs('leads')) {
    await prepareLeads(db);
    await mount('/lander', landerService, { db, secret: config.services.landerSecret });
    await mount('/landing', landingService, { db });
  }
  if (runs('suggestions')) {
    await mount('/suggestions', suggestionsService, { token: config.services.suggestions.token });
  }
  if (pages) {
    measureRegistry(register, pages.readRegistry);
    await app.register(siteService, { ...site, pages });
    await preparePublishing(db);
    measureUses(register, db);
    const target = options.target ?? folderTarget(site);
    const { onPublished } = options;
    await app.register(publishingService, { prefix: '/publishing', db, target, onPublished });
  }
  options.extend?.(app);
  if (options.isSandbox) {
    await app.register(sandbox, {
      origins,
      resets: [resetLoyalty, resetCrm, resetLeads, resetKit].map((reset) => () => reset(db)),
    });
    const styles = `${REALM_PATH}/resources/page.css`;
    await app.register(sandboxOutbox, { db, project: config.project, styles });
    if (runs('identity') && !keycloakUrl) {
      const { portalOrigins = [] } = options;
      const prefix = '/sandbox/portal-token';
      await app.register(portalTokens, { prefix, db, jwks: keys.jwks, origin: origins[0], portalOrigins });
    }
  }
  const delivery = startDelivery(db, carriersOf(options.carriers), (failure) => app.log.error(failure));
  app.addHook('onClose', () => delivery.stop());
  const sweep = startSweep(db, (error) => app.log.error({ sweep: 'failed', ...failureOf(error) }));
  app.addHook('onClose', () => sweep.stop());
  const upkeep = startUpkeep(db, (error) => app.log.error({ upkeep: 'failed', ...failureOf(error) }));
  app.addHook('onClose', () => upkeep.stop());
  return app;
}

/** With the embedded identity service, the verifier uses its keys directly instead of a request to itself. */
function verifierOf(options: CompositionOptions, keys: IdentityKeys): TokenVerifier {
  const { origins, keycloakUrl, config, portalClients = [], isSandbox } = options;
  const trial = isSandbox && !keycloakUrl ? [PORTAL_TRIAL] : [];
  const common = { audience: AUDIENCE, clients: [config.identity.clientId, ...portalClients, ...trial] };
  if (!keycloakUrl)
    return tokenVerifier({ ...common, issuer: origins[0] + REALM_PATH, keys: keys.publicJwks });
  const issuer = `${keycloakUrl}/realms/${REALM}`;
  return tokenVerifier({ ...common, issuer, jwksUrl: `${issuer}${PROTOCOL_PATH}/certs` });
}

function checksOf(db: Database, keycloakUrl: string | undefined): Checks {
  return {
    database: () => db.query('select 1'),
    // The embedded service needs no check, because it runs in this process with the same database.
    identity: async () => {
      if (!keycloakUrl) return;
      const { ok } = await fetch(`${keycloakUrl}/realms/${REALM}`);
      if (!ok) throw new Error('the realm does not answer');
    },
  };
}
