import { resolve } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { CarrierOptions } from '../kit/carriers.ts';
import { NOT_READY, REFUSED } from '../kit/migrate.ts';
import { figures } from '../kit/plugins/rateLimit.ts';
import { openDoor } from '../programme/door.ts';
import { folderTarget } from '../publishing/folderTarget.ts';
import { findMisfits } from '../publishing/placing.ts';
import { targetFrom } from '../publishing/publishTo.ts';
import { listOf, readConfig } from '../site/settings.ts';
import { layWebRoot } from '../webRoot/layWebRoot.ts';
import { siteOptionsOf } from '../webRoot/options.ts';
import { compose, ROOT, SERVICES, type ServiceName } from './compose.ts';
import { type Environment, environment } from './environment.ts';
import { freePort } from './freePort.ts';
import { openReachable } from './openReachable.ts';
import { StartError } from './startError.ts';
import { findWarnings, refuseLossy, warnOfSandboxAccounts, warnOfSynthetic } from './warnings.ts';

export interface SystemOptions {
  /** 0 selects a free port. */
  port: number;
  /** The default `localhost` listens on IPv4 and IPv6. */
  host?: string | undefined;
  /** The folder of all data: the embedded database and the published list of remotes. */
  dataDir: string;
  /** The folder of the published list of remotes, if it is another folder. */
  publishedDir?: string | undefined;
  /** `postgres://…` instead of the embedded database. */
  databaseUrl?: string | undefined;
  /**
   * The same database with the role that owns the tables, if the role of `databaseUrl` does not. The owner
   * role migrates, and grants privileges to the other role.
   */
  databaseOwnerUrl?: string | undefined;
  /** A Keycloak with the realm `clients` instead of the embedded identity service. */
  keycloakUrl?: string | undefined;
  /** The origin of the cabinet, if it is not `http://localhost:<port>`. */
  publicOrigin?: string | undefined;
  /** Additional origins that may sign in, such as a development server's. */
  publicOrigins?: string[] | undefined;
  /** Origins of the portals that embed remotes. Their pages may call the services. */
  portalOrigins?: string[] | undefined;
  /** Clients of the identity service whose tokens portals pass. */
  portalClients?: string[] | undefined;
  /** The origin of the participant's own programme, if it differs from this one (§7 HEAD /v2/api). */
  programmeOrigin?: string | undefined;
  /** The services of this process; all by default. */
  services?: readonly ServiceName[] | undefined;
  /** Seeds an empty database with the data of CONTRACT §5; by default with the embedded accounts. */
  seed?: boolean | undefined;
  /**
   * Allows everybody to reset the seed data and to read the outbox. On by default with the embedded database,
   * the embedded accounts and an `http:` origin (D8).
   */
  isSandbox?: boolean | undefined;
  /** Settings of `/my/config.json` and of the message carriers; the environment by default. */
  env?: Environment | undefined;
  /**
   * Disables the log. Otherwise errors, and with LOG=requests all requests, are logged as JSON lines to the
   * standard output.
   */
  quiet?: boolean | undefined;
  /** The folder of the builds; the repository by default. */
  root?: string | undefined;
  /** Adds custom routes, such as a development server's. */
  extend?: ((app: FastifyInstance) => void) | undefined;
}

