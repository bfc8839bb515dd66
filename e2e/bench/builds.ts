import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from '@cabinet/build/workspace';
import { runWebpack } from '../support/runWebpack.ts';
import { configsTo, singleBuildConfigs } from './configs.ts';
import { median, medianCells, pairRatios, table } from './table.ts';

const RUNS = 3;

/**
 * The builds that a change in one remote needs: with federation, and with one build of everything. No build
 * uses a cache.
 */
const BUILDS: Record<string, (outDir: string) => ReturnType<typeof configsTo>> = {
  'one build of all packages': async (outDir) => singleBuildConfigs(outDir),
  'the shell and every remote': async (outDir) =>
    (await Promise.all(['shell', ...remoteNames].map((name) => configsTo(outDir, name)))).flat(),
  'only mf-catalog': (outDir) => configsTo(outDir, 'mf-catalog'),
};

/** Measures the build time of one remote, of all remotes, and of the same sources in one build. */
export async function measureBuilds(): Promise<void> {
  const seconds: Record<string, number[]> = Object.fromEntries(Object.keys(BUILDS).map((name) => [name, []]));
  for (let pair = 0; pair < RUNS; pair += 1) {
    for (const [name, configs] of Object.entries(BUILDS)) {
      const outDir = mkdtempSync(join(tmpdir(), 'cabinet-build-'));
      const begun = performance.now();
      // Run the builds in sequence, like a build of the product.
      await runWebpack(await configs(outDir));
      seconds[name]?.push((performance.now() - begun) / 1000);
      rmSync(outDir, { recursive: true });
    }
  }
  const [whole = []] = Object.values(seconds);
  console.log(`\nbuilds without a cache, ${RUNS} interleaved runs\n`);
  console.log(
    table(
      ['build', 'ratio to one build', 'seconds'],
      Object.entries(seconds).map(([name, runs]) => [
        name,
        medianCells(pairRatios(runs, whole))[0],
        median(runs).toFixed(1),
      ]),
    ),
  );
}
