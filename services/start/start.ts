import { createServer } from 'node:net';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CarrierOptions } from '../kit/carriers.ts';
import { figures } from '../kit/plugins/rateLimit.ts';
import { openDoor } from '../programme/door.ts';
import { targetFrom } from '../publishing/publishTo.ts';
import { listOf, readConfig } from '../site/settings.ts';
import { layWebRoot } from '../webRoot/layWebRoot.ts';
import { siteOptionsOf } from '../webRoot/options.ts';
import { compose, PARTS, type Part } from './compose.ts';
import { type Environment, environment } from './environment.ts';
import { openReachable } from './openReachable.ts';
import { StartError } from './startError.ts';
import { findWarnings, refuseLossy, warnOfSandboxAccounts, warnOfSynthetic } from './warnings.ts';

export interface SystemOptions {
  /** 0 takes a free one. */
  port: number;
  /** `localhost`, the default, answers on IPv4 and IPv6. */
  host?: string | undefined;
  /** Folder of everything that is kept: the embedded database and the published list of remotes. */
  dataDir: string;
  /** Folder of the published list of remotes, where that is another one. */
  publishedDir?: string | undefined;
  /** `postgres://…` instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** The same database as the role that owns its tables, where that of `databaseUrl` does not: migrates, and lets the other in. */
  databaseOwnerUrl?: string | undefined;
  /** A Keycloak with the realm `clients` instead of the embedded identity service. */
  keycloakUrl?: string | undefined;
  /** Origin that the cabinet is opened on, where it is not `http://localhost:<port>`. */
  publicOrigin?: string | undefined;
  /** Other origins that may sign in, such as a development server's. */
  publicOrigins?: string[] | undefined;
  /** Origins of the portals that remotes are embedded in: their pages may call the services. */
  portalOrigins?: string[] | undefined;
  /** Clients of the identity service whose tokens portals hand in. */
  portalClients?: string[] | undefined;
  /** Of the participant's own programme, if that is another one (§7 HEAD /v2/api). */
  programmeOrigin?: string | undefined;
  /** What this process runs; everything by default. */
  parts?: readonly Part[] | undefined;
  /** Puts the data of CONTRACT §5 into an empty database; by default where the accounts are ours. */
  seed?: boolean | undefined;
  /** Whether anybody may put the seeded data back and read what was sent; by default where database and accounts are ours and the origin is `http:` (D8). */
  isSandbox?: boolean | undefined;
  /** Settings of `/my/config.json`, of what carries messages; the environment by default. */
  env?: Environment | undefined;
  /** Writes nothing; else errors, and with LOG=requests every request, as JSON lines to the standard output. */
  quiet?: boolean | undefined;
  /** Folder that the builds lie in; the repository by default. */
  root?: string | undefined;
  /** Adds routes of its own, such as a development server's. */
  extend?: ((app: FastifyInstance) => void) | undefined;
}

export interface System {
  /** The origin to open. */
  url: string;
  /** Where it answers, behind that origin. */
  port: number;
  /** What is less safe than it could be, a line each. */
  warnings: string[];
  /** Whether the accounts of CONTRACT §5 can sign in. */
  hasAccounts: boolean;
  /** Says at `/readyz` that it is about to end; it goes on answering. */
  announceEnd(): void;
  /** Answers what is being asked, then closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the services on one origin (CONTRACT §1).
 * @throws {StartError | DataFolderInUse} with one line for the person who started it
 */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { host = 'localhost', dataDir, databaseUrl, env = environment, quiet = false } = options;
  const keycloakUrl = options.keycloakUrl?.replace(/\/$/, '');
  const config = readConfig({ ...env, KEYCLOAK_URL: keycloakUrl });
  const port = await freePort(options.port, host);
  const url = options.publicOrigin ?? `http://localhost:${port}`;
  const surroundings = { databaseUrl, keycloakUrl, origin: url };
  refuseLossy(surroundings, env.EMBEDDED_DATABASE === 'accepted');
  const db = await openReachable({ dataDir, databaseUrl, ownerUrl: options.databaseOwnerUrl });
  const ending = new AbortController();
  try {
    const app = await compose(db, {
      origins: [url, ...(options.publicOrigins ?? [])],
      dataDir: resolve(options.publishedDir ?? dataDir),
      config,
      portalOrigins: options.portalOrigins ?? [],
      portalClients: options.portalClients ?? [],
      keycloakUrl,
      programmeOrigin: options.programmeOrigin,
      carriers: carrierSettings(env),
      trustedProxies: listOf(env.TRUSTED_PROXIES) ?? [],
      sharedNetworks: networksOf(env.SHARED_NETWORKS),
      parts: options.parts ?? PARTS,
      seed: options.seed ?? !keycloakUrl,
      isSandbox: options.isSandbox ?? (!databaseUrl && !keycloakUrl && url.startsWith('http:')),
      root: options.root,
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
    // A server's database lets the operator's command in by itself.
    const parts = options.parts ?? PARTS;
    const hasDoor = !databaseUrl && (parts.includes('loyalty') || parts.includes('site'));
    const door = hasDoor ? await openDoor(db, dataDir) : null;
    const close = async () => {
      await door?.close();
      await app.close();
    };
    return {
      url,
      port,
      warnings,
      hasAccounts: !keycloakUrl && config.identity.enabled,
      announceEnd: () => ending.abort(),
      close: () => close().finally(() => db.close()),
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Where an `npm run remote` with the same settings publishes to, and what it lays anew after each change. */
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

/** Looked at before the database is opened, so that a second start touches nothing. */
async function freePort(port: number, host: string): Promise<number> {
  const probe = createServer();
  return new Promise((resolvePort, reject) => {
    probe.once('error', (error) => reject(portError(error, port)));
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolvePort(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** @throws {StartError} a network that is none */
function networksOf(setting: string | undefined): readonly string[] {
  const networks = listOf(setting) ?? [];
  try {
    figures({ sharedNetworks: networks });
    return networks;
  } catch {
    throw new StartError(
      `SHARED_NETWORKS is "${setting}"; it takes addresses and networks such as 198.51.100.0/24.`,
    );
  }
}

/** @throws {StartError} an address that is none */
function carrierSettings(env: Environment): CarrierOptions {
  for (const name of ['SMTP_URL', 'SMS_GATEWAY_URL'] as const) {
    const address = env[name];
    // Without the address itself, which may hold a password.
    if (address && !URL.canParse(address)) throw new StartError(`${name} is no address.`);
  }
  return {
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || undefined,
    smsGatewayUrl: env.SMS_GATEWAY_URL || undefined,
    smsGatewayToken: env.SMS_GATEWAY_TOKEN || undefined,
  };
}

function portError({ code, message }: NodeJS.ErrnoException, port: number): StartError {
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is in use. Set PORT to another one.`);
  return new StartError(`Port ${port} cannot be used: ${message}`);
}

function writeLog(line: string, withRequests: boolean): void {
  const isInfo = line.startsWith('{"level":30');
  if (withRequests || !isInfo) process.stdout.write(line);
}
