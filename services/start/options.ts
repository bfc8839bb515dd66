import { listOf, originsOf } from '../site/settings.ts';
import { SERVICES, type ServiceName } from './compose.ts';
import type { Environment } from './environment.ts';
import type { SystemOptions } from './start.ts';
import { StartError } from './startError.ts';

/**
 * Parses the settings of an environment (docs/operations.md).
 * @throws {StartError} a setting is invalid
 */
export function optionsOf(env: Environment): SystemOptions {
  return {
    port: numberOf(env.PORT || '8080'),
    host: env.HOST || undefined,
    dataDir: env.DATA_DIR || './.data',
    databaseUrl: env.DATABASE_URL || undefined,
    databaseOwnerUrl: env.DATABASE_OWNER_URL || undefined,
    keycloakUrl: keycloakOf(env.KEYCLOAK_URL || undefined),
    publicOrigin: originsOf('PUBLIC_ORIGIN', env)?.[0],
    publicOrigins: originsOf('PUBLIC_ORIGINS', env),
    portalOrigins: originsOf('PORTAL_ORIGINS', env),
    portalClients: listOf(env.PORTAL_CLIENTS),
    programmeOrigin: env.PROGRAMME_ORIGIN || undefined,
    services: servicesOf(env.SERVICES),
    isSandbox: switchOf('SANDBOX', env.SANDBOX),
    seed: switchOf('SEED', env.SEED),
  };
}

function keycloakOf(setting: string | undefined): string | undefined {
  if (setting === undefined || /^https?:$/.test(URL.parse(setting)?.protocol ?? '')) return setting;
  throw new StartError(`KEYCLOAK_URL is "${setting}". It must be an http: or https: URL.`);
}

function switchOf(name: string, setting: string | undefined): boolean | undefined {
  if (!setting) return undefined;
  if (setting === 'on' || setting === 'off') return setting === 'on';
  throw new StartError(`${name} is "${setting}". It must be on or off.`);
}

function numberOf(setting: string): number {
  const port = Number(setting);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new StartError(`PORT is "${setting}". It must be a number from 0 to 65535.`);
}

function servicesOf(setting: string | undefined): ServiceName[] | undefined {
  const names = listOf(setting);
  const unknown = names?.find((name) => !SERVICES.some((service) => service === name));
  if (unknown)
    throw new StartError(
      `SERVICES has the unknown service "${unknown}". The services are ${SERVICES.join(', ')}.`,
    );
  return names as ServiceName[] | undefined;
}
