import { measureBuilds } from './builds.ts';
import { measureEmbeds } from './embeds.ts';
import { measureStart } from './freshStart.ts';
import { measurePages } from './pages.ts';
import { measureRedeploy } from './redeploy.ts';
import { measureRegistered } from './registered.ts';
import { prepareVariants } from './variants.ts';

/** The parts of the performance table; `start` clones and installs, so it runs only when it is named. */
const PARTS: Record<string, () => Promise<void>> = {
  pages: measurePages,
  registered: measureRegistered,
  redeploy: measureRedeploy,
  embeds: measureEmbeds,
  builds: measureBuilds,
  start: measureStart,
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !Object.hasOwn(PARTS, name));
if (unknown) {
  console.error(`The bench has no part "${unknown}"; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const wanted = named.length > 0 ? named : Object.keys(PARTS).filter((name) => name !== 'start');
if (wanted.some((name) => name !== 'start')) await prepareVariants();
for (const name of wanted) await PARTS[name]?.();
