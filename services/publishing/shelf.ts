import type { RemotePages, RemoteRecord } from '@cabinet/contracts/registry';
import type { Uses } from '@cabinet/domain/canaryVerdict';
import { StartError } from '../start/startError.ts';
import type { Provenance } from './provenance.ts';

/** A release that can become live. */
export interface Release extends Provenance {
  version: string;
  /** The file that the shell loads first. */
  entry: string;
  contract: number;
  /** The integrity hash of the entry. Older list entries may lack it. */
  integrity?: string | undefined;
  /** The integrity hash of `embed/mount.js`, if portals can show the remote. */
  embed?: string | undefined;
  /** The script type of the entry; the default sets a global. */
  type?: RemoteRecord['type'];
  /** The module that the shell shows; `./remote` by default. */
  expose?: RemoteRecord['expose'];
  /** Pages that the remote adds to §2. */
  pages?: RemotePages | undefined;
  /** The time of publication in ISO format; null for releases from before the first publication. */
  at: string | null;
}

/** The state of one remote: its live release, and its available releases. */
export interface Shelf {
  record: RemoteRecord;
  /** In the order of publication. */
  releases: Release[];
  /**
   * Versions in the order in which they became live. Versions after the live version were rolled back. So a
   * rollback changes only the list of remotes, and an interrupted publisher leaves no inconsistent state.
   */
  lived: string[];
  /** Canaries that failed clearly more often than the live release, oldest first. */
  ended?: EndedCanary[] | undefined;
}

/** A canary that was rolled back because of its figures. */
export interface EndedCanary {
  version: string;
  /** ISO format. */
  at: string;
  /** The counts during the canary. */
  canary: Uses;
  live: Uses & { version: string };
}

/** Returns the shelf of a remote that was listed before the first publication. */
export function shelfOf(record: RemoteRecord): Shelf {
  const { canary: _, ...release } = record;
  return { record, releases: [{ ...release, at: null }], lived: [record.version] };
}

/** Makes the release live for everybody, and ends a canary. */
export function publish(shelf: Shelf | undefined, release: Release): Shelf {
  if (!shelf) return { record: recordOf(release), releases: [release], lived: [release.version] };
  return makeLive(withRelease(shelf, release), release.version);
}

/**
 * The share of a canary: a percentage of browsers in the cabinet, and a percentage in the pages of portals.
 */
export interface Share {
  percent: number;
  portals?: number | undefined;
}

/** Gives the release to a share of browsers. The other browsers keep the live release. */
export function startCanary(shelf: Shelf | undefined, release: Release, share: Share): Shelf {
  if (!shelf) throw new StartError('A canary needs a live release. Publish the remote first.');
  const { version } = release;
  if (version === shelf.record.version)
    throw new StartError(`${version} is already live for all browsers and cannot be a canary.`);
  const next = withRelease(shelf, release);
  const { contract: _, pages: _pages, at: _at, ...tried } = releaseOf(next, version) ?? release;
  const { canary } = shelf.record;
  // A canary with another percentage is the same canary.
  const since = canary?.version === version ? canary.since : (release.at ?? undefined);
  return { ...next, record: { ...next.record, canary: { ...tried, ...share, since } } };
}

/** Makes the canary live for everybody. */
export function promote(shelf: Shelf): Shelf {
  const { canary } = shelf.record;
  if (!canary) throw new StartError('The remote has no canary to promote.');
  return makeLive(shelf, canary.version);
}

/** Undoes the last step: ends a canary, or makes the previous version live again. */
export function rollback(shelf: Shelf): Shelf {
  const { record } = shelf;
  return { ...shelf, record: record.canary ? withoutCanary(record) : recordOf(before(shelf)) };
}

/**
 * Ends the canary because of its figures, and stores the figures in the journal. A repeated call stores them
 * once.
 */
export function endCanary(shelf: Shelf, end: EndedCanary): Shelf {
  const others = shelf.ended?.filter(({ version }) => version !== end.version) ?? [];
  return { ...shelf, record: withoutCanary(shelf.record), ended: [...others, end] };
}

/**
 * Removes the version from the available releases. If the version is live, the previous version becomes live.
 * A canary ends.
 */
export function withdraw(shelf: Shelf, version: string): Shelf {
  if (!releaseOf(shelf, version)) throw new StartError(`Version ${version} is unknown or already withdrawn.`);
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

/** Returns the release that was live before the current release. */
function before(shelf: Shelf): Release {
  const release = releaseOf(shelf, livedBefore(shelf).at(-1));
  if (!release) throw new StartError(`No version precedes ${shelf.record.version}. Publish another version.`);
  return release;
}

/** Returns the versions that were live before the current version, oldest first. */
function livedBefore({ record, lived }: Shelf): string[] {
  return lived.slice(0, Math.max(0, lived.indexOf(record.version)));
}

function releaseOf({ releases }: Shelf, version: string | undefined): Release | undefined {
  return releases.find((release) => release.version === version);
}

/** Adds a release. A published version stays unchanged. */
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
