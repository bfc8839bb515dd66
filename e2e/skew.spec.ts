import { countCopies, ONE_COPY } from './support/copies.ts';
import { type Change, type Publisher, publisherTo } from './support/publisher.ts';
import { SECTIONS } from './support/sections.ts';
import { expect, type Page, test } from './support/test.ts';
import { goTo } from './support/verbs.ts';

// C4: the current shell with each remote of the same, an older or a newer version. Both orders of arrival are
// tested. The entry of a remote contains its requirements as text (`requiredVersion:"^19.3.1"`). The test
// changes these numbers in the current build to simulate a release built against other library versions.
// Publishing compares versions (decision 002). This test proves that the browser loads no second copy.

type Skew = -1 | 0 | 1;

const RELEASES: { skew: Skew; version: string; name: string }[] = [
  { skew: -1, version: '3.1.9', name: 'N-1' },
  { skew: 0, version: '3.2.0-n', name: 'N' },
  { skew: 1, version: '3.3.0', name: 'N+1' },
];

const ORDERS = ['the remote loads last', 'the remote loads first'] as const;

const RANGE = /(requiredVersion:"\^)(\d+)\.(\d+)\.(\d+)/g;

/** Changes the minor and patch version of every requirement by `skew`, but not below 0. */
function asksFor(skew: Skew): Change {
  const moved = (part: string) => Math.max(0, Number(part) + skew);
  return (text, file) =>
    file === 'remoteEntry.js'
      ? text.replace(
          RANGE,
          (_, head, major, minor, patch) => `${head}${major}.${moved(minor)}.${moved(patch)}`,
        )
      : text;
}

let publisher: Publisher;

test.beforeEach(({ system }) => {
  publisher = publisherTo(system);
});

test.afterEach(() => publisher.end());

test('C4 there are 30 pages', { tag: '@heavy' }, () => {
  expect(SECTIONS.length * RELEASES.length * ORDERS.length).toBe(30);
});

for (const { skew, version, name } of RELEASES)
  test(`C4 with a remote at ${name} there is one copy of every module with state`, {
    tag: '@heavy',
  }, async ({ signIn, context }) => {
    test.slow();
    await signIn('student');
    publisher.change(version, asksFor(skew));
    for (const [index, section] of SECTIONS.entries()) {
      const { remote, path, whole } = section;
      const neighbour = SECTIONS[(index + 1) % SECTIONS.length] ?? section;
      await publisher.say(`publish ${remote}`);
      for (const order of ORDERS)
        await test.step(`${remote} at ${name}, ${order}`, async () => {
          const page = await context.newPage();
          await arrange(page, order, remote);
          await page.goto(`/my${path}`);
          await expect(whole(page)).toBeVisible();
          await goTo(page, neighbour.path);
          await expect(neighbour.whole(page)).toBeVisible();

          expect(await countCopies(page)).toEqual(ONE_COPY);
          expect(await releaseOn(page, remote)).toEqual([version]);
          await page.close();
        });
      await publisher.say(`rollback ${remote}`);
    }
  });

/**
 * Delays the remote's code until the shell is visible, or the shell's code until the remote's entry has
 * arrived.
 */
async function arrange(page: Page, order: (typeof ORDERS)[number], remote: string): Promise<void> {
  const files = { remote: `**/remotes/${remote}/**`, shell: '**/my/js/federation.*' };
  if (order === 'the remote loads last') {
    await page.route(files.remote, async (route) => {
      await page.getByRole('banner').waitFor();
      await route.continue();
    });
    return;
  }
  const arrived = Promise.withResolvers<void>();
  page.on('response', (response) => {
    if (response.url().includes(`/${remote}/`) && response.url().includes('remoteEntry')) arrived.resolve();
  });
  await page.route(files.shell, async (route) => {
    // The page has preloaded the entry by then, but cannot run it yet.
    await arrived.promise;
    await route.continue();
  });
}

/** Returns the versions of the remote whose code the page has loaded. */
async function releaseOn(page: Page, remote: string): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const found = urls.map((url) => url.split(`/remotes/${remote}/`)[1]?.split('/')[0]);
  return [...new Set(found)].filter((version) => version !== undefined);
}
