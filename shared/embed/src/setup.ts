import type { ApiError } from '@cabinet/api';
import { LOCALES, PROJECTS } from '@cabinet/contracts/config';
import { claimsOf } from './claims.ts';
import type { MountOptions } from './contract.ts';

const KNOWN = {
  locale: LOCALES,
  theme: ['light', 'dark'],
  variant: PROJECTS,
  routing: ['memory', 'path'],
  font: ['system'],
} as const;
const PATHS = ['path', 'basename'] as const;

/** The options of a portal as text. A framework without types can pass any value. */
type Said = Partial<Record<keyof typeof KNOWN | (typeof PATHS)[number], string | undefined>>;

/** Returns the options without invalid values, and reports each invalid value. */
export function readOptions(options: MountOptions, tell: (reason: string) => void): MountOptions {
  const wrong = Object.entries(KNOWN).flatMap(([name, values]): [string, string][] => {
    const said = (options as Said)[name as keyof Said];
    if (said === undefined || values.some((value) => value === said)) return [];
    return [[name, `${name}="${said}" is unknown, use ${values.join(', ')}`]];
  });
  for (const name of PATHS) {
    const said = options[name];
    if (said !== undefined && !said.startsWith('/'))
      wrong.push([name, `${name}="${said}" must start with a slash`]);
  }
  for (const [, reason] of wrong) tell(reason);
  return { ...options, ...Object.fromEntries(wrong.map(([name]) => [name, undefined])) };
}

/** Returns the setting to change for a refused token, or null if another token can work. */
export function tokenMisfit({ code }: ApiError, token: string | null): string | null {
  const { azp, iss } = claimsOf(token);
  if (code === 'foreign_client') return `PORTAL_CLIENTS must contain "${azp}", the client of the token`;
  if (code === 'foreign_audience') return 'the token must have the audience "svc"';
  if (code === 'foreign_issuer')
    return `the issuer of the token, "${iss}", must be the identity service of the cabinet`;
  return null;
}

/** Checks if the services refuse pages of this portal. The browser reports such a refusal as a missing answer. */
export function isTurnedAway(origin: string): Promise<boolean> {
  return fetch(`${origin}/embed/portal`)
    .then((response) => response.json())
    .then(
      ({ isAdmitted }) => isAdmitted === false,
      () => false,
    );
}
