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

/** What a portal says, as words: a framework without types may say anything. */
type Said = Partial<Record<keyof typeof KNOWN | 'path', string | undefined>>;

/** The options without those whose value means nothing; each of these is told, and counts as not said. */
export function readOptions(options: MountOptions, tell: (reason: string) => void): MountOptions {
  const wrong = Object.entries(KNOWN).flatMap(([name, values]): [string, string][] => {
    const said = (options as Said)[name as keyof Said];
    if (said === undefined || values.some((value) => value === said)) return [];
    return [[name, `${name}="${said}" is unknown, use ${values.join(', ')}`]];
  });
  if (options.path !== undefined && !options.path.startsWith('/'))
    wrong.push(['path', `path="${options.path}" must start with a slash`]);
  for (const [, reason] of wrong) tell(reason);
  return { ...options, ...Object.fromEntries(wrong.map(([name]) => [name, undefined])) };
}

/** Which setting makes the services refuse a token that the identity service has given; null: another token may do. */
export function tokenMisfit({ code }: ApiError, token: string | null): string | null {
  const { azp, iss } = claimsOf(token);
  if (code === 'foreign_client') return `PORTAL_CLIENTS must contain "${azp}", the client of the token`;
  if (code === 'foreign_audience') return 'the token must have the audience "svc"';
  if (code === 'foreign_issuer')
    return `the issuer of the token, "${iss}", must be the identity service of the cabinet`;
  return null;
}

/** Whether the services refuse this portal's pages, of which a browser tells only that there is no answer. */
export function isTurnedAway(origin: string): Promise<boolean> {
  return fetch(`${origin}/embed/portal`)
    .then((response) => response.json())
    .then(
      ({ isAdmitted }) => isAdmitted === false,
      () => false,
    );
}
