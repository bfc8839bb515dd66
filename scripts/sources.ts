import type { Sources } from '../services/publishing/provenance.ts';
import { say } from './say.ts';

/** Reads the Git repository around a folder: its commit, the files that differ from it, and the user. */
export async function readSources(folder: string): Promise<Sources> {
  const git = async (...words: string[]) => {
    const { isGood, stdout } = await say(folder, 'git', words);
    return isGood ? stdout : null;
  };
  const commit = (await git('rev-parse', '--verify', 'HEAD'))?.trim() ?? null;
  // A build server has no Git user, so use the author of the commit.
  const by = (await git('config', 'user.name')) ?? (await git('log', '-1', '--format=%an'));
  return { by: by?.trim(), commit, changes: changesIn((await git('status', '--porcelain=v1', '-z')) ?? '') };
}

/** `XY <path>`. The next entry after a renamed file is its old path. */
const STATUS_LENGTH = 'XY '.length;

function changesIn(status: string): string[] {
  const entries = status.split('\0').filter(Boolean);
  return entries
    .filter((_, index) => !entries[index - 1]?.startsWith('R'))
    .map((entry) => entry.slice(STATUS_LENGTH));
}
