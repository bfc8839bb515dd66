import { countCopies, ONE_COPY } from './support/copies.ts';
import { type Change, type Publisher, publisherTo } from './support/publisher.ts';
import { SECTIONS } from './support/sections.ts';
import { expect, type Page, test } from './support/test.ts';
import { goTo } from './support/verbs.ts';

// C4: the shell as it is, each remote as old as it, older or newer, and who comes first on the network varied. What a
// remote asks for stands in its entry as text (`requiredVersion:"^19.3.1"`): a release that was built against the
// libraries of another day differs from today's in those numbers, and so it is made of today's by changing them. Publishing
// is what compares versions (decision 002); here it is shown that in the browser they lead to no second copy.

type Skew = -1 | 0 | 1;

const RELEASES: { skew: Skew; version: string; name: string }[] = [
  { skew: -1, version: '3.1.9', name: 'N-1' },
  { skew: 0, version: '3.2.0-n', name: 'N' },
  { skew: 1, version: '3.3.0', name: 'N+1' },
];

const ORDERS = ['the remote comes last', 'the remote comes first'] as const;

const RANGE = /(requiredVersion:"\^)(\d+)\.(\d+)\.(\d+)/g;

/** The patch and the minor version of everything asked for is one less, or one more; below 0 there is nothing. */
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
  test(`C4 with a remote at ${name} there is one copy of everything that keeps state`, {
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

/** Holds back the remote's code until the shell is drawn, or the shell's until the remote's is there. */
async function arrange(page: Page, order: (typeof ORDERS)[number], remote: string): Promise<void> {
  const files = { remote: `**/remotes/${remote}/**`, shell: '**/my/js/federation.*' };
  if (order === 'the remote comes last') {
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
    // The page has announced it by then; nothing can run it yet.
    await arrived.promise;
    await route.continue();
  });
}

/** Versions whose code the page has loaded of the remote. */
async function releaseOn(page: Page, remote: string): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const found = urls.map((url) => url.split(`/remotes/${remote}/`)[1]?.split('/')[0]);
  return [...new Set(found)].filter((version) => version !== undefined);
}
