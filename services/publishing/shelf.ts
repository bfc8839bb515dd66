import type { RemotePages, RemoteRecord } from '@cabinet/contracts/registry';
import type { Uses } from '@cabinet/domain/canaryVerdict';
import { StartError } from '../startError.ts';
import type { Provenance } from './provenance.ts';

/** A release that can be chosen. */
export interface Release extends Provenance {
  version: string;
  /** The file that the shell loads it by. */
  entry: string;
  contract: number;
  /** The hash that its entry must have; what was listed before there were pins may have none. */
  integrity?: string | undefined;
  /** The hash that `embed/mount.js` must have, where portals can show it. */
  embed?: string | undefined;
  /** What kind of script the entry is; one that sets a global by default. */
  type?: RemoteRecord['type'];
  /** What the shell shows of it; `./remote` by default. */
  expose?: RemoteRecord['expose'];
  /** Pages that it brings beyond §2. */
  pages?: RemotePages | undefined;
  /** When it was published, ISO; null for what was live before anything was published. */
  at: string | null;
}

/** One remote: what browsers get, and what they could get. */
export interface Shelf {
  record: RemoteRecord;
  /** In the order in which they were published. */
  releases: Release[];
  /**
   * Versions in the order in which they became live. What stands behind the live one was rolled back from: so a
   * rollback changes the list of remotes alone, and a publisher that dies half-way leaves nothing to mend.
   */
  lived: string[];
  /** Canaries that broke clearly more often than what was live, oldest first. */
  ended?: EndedCanary[] | undefined;
}

/** A canary that was rolled back for its figures. */
export interface EndedCanary {
  version: string;
  /** ISO. */
  at: string;
  /** What was counted while it ran. */
  canary: Uses;
  live: Uses & { version: string };
}

/** A remote that was listed before anything was published. */
export function shelfOf(record: RemoteRecord): Shelf {
  const { canary: _, ...release } = record;
  return { record, releases: [{ ...release, at: null }], lived: [record.version] };
}

/** The release is live for everybody; a canary ends. */
export function publish(shelf: Shelf | undefined, release: Release): Shelf {
  if (!shelf) return { record: recordOf(release), releases: [release], lived: [release.version] };
  return makeLive(withRelease(shelf, release), release.version);
}

/** Who gets a canary: so many percent of browsers in the cabinet, and so many in the pages of portals. */
export interface Share {
  percent: number;
  portals?: number | undefined;
}

/** That share of browsers gets the release; the rest keeps what is live. */
export function startCanary(shelf: Shelf | undefined, release: Release, share: Share): Shelf {
  if (!shelf) throw new StartError('Nothing of it is live yet that the rest could keep. Publish it.');
  const { version } = release;
  if (version === shelf.record.version)
    throw new StartError(`${version} is live for everybody, so it can be no canary.`);
  const next = withRelease(shelf, release);
  const { contract: _, pages: _pages, at: _at, ...tried } = releaseOf(next, version) ?? release;
  const { canary } = shelf.record;
  // With another percentage it is the same canary.
  const since = canary?.version === version ? canary.since : (release.at ?? undefined);
  return { ...next, record: { ...next.record, canary: { ...tried, ...share, since } } };
}

/** The canary is live for everybody. */
export function promote(shelf: Shelf): Shelf {
  const { canary } = shelf.record;
  if (!canary) throw new StartError('There is no canary to promote.');
  return makeLive(shelf, canary.version);
}

/** The last step is taken back: a canary ends, or the version before is live again. */
export function rollback(shelf: Shelf): Shelf {
  const { record } = shelf;
  return { ...shelf, record: record.canary ? withoutCanary(record) : recordOf(before(shelf)) };
}

/** The canary ends for its figures, which the journal keeps; said again for the same canary, they are kept once. */
export function endCanary(shelf: Shelf, end: EndedCanary): Shelf {
  const others = shelf.ended?.filter(({ version }) => version !== end.version) ?? [];
  return { ...shelf, record: withoutCanary(shelf.record), ended: [...others, end] };
}

/** The version cannot be chosen any more; where it is live the version before takes its place, and a canary ends. */
export function withdraw(shelf: Shelf, version: string): Shelf {
  if (!releaseOf(shelf, version)) throw new StartError(`There is no version ${version} to withdraw.`);
  return {
    ...shelf,
    record: recordWithout(shelf, version),
    releases: shelf.releases.filter((release) => release.version !== version),
    lived: shelf.lived.filter((lived) => lived !== version),
  };
}

function recordWithout(shelf: Shelf, version: string): RemoteRecord {
  const { record } = shelf;
  if (record.version === version) return recordOf(before(shelf));
  return record.canary?.version === version ? withoutCanary(record) : record;
}

function makeLive(shelf: Shelf, version: string): Shelf {
  const release = releaseOf(shelf, version);
  if (!release) throw new StartError(`${version} was withdrawn.`);
  const behind = [...livedBefore(shelf), shelf.record.version].filter((lived) => lived !== version);
  return { ...shelf, record: recordOf(release), lived: [...behind, version] };
}

/** What was live before the release that is. */
function before(shelf: Shelf): Release {
  const release = releaseOf(shelf, livedBefore(shelf).at(-1));
  if (!release)
    throw new StartError(`There is no version before ${shelf.record.version}. Publish another one.`);
  return release;
}

/** Versions that were live before the one that is, oldest first. */
function livedBefore({ record, lived }: Shelf): string[] {
  return lived.slice(0, Math.max(0, lived.indexOf(record.version)));
}

function releaseOf({ releases }: Shelf, version: string | undefined): Release | undefined {
  return releases.find((release) => release.version === version);
}

/** A version that was published already stays as it was. */
function withRelease(shelf: Shelf, release: Release): Shelf {
  if (releaseOf(shelf, release.version)?.at) return shelf;
  const others = shelf.releases.filter(({ version }) => version !== release.version);
  return { ...shelf, releases: [...others, release] };
}

function recordOf({ at: _, ...record }: Release): RemoteRecord {
  return record;
}

function withoutCanary({ canary: _, ...record }: RemoteRecord): RemoteRecord {
  return record;
}
