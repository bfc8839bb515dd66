import type { RemoteRecord } from '@cabinet/contracts/registry';
import { canaryVerdict, type Uses } from '@cabinet/domain/canaryVerdict';
import type { Tx } from '../kit/database.ts';
import { StartError } from '../start/startError.ts';
import { enlist, type Placing, readShelves, remember } from './placing.ts';
import { endCanary } from './shelf.ts';
import { findUses, type ReleaseUse, runOf } from './uses.ts';

const NO_USES: Uses = { loads: 0, failures: 0, errors: 0 };

/**
 * Returns the figures that decide about a canary.
 * @param uses counts of the remote during the canary
 */
export function figuresOf(
  uses: ReleaseUse[],
  { version, canary }: Pick<RemoteRecord, 'version' | 'canary'>,
): { canary: Uses; live: Uses } {
  const of = (wanted: string | undefined): Uses => {
    const { loads, failures, errors } = uses.find(({ release }) => release === wanted) ?? NO_USES;
    return { loads, failures, errors };
  };
  return { canary: of(canary?.version), live: of(version) };
}

/**
 * Rolls back a remote's canary if it fails clearly more often than the live release. The journal stores the
 * figures.
 * @returns whether the canary was rolled back
 */
export async function endWorseCanary(tx: Tx, remote: string, placing: Placing): Promise<boolean> {
  const { target, now } = placing;
  const record = (await target.readList()).remotes[remote];
  if (!record?.canary) return false;
  const run = runOf(record);
  const figures = figuresOf(await findUses(tx, remote, run), record);
  if (canaryVerdict(figures.canary, figures.live) !== 'worse') return false;

  const end = async () => {
    const shelf = (await readShelves(target))[remote];
    // Another process may have ended the canary or started a new one.
    if (!shelf?.record.canary || runOf(shelf.record) !== run) return false;
    const next = endCanary(shelf, {
      version: shelf.record.canary.version,
      at: now().toISOString(),
      canary: figures.canary,
      live: { version: shelf.record.version, ...figures.live },
    });
    await remember(remote, next, target);
    await enlist(remote, next, placing);
    return true;
  };
  return target.alone(end).catch((error: unknown) => {
    // Another publisher holds the lock. The next failure of the canary triggers the check again.
    if (error instanceof StartError) return false;
    throw error;
  });
}
