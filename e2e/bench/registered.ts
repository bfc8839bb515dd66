import type { Registry } from '@cabinet/contracts/registry';
import type { System } from '@cabinet/services/start';
import { openBrowser } from './browser.ts';
import { PAIRS } from './pages.ts';
import { median, medianCells, pairRatios, table } from './table.ts';
import { startListed } from './variants.ts';
import { PHONE, signedIn, type Visit, visit } from './visit.ts';

const COUNTS = [5, 20, 50];
const PATH = '/my/catalog/products';
const USABLE = 'main a[href*="/catalog/"] img';

/**
 * Measures the start with more and more remotes on the list. The start loads only the remote of its address.
 */
export async function measureRegistered(): Promise<void> {
  const browser = await openBrowser();
  const systems: System[] = [];
  for (const count of COUNTS)
    systems.push(await startListed(`registered-${count}`, (built) => withMore(built, count)));
  const runs: Visit[][] = COUNTS.map(() => []);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    for (const [index, { url }] of systems.entries()) {
      const context = await signedIn(browser, url);
      const storageState = await context.storageState();
      await context.close();
      const cold = await browser.newContext({ ...PHONE, storageState });
      runs[index]?.push(await visit(cold, url + PATH, USABLE));
      await cold.close();
    }
  }
  await browser.close();
  for (const system of systems) await system.close();

  const of = (index: number, member: keyof Visit) => (runs[index] ?? []).map((run) => run[member]);
  console.log(`\ncatalogue, cold, ${PAIRS} interleaved runs\n`);
  console.log(
    table(
      [
        'remotes on the list',
        'LCP, ratio to 5',
        '95 % interval',
        'requests',
        'document, script and style kB',
      ],
      COUNTS.map((count, index) => [
        count,
        ...medianCells(pairRatios(of(index, 'lcp'), of(0, 'lcp'))),
        median(of(index, 'requests')),
        (median(of(index, 'releaseBytes')) / 1000).toFixed(1),
      ]),
    ),
  );
}

/** Adds remotes to the list: copies of a remote that this page does not show, under other names. */
function withMore({ revision, remotes }: Registry, count: number): Registry {
  const more = Array.from({ length: count - Object.keys(remotes).length }, (_, index) => [
    `mf-more-${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`,
    remotes['mf-orders'],
  ]);
  return { revision, remotes: { ...remotes, ...Object.fromEntries(more) } };
}
