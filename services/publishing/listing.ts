import { brokenOf, pagesOf, type Uses } from '@cabinet/domain/canaryVerdict';
import { originLine } from './provenance.ts';
import type { Release, Shelf } from './shelf.ts';

/** Lists the releases of each remote, newest first. */
export function listing(shelves: Record<string, Shelf>): string[] {
  return Object.entries(shelves).flatMap(([name, shelf]) => [
    name,
    ...shelf.releases.toReversed().map((release) => `  ${line(release, shelf)}`),
    ...endedLines(shelf).map((ended) => `  ${ended}`),
  ]);
}

/** Lists the canaries that were rolled back because of their figures, newest first. */
export function endedLines({ ended = [] }: Shelf): string[] {
  return ended.toReversed().map(({ version, at, canary, live }) => {
    const [tried, known] = [shareLine(canary), shareLine(live)];
    return `canary ${version} was rolled back ${timeOf(at)}: it broke in ${tried} pages, and ${live.version} in ${known}`;
  });
}

function shareLine(uses: Uses): string {
  return `${brokenOf(uses)} of ${pagesOf(uses)}`;
}

/** Formats a time, such as `2026-11-20 10:00 UTC`. */
export function timeOf(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}

function line(release: Release, { record }: Shelf): string {
  const { version, at } = release;
  const date = at ? `published ${timeOf(at)}` : 'built here';
  const origin = originLine(release);
  return `${stateOf(version, record).padEnd(12)}${version.padEnd(24)}${date}${origin && ` ${origin}`}`;
}

export function stateOf(version: string, { version: live, canary }: Shelf['record']): string {
  if (version === live) return 'live';
  return version === canary?.version ? `canary ${canary.percent} %` : 'kept';
}

/** Describes which release browsers now get. */
export function sentence(name: string, { record }: Shelf): string {
  const { version, canary } = record;
  if (!canary) return `${name} ${version} is live.`;
  const { percent, portals } = canary;
  const inPortals = portals === undefined ? '' : ` and ${portals} % of browsers in portals`;
  return `${name} ${canary.version} is live for ${percent} % of browsers${inPortals}, and ${version} for the rest.`;
}
