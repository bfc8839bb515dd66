import { canaryVerdict, type Uses } from '@cabinet/domain/canaryVerdict';
import type { Tx } from '../kit/database.ts';
import { StartError } from '../startError.ts';
import { enlist, type Placing, readShelves, remember } from './placing.ts';
import { endCanary } from './shelf.ts';
import { findUses, runOf } from './uses.ts';

const NO_USES: Uses = { loads: 0, failures: 0, errors: 0 };

/** What was counted of a canary and of what is live, while the canary runs. */
export async function compareCanary(
  tx: Tx,
  remote: string,
  record: Parameters<typeof runOf>[0] & { version: string },
): Promise<{ canary: Uses; live: Uses }> {
  const uses = await findUses(tx, remote, runOf(record));
  const of = (version: string | undefined): Uses => {
    const { loads, failures, errors } = uses.find(({ release }) => release === version) ?? NO_USES;
    return { loads, failures, errors };
  };
  return { canary: of(record.canary?.version), live: of(record.version) };
}

/**
 * Rolls the canary of a remote back where it breaks clearly more often than what is live, and writes the figures into
 * the journal.
 * @returns whether it did
 */
export async function endWorseCanary(tx: Tx, remote: string, placing: Placing): Promise<boolean> {
  const { target, now } = placing;
  const record = (await target.readList()).remotes[remote];
  if (!record?.canary) return false;
  const figures = await compareCanary(tx, remote, record);
  if (canaryVerdict(figures.canary, figures.live) !== 'worse') return false;
  const run = runOf(record);

  const end = async () => {
    const shelf = (await readShelves(target))[remote];
    // Somebody may have ended it meanwhile, or begun another one.
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
    // Somebody publishes just now; the next failure of the canary asks again.
    if (error instanceof StartError) return false;
    throw error;
  });
}
