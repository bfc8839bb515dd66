import type { BrowserContextOptions } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { median, medianRatio, table } from './table.ts';
import { startVariant, VARIANTS, type Variant } from './variants.ts';
import { PHONE, signedIn, type Visit, visit } from './visit.ts';

/** Pairs of visits; the median of fewer says less, more take longer. */
export const PAIRS = Number(process.env.BENCH_PAIRS ?? 7);

/** The first page of each remote. */
const ROUTES = [
  { name: 'home', path: '/my/', remote: 'mf-profile', usable: 'main h1' },
  {
    name: 'catalogue',
    path: '/my/catalog/products',
    remote: 'mf-catalog',
    usable: 'main a[href*="/catalog/"] img',
  },
  { name: 'orders', path: '/my/orders', remote: 'mf-orders', usable: 'main a[href*="/orders/"]' },
  { name: 'invitations', path: '/my/invites', remote: 'mf-invites', usable: 'main h1' },
  { name: 'e-mail change', path: '/my/email-change', remote: 'mf-email-change', usable: 'main h1' },
];

type Runs = Record<Variant, { cold: Visit[]; warm: Visit[] }>;

/** Federated against the same sources in one build, each route, cold and warm. */
export async function measurePages(): Promise<void> {
  for (const route of ROUTES) {
    const runs = await measureRoute(route);
    console.log(`\n${route.name}, ${PAIRS} interleaved pairs, 150 ms, 1.6 Mbit/s, CPU 4x\n`);
    console.log(
      table(
        HEAD,
        VARIANTS.map((variant) => row(runs, variant)),
      ),
    );
    const [cold, warm] = (['cold', 'warm'] as const).map((kind) =>
      ratio(runs, 'federated', 'single+preload', kind),
    );
    console.log(`\nfederated to single+preload: cold ${cold}, warm ${warm}`);
  }
}

async function measureRoute({ path, remote, usable }: (typeof ROUTES)[number]): Promise<Runs> {
  const browser = await openBrowser();
  const runs = Object.fromEntries(VARIANTS.map((name) => [name, { cold: [], warm: [] }])) as unknown as Runs;
  const systems = await Promise.all(VARIANTS.map((variant) => startVariant(variant, remote)));
  const states: NonNullable<BrowserContextOptions['storageState']>[] = [];
  for (const { url } of systems) {
    const context = await signedIn(browser, url);
    states.push(await context.storageState());
    await context.close();
  }
  for (let pair = 0; pair < PAIRS; pair += 1) {
    for (const [index, variant] of VARIANTS.entries()) {
      const storageState = states[index];
      const url = `${systems[index]?.url}${path}`;
      const context = await browser.newContext({ ...PHONE, ...(storageState && { storageState }) });
      runs[variant].cold.push(await visit(context, url, usable));
      runs[variant].warm.push(await visit(context, url, usable));
      await context.close();
    }
  }
  await browser.close();
  for (const system of systems) await system.close();
  return runs;
}

const HEAD = [
  'variant',
  'LCP cold, ratio to single',
  'LCP warm, ratio to single',
  'LCP cold, ms',
  'LCP warm, ms',
  'requests',
  'script kB',
  'chain',
];

function row(runs: Runs, variant: Variant): (string | number)[] {
  const of = (kind: 'cold' | 'warm', member: keyof Visit) =>
    Math.round(median(runs[variant][kind].map((run) => run[member])));
  return [
    variant,
    ratio(runs, variant, 'single', 'cold'),
    ratio(runs, variant, 'single', 'warm'),
    of('cold', 'lcp'),
    of('warm', 'lcp'),
    of('cold', 'requests'),
    (of('cold', 'scriptBytes') / 1000).toFixed(0),
    of('cold', 'chain'),
  ];
}

function ratio(runs: Runs, of: Variant, to: Variant, kind: 'cold' | 'warm'): string {
  return medianRatio(
    runs[of][kind].map(({ lcp }) => lcp),
    runs[to][kind].map(({ lcp }) => lcp),
  );
}
