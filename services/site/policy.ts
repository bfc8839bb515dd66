import { createHash } from 'node:crypto';
import type { CabinetConfig } from '@cabinet/contracts/config';
import { NO_SINKS } from '../kit/html.ts';

/**
 * Returns the content security policy of the cabinet's documents (F7: a list of origins, no
 * `strict-dynamic`).
 * @param framers origins that may frame the page, for a page that portals frame (O3)
 */
export function documentPolicy(config: CabinetConfig, framers?: string[]): string {
  const { identity, remoteOrigins, services, sentry } = config;
  const from = (...urls: Array<string | null | undefined>) => ["'self'", ...originsOf(urls)].join(' ');
  // The dev server of a remote on localhost shows build errors in an overlay.
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
    // A preview reads the remote's manifest.
    `connect-src ${from(...calls, services.suggestions.url, services.mainSite, identity.url, sentry.dsn, ...remoteOrigins)}`,
    `frame-src ${from(identity.url)}`,
    `form-action ${from(identity.url)}`,
    `frame-ancestors ${originsOf(framers ?? []).join(' ') || "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // The policies of `shell/src/trustScripts.ts` and `shell/src/policy/readPolicy.ts`. Framed pages need
    // none.
    `trusted-types ${framers ? "'none'" : `default policy-text${overlay}`}`,
  ].join('; ');
}

/**
 * Returns the policy of the hidden sign-in frame. The cabinet and its framed pages show the frame, and only
 * its inline script runs. A separate script file would add a round trip to every sign-in.
 * @param framers origins of portals; the policy must allow every ancestor page
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
