import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** What one process of webpack takes at most. */
const MEMORY = 1.5 * 1024 ** 3;
const TURN = fileURLToPath(new URL('./buildInTurn.ts', import.meta.url));

/**
 * Builds applications in as many processes as there is room for: webpack itself fills hardly more than one core.
 * @throws Error when one of them could not be built; its process has said why
 */
export async function buildAtOnce(folders: string[]): Promise<void> {
  const count = Math.min(
    availableParallelism(),
    Math.floor(process.availableMemory() / MEMORY),
    folders.length,
  );
  // One process is this one.
  if (count < 2) return;
  const hands = Array.from({ length: count }, (_, hand) =>
    folders.filter((_, index) => index % count === hand),
  );
  await Promise.all(hands.map(buildInTurn));
}

async function buildInTurn(folders: string[]): Promise<void> {
  const [code] = await once(spawn(process.execPath, [TURN, ...folders], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`One of ${folders.join(', ')} could not be built.`);
}
