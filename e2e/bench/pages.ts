import type { BrowserContextOptions } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { meanRatios, median, medianCells, pairRatios, table } from './table.ts';
import { startVariant, type Variant } from './variants.ts';
import { PHONE, SLOWER, signedIn, type Visit, visit } from './visit.ts';

/** Number of pairs of visits. Fewer pairs make the median less reliable; more pairs take longer. */
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

/** Number of return visits per browser after its first visit. */
const RETURNS = 3;

/** The two builds of each pair. Ratios divide the first build by the second. */
type Compared = readonly [Variant, Variant];
type Visits = Record<'cold' | 'warm', Visit[]>;
type Runs = readonly [Visits, Visits];

const KINDS = ['cold', 'warm'] as const;

/** Compares the federated build with a single build of the same sources, per route, cold and warm. */
export function measurePages(): Promise<void> {
  return compare(['federated', 'single']);
}

/** Compares the single build with another copy of itself. The ratios show the measuring error around 1. */
export function measureNoise(): Promise<void> {
  return compare(['single', 'single']);
}

async function compare(compared: Compared): Promise<void> {
  const rows: string[][] = [];
  const ofPages: Record<keyof Visits, number[][]> = { cold: [], warm: [] };
  for (const { name, ...route } of ROUTES) {
    const runs = await measureRoute(compared, route);
    for (const kind of KINDS) ofPages[kind].push(ratios(runs, kind));
    const cells = KINDS.flatMap((kind) => medianCells(ofPages[kind].at(-1) ?? []));
    rows.push([name, ...cells, ...costs(runs)]);
    console.log(rows.at(-1)?.join(' | '));
  }
  rows.push(['mean of the pages', ...KINDS.flatMap((kind) => medianCells(meanRatios(ofPages[kind])))]);
  console.log(
    `\n${PAIRS} interleaved pairs of each page, ${RETURNS} returns of each, 150 ms, 1.6 Mbit/s, CPU ${SLOWER}x\n`,
  );
  console.log(table(headOf(compared), rows));
}

async function measureRoute(
  compared: Compared,
  { path, remote, usable }: Omit<(typeof ROUTES)[number], 'name'>,
): Promise<Runs> {
  const browser = await openBrowser();
  const runs: Runs = [
    { cold: [], warm: [] },
    { cold: [], warm: [] },
  ];
  const systems = await Promise.all(compared.map((variant, index) => startVariant(variant, remote, index)));
  const states: NonNullable<BrowserContextOptions['storageState']>[] = [];
  for (const { url } of systems) {
    const context = await signedIn(browser, url);
    states.push(await context.storageState());
    await context.close();
  }
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const open = runs.map(async (run, index) => {
      const storageState = states[index];
      const context = await browser.newContext({ ...PHONE, ...(storageState && { storageState }) });
      return { run, context, url: `${systems[index]?.url}${path}`, visits: [] as Visit[] };
    });
    const browsers = await Promise.all(open);
    // Each build goes first in every other pair.
    if (pair % 2) browsers.reverse();
    for (let time = 0; time <= RETURNS; time += 1)
      for (const { context, url, visits } of browsers) visits.push(await visit(context, url, usable));
    for (const { run, context, visits } of browsers) {
      const [cold, ...warm] = visits;
      if (cold) run.cold.push(cold);
      run.warm.push(...warm);
      await context.close();
    }
  }
  await browser.close();
  for (const system of systems) await system.close();
  return runs;
}

function headOf([one, other]: Compared): string[] {
  return [
    'first page of',
    `LCP cold, ${one} to ${other}`,
    '95 % interval',
    `LCP warm, ${one} to ${other}`,
    '95 % interval',
    'LCP ms, cold / warm',
    `requests, ${one} / ${other}`,
    'script kB',
    'chain',
  ];
}

function ratios([one, other]: Runs, kind: keyof Visits): number[] {
  const of = (visits: Visit[]) => visits.map(({ lcp }) => lcp);
  return pairRatios(of(one[kind]), of(other[kind]));
}

/** Returns the cost of the visits per build. */
function costs(runs: Runs): string[] {
  const of = (visits: Visit[], member: keyof Visit) => median(visits.map((visit) => visit[member]));
  const both = (member: keyof Visit, unit = 1) =>
    runs.map(({ cold }) => Math.round(of(cold, member) / unit)).join(' / ');
  const times = [runs[0].cold, runs[0].warm].map((visits) => Math.round(of(visits, 'lcp')));
  return [times.join(' / '), both('requests'), both('scriptBytes', 1000), both('chain')];
}
