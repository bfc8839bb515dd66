import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import { folderTarget } from '@cabinet/services/folderTarget';
import { publishing } from '@cabinet/services/publishing';
import type { Browser } from '@playwright/test';
import { NO_GATE } from '../support/publisher.ts';
import { runWebpack } from '../support/runWebpack.ts';
import { openBrowser } from './browser.ts';
import { configsTo, singleBuildConfigs } from './configs.ts';
import { table } from './table.ts';
import { type ListedSystem, startListed, startSingle, work } from './variants.ts';
import { PHONE, signedIn, visit } from './visit.ts';

const REMOTE = 'mf-catalog';
/** Pages of returning visitors: a changed page and an unchanged page. */
const PAGES = [
  { name: 'the catalogue', path: '/my/catalog/products', usable: 'main a[href*="/catalog/"] img' },
  { name: 'the home page', path: '/my/', usable: 'main h1' },
];

type Configs = Awaited<ReturnType<typeof configsTo>>;

/**
 * Measures the bytes that returning visitors download after a redeploy that changes one word of the
 * catalogue.
 */
export async function measureRedeploy(): Promise<void> {
  const browser = await openBrowser();
  const federated = await startListed('redeploy', (built) => built);
  const single = await startSingle('redeploy-single', join(work, 'single'));
  const rows: (string | number)[][] = [];
  for (const [name, { url }, redeploy] of [
    ['federated', federated, () => publishReworded(federated)],
    ['single', single, buildReworded],
  ] as const) {
    const back = [];
    for (const page of PAGES) back.push(await visitor(browser, url, page));
    await redeploy();
    for (const [index, again] of back.entries()) {
      const { before, after } = await again();
      rows.push([
        name,
        PAGES[index]?.name ?? '',
        kilobytes(before),
        kilobytes(after),
        kilobytes(after - before),
      ]);
    }
  }
  await browser.close();
  await federated.close();
  await single.close();
  console.log(
    '\none word of the catalogue has changed: document, script and style kB of a returning visitor\n',
  );
  console.log(
    table(
      ['build', 'returning visitor of', 'without a change', 'after the redeploy', 'cost of the redeploy'],
      rows,
    ),
  );
}

/**
 * Opens a page twice. Returns a function that opens the page again and returns the bytes of the last two
 * visits.
 */
async function visitor(browser: Browser, url: string, { path, usable }: (typeof PAGES)[number]) {
  const signIn = await signedIn(browser, url);
  const context = await browser.newContext({ ...PHONE, storageState: await signIn.storageState() });
  await signIn.close();
  await visit(context, url + path, usable);
  const { releaseBytes: before } = await visit(context, url + path, usable);
  return async () => {
    const { releaseBytes: after } = await visit(context, url + path, usable);
    await context.close();
    return { before, after };
  };
}

async function publishReworded({ dataDir }: ListedSystem): Promise<void> {
  await publishing(['publish', REMOTE], {
    target: folderTarget({ root, dataDir }),
    remotes: [REMOTE],
    ...NO_GATE,
    now: () => new Date(),
    async build() {
      const folder = mkdtempSync(join(tmpdir(), 'cabinet-reworded-'));
      await runWebpack(reworded(await configsTo(folder, REMOTE)));
      return { version: '9.0.0-reworded', folder };
    },
  });
}

async function buildReworded(): Promise<void> {
  const outDir = join(work, 'single/shell/dist/reworded');
  mkdirSync(outDir, { recursive: true });
  await runWebpack(reworded(singleBuildConfigs(outDir)));
  writeFileSync(join(outDir, 'release.json'), '{}\n');
}

function reworded(configs: Configs): Configs {
  const rule = {
    test: new RegExp(`${REMOTE}/src/locales/ru\\.json$`),
    loader: join(root, 'e2e/bench/reworded.cjs'),
  };
  return configs.map((config) => ({
    ...config,
    module: { ...config.module, rules: [...(config.module?.rules ?? []), rule] },
  }));
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
