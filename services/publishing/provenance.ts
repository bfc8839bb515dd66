import { StartError } from '../start/startError.ts';

/** The origin of a release. The list of remotes, the journal, `list` and `release.json` contain it. */
export interface Provenance {
  /** The publisher: a person, or the name of a token. */
  by?: string | undefined;
  commit?: string | undefined;
  /** The sources differed from the commit. */
  dirty?: true | undefined;
  /** Types, lint and tests were skipped. */
  unchecked?: true | undefined;
  /** Another repository built the release. */
  outside?: true | undefined;
  /** The publisher's note for others. */
  note?: string | undefined;
}

/** The repository that builds a remote. */
export interface Sources {
  by?: string | undefined;
  /** Null outside of a Git repository. */
  commit: string | null;
  /** Files that differ from the commit. */
  changes: string[];
}

/**
 * Refuses sources that differ from their commit.
 * @throws {StartError} one line that names the differences
 */
export function refuseDirty(remote: string, { commit, changes }: Sources): void {
  const refusal = (why: string) => new StartError(`${remote} is not published: ${why}`);
  if (commit === null)
    throw refusal('the folder is not in a Git repository, so the release has no commit. Add --unchecked.');
  if (changes.length === 0) return;
  const [first = ''] = changes;
  const more = changes.length - 1;
  const which = more > 0 ? `${first} and ${more} more differ` : `${first} differs`;
  throw refusal(`${which} from the commit. Commit, or add --unchecked.`);
}

/** Returns the origin of a build from these sources. */
export function provenanceOf(
  { by, commit, changes }: Sources,
  { note, unchecked }: { note?: string | undefined; unchecked?: boolean | undefined },
): Provenance {
  return {
    ...(by && { by }),
    ...(commit && { commit }),
    ...(changes.length > 0 && { dirty: true as const }),
    ...(unchecked && { unchecked: true as const }),
    ...(note && { note }),
  };
}

/** The usual length of a short commit hash. */
const SHORT_COMMIT = 7;

/** Returns the origin of a release for `list`; '' if nothing is known. */
export function originLine({ by, commit, dirty, unchecked, outside, note }: Provenance): string {
  const from = commit ? `from ${commit.slice(0, SHORT_COMMIT)}${dirty ? ' with changes' : ''}` : '';
  const words = [by && `by ${by}`, from, outside && 'built elsewhere', unchecked && 'unchecked'];
  const line = words.filter(Boolean).join(', ');
  return note ? `${line}${line && ': '}${note}` : line;
}

/**
 * Returns the object without its origin, which only publishers read. Every page contains the list of remotes,
 * so the list must be small.
 */
export function withoutProvenance<R extends object>(release: R): R {
  const { by, commit, dirty, unchecked, outside, note, ...rest } = release as R & Provenance;
  return rest as R;
}
