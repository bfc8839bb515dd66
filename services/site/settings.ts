import { readFileSync } from 'node:fs';
import { type CabinetConfig, cabinetConfigSchema, LOCALES } from '@cabinet/contracts/config';
import * as v from 'valibot';
import type { Environment } from '../start/environment.ts';
import { StartError } from '../start/startError.ts';
import universities from './universities.json' with { type: 'json' };

/**
 * Reads `/my/config.json` (CONTRACT §3): defaults, then environment variables, then the file of CONFIG_FILE,
 * which takes precedence.
 * @throws {StartError} one line that names the wrong member
 */
export function readConfig(env: Environment): CabinetConfig {
  const file = env.CONFIG_FILE;
  const result = v.safeParse(cabinetConfigSchema, merge(fromEnv(env), file ? readJson(file) : {}));
  if (result.success) return signedIn(result.output, env);
  const [issue] = result.issues;
  const member = v.getDotPath(issue) ?? 'everything';
  throw new StartError(
    `The configuration${file ? ` (${file})` : ''} is invalid at ${member}: ${issue.message}`,
  );
}

/** In production, every user must sign in (ASVS 15.2.3). */
function signedIn(config: CabinetConfig, { PUBLIC_ORIGIN = '' }: Environment): CabinetConfig {
  if (config.identity.enabled) return config;
  if (PUBLIC_ORIGIN.startsWith('https:'))
    throw new StartError(
      'identity.enabled is false at an https: origin. Set it to true; the value false is for trials.',
    );
  if (!config.identity.syntheticUser)
    throw new StartError(
      'identity.enabled is false. Set identity.syntheticUser to the user who is signed in.',
    );
  return config;
}

function fromEnv(env: Environment) {
  const keycloak = env.KEYCLOAK_URL?.replace(/\/$/, '');
  return {
    project: env.PROJECT || 'synergy',
    languages: listOf(env.LANGUAGES) ?? [...LOCALES],
    maintenance: isOn(env.MAINTENANCE),
    redirectToProgramme: isOn(env.REDIRECT_TO_PROGRAMME),
    programmeOrigins: listOf(env.PROGRAMME_ORIGINS) ?? [],
    remoteOrigins: listOf(env.REMOTE_ORIGINS) ?? [],
    frameOrigins: listOf(env.FRAME_ORIGINS) ?? [],
    identity: { url: keycloak ?? '/identity', realm: 'clients', clientId: 'friends-public' },
    services: {
      loyalty: env.LOYALTY_URL || '/loyalty',
      crm: env.CRM_URL || '/crm',
      lander: env.LANDER_URL || '/lander',
      landing: env.LANDING_URL || '/landing',
      ...(env.LEADS && { leads: env.LEADS }),
      ...(env.LANDER_SECRET && { landerSecret: env.LANDER_SECRET }),
      suggestions: { url: env.SUGGESTIONS_URL || '/suggestions', token: env.SUGGESTIONS_TOKEN ?? '' },
      mainSite: env.MAIN_SITE ?? '',
    },
    inviteUrl: env.INVITE_URL || '/my/friend',
    shortUrl: env.SHORT_URL || '/f',
    university: universityOf(env.PROJECT || 'synergy'),
    social: [
      { name: { ru: 'ВКонтакте', uz: 'VKontakte', en: 'VKontakte' }, url: 'https://vk.com' },
      { name: 'Telegram', url: 'https://t.me' },
    ],
    periods: {
      storageDays: termOf(env.STORAGE_DAYS, 14),
      returnDays: termOf(env.RETURN_DAYS, 7),
      checkDays: termOf(env.CHECK_DAYS, 14),
      extensionDays: termOf(env.EXTENSION_DAYS, 7),
      tokenMonths: termOf(env.TOKEN_MONTHS),
    },
    support: {
      email: env.SUPPORT_EMAIL || 'support@cabinet.test',
      phones: listOf(env.SUPPORT_PHONES) ?? ['+74950000001', '+74950000002'],
    },
    sentry: { dsn: env.SENTRY_DSN || null, environment: env.SENTRY_ENVIRONMENT || 'sandbox' },
  };
}

/** Returns the sandbox's university; null for an unknown variant. CONFIG_FILE names the real university. */
function universityOf(project: string) {
  return Object.entries(universities).find(([name]) => name === project)?.[1] ?? null;
}

/** Parses a period. Without a setting, the sandbox's period applies; `off` disables the period. */
function termOf(setting: string | undefined, sandbox?: number): number | undefined {
  if (!setting) return sandbox;
  return setting === 'off' ? undefined : Number(setting);
}

/** Parses `a, b` as a list; undefined if the setting is absent. */
export function listOf(setting: string | undefined): string[] | undefined {
  const items = setting?.split(',').map((item) => item.trim());
  return items?.some(Boolean) ? items.filter(Boolean) : undefined;
}

/**
 * Parses a list of origins. A slash at the end is allowed.
 * @throws {StartError} an item is not an origin
 */
export function originsOf(name: 'PUBLIC_ORIGIN' | 'PUBLIC_ORIGINS' | 'PORTAL_ORIGINS', env: Environment) {
  return listOf(env[name])?.map((item) => {
    const url = URL.parse(item);
    if (url && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`) return url.origin;
    throw new StartError(`${name} is "${env[name]}". It must be an origin such as https://example.org.`);
  });
}

function isOn(setting: string | undefined): boolean {
  return /^(1|true|yes|on)$/i.test(setting ?? '');
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`The configuration ${file} cannot be read: ${(error as Error).message}`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function merge(base: unknown, over: unknown): unknown {
  if (!isRecord(base) || !isRecord(over)) return over;
  const members = Object.entries(over).map(([name, value]) => [name, merge(base[name], value)]);
  return { ...base, ...Object.fromEntries(members) };
}
