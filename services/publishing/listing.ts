import { originLine } from './provenance.ts';
import type { Release, Shelf } from './shelf.ts';

/** What there is of each remote, the newest release first. */
export function listing(shelves: Record<string, Shelf>): string[] {
  return Object.entries(shelves).flatMap(([name, shelf]) => [
    name,
    ...shelf.releases.toReversed().map((release) => `  ${line(release, shelf)}`),
  ]);
}

function line(release: Release, { record }: Shelf): string {
  const { version, at } = release;
  const date = at ? `published ${at.slice(0, 16).replace('T', ' ')} UTC` : 'as it was built here';
  const origin = originLine(release);
  return `${stateOf(version, record).padEnd(12)}${version.padEnd(24)}${date}${origin && ` ${origin}`}`;
}

function stateOf(version: string, { version: live, canary }: Shelf['record']): string {
  if (version === live) return 'live';
  return version === canary?.version ? `canary ${canary.percent} %` : 'kept';
}

/** What browsers get of a remote from now on. */
export function sentence(name: string, { record }: Shelf): string {
  const { version, canary } = record;
  if (!canary) return `${name} ${version} is live.`;
  return `${name} ${canary.version} is live for ${canary.percent} % of browsers, ${version} for the rest.`;
}
