import { findChromium } from '@cabinet/build/chromium';
import { chromium } from '@playwright/test';
import { measureStart } from './freshStart.ts';
import { countSingletons } from './singletons.ts';
import { median, table } from './table.ts';
import { prepareVariants, startVariant, VARIANTS, type Variant } from './variants.ts';
import { signedIn, type Visit, visit } from './visit.ts';

/**
 * The performance table: `npm run bench` for the pages, `npm run bench start` for a fresh clone's first page. Every
 * figure is a median; ratios are medians of pairs measured in turn, so that they hold when the machine drifts.
 */
const PAIRS = Number(process.env.BENCH_PAIRS ?? 7);
const ROUTES = [
  { name: 'home', path: '/my/', remote: 'mf-profile', usable: 'main h1' },
  {
    name: 'catalogue',
    path: '/my/catalog/products',
    remote: 'mf-catalog',
    usable: 'main a[href*="/catalog/"] img',
  },
];

type Runs = Record<Variant, { cold: Visit[]; warm: Visit[] }>;

async function measureRoute({ path, remote, usable }: (typeof ROUTES)[number]): Promise<Runs> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--ignore-certificate-errors'],
  });
  const runs = Object.fromEntries(VARIANTS.map((name) => [name, { cold: [], warm: [] }])) as unknown as Runs;
  const systems = await Promise.all(VARIANTS.map((variant) => startVariant(variant, remote)));
  const states = [];
  for (const { url } of systems) {
    const context = await signedIn(browser, url);
    states.push(await context.storageState());
    await context.close();
  }
  for (let pair = 0; pair < PAIRS; pair += 1) {
    for (const [index, variant] of VARIANTS.entries()) {
      const storageState = states[index];
      const url = `${systems[index]?.url}${path}`;
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        ...(storageState && { storageState }),
      });
      runs[variant].cold.push(await visit(context, url, usable));
      runs[variant].warm.push(await visit(context, url, usable));
      await context.close();
    }
  }
  await browser.close();
  for (const system of systems) await system.close();
  return runs;
}

function ratio(runs: Runs, of: Variant, to: Variant, kind: 'cold' | 'warm'): string {
  const pairs = runs[of][kind].map(({ lcp }, index) => lcp / (runs[to][kind][index]?.lcp ?? lcp));
  return median(pairs).toFixed(3);
}

async function measurePages(): Promise<void> {
  await prepareVariants();
  for (const route of ROUTES) {
    const runs = await measureRoute(route);
    const of = (variant: Variant, kind: 'cold' | 'warm', member: keyof Visit) =>
      Math.round(median(runs[variant][kind].map((run) => run[member])));
    console.log(`\n${route.name}, ${PAIRS} interleaved pairs, 150 ms, 1.6 Mbit/s, CPU 4x\n`);
    console.log(
      table(
        [
          'variant',
          'LCP cold, ratio to single',
          'LCP warm, ratio to single',
          'LCP cold, ms',
          'LCP warm, ms',
          'requests',
          'script kB',
          'chain',
        ],
        VARIANTS.map((variant) => [
          variant,
          ratio(runs, variant, 'single', 'cold'),
          ratio(runs, variant, 'single', 'warm'),
          of(variant, 'cold', 'lcp'),
          of(variant, 'warm', 'lcp'),
          of(variant, 'cold', 'requests'),
          (of(variant, 'cold', 'scriptBytes') / 1000).toFixed(0),
          of(variant, 'cold', 'chain'),
        ]),
      ),
    );
    console.log(
      `\nfederated to single+preload: cold ${ratio(runs, 'federated', 'single+preload', 'cold')}, warm ${ratio(runs, 'federated', 'single+preload', 'warm')}`,
    );
  }
}

async function measureSingletons(): Promise<void> {
  const system = await startVariant('federated', 'singletons');
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--ignore-certificate-errors'],
  });
  const counts = await countSingletons(await signedIn(browser, system.url), system.url);
  console.log(`\ncopies on the page\n\n${table(Object.keys(counts), [Object.values(counts)])}`);
  await browser.close();
  await system.close();
}

if (process.argv[2] === 'start') {
  await measureStart();
} else {
  await measurePages();
  await measureSingletons();
}
