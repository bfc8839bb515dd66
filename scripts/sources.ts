import type { Sources } from '../services/publishing/provenance.ts';
import { say } from './say.ts';

/** The Git repository around a folder: its commit, what differs from the commit, and who works there. */
export async function readSources(folder: string): Promise<Sources> {
  const git = async (...words: string[]) => {
    const { isGood, stdout } = await say(folder, 'git', words);
    return isGood ? stdout : null;
  };
  const commit = (await git('rev-parse', '--verify', 'HEAD'))?.trim() ?? null;
  // A server that builds has no name of its own.
  const by = (await git('config', 'user.name')) ?? (await git('log', '-1', '--format=%an'));
  return { by: by?.trim(), commit, changes: changesIn((await git('status', '--porcelain=v1', '-z')) ?? '') };
}

/** `XY <path>`; a renamed file has its old path as an entry of its own behind it. */
const STATUS_LENGTH = 'XY '.length;

function changesIn(status: string): string[] {
  const entries = status.split('\0').filter(Boolean);
  return entries
    .filter((_, index) => !entries[index - 1]?.startsWith('R'))
    .map((entry) => entry.slice(STATUS_LENGTH));
}