export interface System {
  /** The origin to open. */
  url: string;
  /** The local port behind the origin. */
  port: number;
  /** Security warnings, one line each. */
  warnings: string[];
  /** Live releases that the shell cannot run, one line each. The shell may be built after the start. */
  findMisfits(): Promise<string[]>;
  /** Whether the accounts of CONTRACT §5 can sign in. */
  hasAccounts: boolean;
  /** Reports at `/readyz` that the system is about to end. The system still answers requests. */
  announceEnd(): void;
  /** Answers open requests, then closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the services on one origin (CONTRACT §1).
 * @throws {StartError | DataFolderInUse} with one line for the user
 */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { host = 'localhost', dataDir, databaseUrl, env = environment, quiet = false } = options;
  const keycloakUrl = options.keycloakUrl?.replace(/\/$/, '');
  const config = readConfig({ ...env, KEYCLOAK_URL: keycloakUrl });
  // Check the port before the database is opened, so that a second start changes nothing.
  const port = await freePort(options.port, host).catch((error) => {
    throw portError(error, options.port, host);
  });
  const url = options.publicOrigin ?? `http://localhost:${port}`;
  const surroundings = { databaseUrl, keycloakUrl, origin: url };
  refuseLossy(surroundings, env.EMBEDDED_DATABASE === 'accepted');
  const db = await openReachable({ dataDir, databaseUrl, ownerUrl: options.databaseOwnerUrl });
  const published = { root: options.root ?? ROOT, dataDir: resolve(options.publishedDir ?? dataDir) };
  const ending = new AbortController();
  try {
    const app = await compose(db, {
      origins: [url, ...(options.publicOrigins ?? [])],
      ...published,
      config,
      portalOrigins: options.portalOrigins ?? [],
      portalClients: options.portalClients ?? [],
      keycloakUrl,
      programmeOrigin: options.programmeOrigin,
      carriers: carrierSettings(env),
      trustedProxies: proxiesOf(env.TRUSTED_PROXIES),
      sharedNetworks: networksOf(env.SHARED_NETWORKS),
      services: options.services ?? SERVICES,
      seed: options.seed ?? !keycloakUrl,
      isSandbox: options.isSandbox ?? (!databaseUrl && !keycloakUrl && url.startsWith('http:')),
      ...publishingOf(options, env),
      extend: options.extend,
      ending: ending.signal,
      log: quiet ? undefined : (line) => writeLog(line, env.LOG === 'requests'),
    });
    const warnings = [
      ...(await findWarnings(db, surroundings)),
      ...warnOfSynthetic(config),
      ...warnOfSandboxAccounts(surroundings),
    ];
    for (const warning of warnings) app.log.warn(warning);
    await app.listen({ port, host });
    // Only the embedded database needs the door. A database server accepts the operator's command directly.
    const services = options.services ?? SERVICES;
    const hasDoor = !databaseUrl && (services.includes('loyalty') || services.includes('site'));
    const door = hasDoor ? await openDoor(db, dataDir) : null;
    const close = async () => {
      await door?.close();
      await app.close();
    };
    return {
      url,
      port,
      warnings,
      findMisfits: async () => (services.includes('site') ? findMisfits(folderTarget(published)) : []),
      hasAccounts: !keycloakUrl && config.identity.enabled,
      announceEnd: () => ending.abort(),
      close: () => close().finally(() => db.close()),
    };
  } catch (error) {
    await db.close();
    // Seeds and migrations need the owner.
    throw (error as { code?: string }).code === REFUSED ? new StartError(NOT_READY) : error;
  }
}

/**
 * Returns the target of `npm run remote` with the same settings, and the update of the web root after each
 * change.
 */
function publishingOf({ root, dataDir, publishedDir = dataDir }: SystemOptions, env: Environment) {
  const { PUBLISH_TO, WEB_ROOT: webRoot } = env;
  const now = () => new Date();
  return {
    target: PUBLISH_TO ? targetFrom(env, root ?? '', now) : undefined,
    onPublished: webRoot
      ? () => layWebRoot(resolve(webRoot), siteOptionsOf({ ...env, DATA_DIR: publishedDir }))
      : undefined,
  };
}

/** @throws {StartError} an address is invalid */
function proxiesOf(setting: string | undefined): string[] {
  const trustProxy = listOf(setting) ?? [];
  try {
    fastify({ trustProxy });
    return trustProxy;
  } catch {
    throw new StartError(
      `TRUSTED_PROXIES is "${setting}". It must be addresses and networks such as 10.0.0.0/8.`,
    );
  }
}

/** @throws {StartError} a network is invalid */
function networksOf(setting: string | undefined): readonly string[] {
  const networks = listOf(setting) ?? [];
  try {
    figures({ sharedNetworks: networks });
    return networks;
  } catch {
    throw new StartError(
      `SHARED_NETWORKS is "${setting}". It must list addresses and networks such as 198.51.100.0/24.`,
    );
  }
}

/** @throws {StartError} a URL is invalid */
function carrierSettings(env: Environment): CarrierOptions {
  for (const name of ['SMTP_URL', 'SMS_GATEWAY_URL'] as const) {
    const address = env[name];
    // Leave out the URL, because it may contain a password.
    if (address && !URL.canParse(address)) throw new StartError(`${name} must be a URL.`);
  }
  return {
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || undefined,
    smsGatewayUrl: env.SMS_GATEWAY_URL || undefined,
    smsGatewayToken: env.SMS_GATEWAY_TOKEN || undefined,
  };
}

function portError({ code, message }: NodeJS.ErrnoException, port: number, host: string): StartError {
  if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'].includes(code ?? ''))
    return new StartError(`HOST is "${host}". It must be a name or an address of this machine.`);
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is in use. Set PORT to another port.`);
  return new StartError(`Port ${port} cannot be used: ${message}`);
}

function writeLog(line: string, withRequests: boolean): void {
  const isInfo = line.startsWith('{"level":30');
  if (withRequests || !isInfo) process.stdout.write(line);
}
