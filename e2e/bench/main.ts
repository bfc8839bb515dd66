import { measureBuilds } from './builds.ts';
import { measureEmbeds } from './embeds.ts';
import { measureStart } from './freshStart.ts';
import { measureHotReload } from './hotReload.ts';
import { measureNoise, measurePages } from './pages.ts';
import { measureRedeploy } from './redeploy.ts';
import { measureRegistered } from './registered.ts';
import { prepareVariants } from './variants.ts';

/** The parts of the performance table. */
const PARTS: Record<string, () => Promise<void>> = {
  pages: measurePages,
  registered: measureRegistered,
  redeploy: measureRedeploy,
  embeds: measureEmbeds,
  builds: measureBuilds,
  start: measureStart,
  reload: measureHotReload,
  noise: measureNoise,
};

/** Parts that measure development. They compare no builds. */
const OF_DEVELOPMENT = ['start', 'reload'];

/** Parts that run only by name. `noise` measures the accuracy of `pages`. */
const ONLY_NAMED = [...OF_DEVELOPMENT, 'noise'];

const named = process.argv.slice(2);
const unknown = named.find((name) => !Object.hasOwn(PARTS, name));
if (unknown) {
  console.error(`Unknown part "${unknown}" of the bench. The parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const wanted = named.length > 0 ? named : Object.keys(PARTS).filter((name) => !ONLY_NAMED.includes(name));
if (wanted.some((name) => !OF_DEVELOPMENT.includes(name))) await prepareVariants();
for (const name of wanted) await PARTS[name]?.();
