import { createHash } from 'node:crypto';
import type { CabinetConfig } from '@cabinet/contracts/config';
import { NO_SINKS } from '../kit/html.ts';

/**
 * Content security policy of the cabinet's documents (F7: a list of origins, no `strict-dynamic`).
 * @param framers for a page that portals frame: the origins that may (O3)
 */
export function documentPolicy(config: CabinetConfig, framers?: string[]): string {
  const { identity, remoteOrigins, services, sentry } = config;
  const from = (...urls: Array<string | null | undefined>) => ["'self'", ...originsOf(urls)].join(' ');
  // A remote on the developer's computer shows the errors of its build.
  const developed = remoteOrigins.filter((origin) => URL.parse(origin)?.hostname === 'localhost');
  const overlay = developed.length > 0 ? ' webpack-dev-server#overlay' : '';
  const calls = [services.loyalty, services.crm, services.lander, services.landing];
  return [
    "default-src 'none'",
    `script-src ${from(...remoteOrigins)}`,
    `style-src ${from(...remoteOrigins)}`,
    `img-src ${from(...remoteOrigins, services.loyalty)} data:`,
    "font-src 'self'",
    `media-src ${from(services.loyalty)}`,
    // A remote's manifest says what a preview of it is.
    `connect-src ${from(...calls, services.suggestions.url, services.mainSite, identity.url, sentry.dsn, ...remoteOrigins)}`,
    `frame-src ${from(identity.url)}`,
    `form-action ${from(identity.url)}`,
    `frame-ancestors ${originsOf(framers ?? []).join(' ') || "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Of the shell: `shell/src/trustScripts.ts`, `shell/src/policy/readPolicy.ts`. What portals frame needs none.
    `trusted-types ${framers ? "'none'" : `default policy-text${overlay}`}`,
  ].join('; ');
}

/**
 * The page of the hidden sign-in frame: shown inside the cabinet and its pages for frames, and nothing runs in it but the
 * script that it holds. A file of its own would be one more round trip of every sign-in.
 * @param framers origins of portals: all pages around it have to be allowed
 */
export function silentFramePolicy(html: string, framers: string[] = []): string {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => hashOf(script));
  return `default-src 'none'; script-src ${scripts.join(' ')}; frame-ancestors ${["'self'", ...originsOf(framers)].join(' ')}; base-uri 'none'; ${NO_SINKS}`;
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function originsOf(urls: Array<string | null | undefined>): string[] {
  const origins = urls.map((url) => (url && URL.canParse(url) ? new URL(url).origin : null));
  return [...new Set(origins.filter((origin) => origin !== null))];
}
