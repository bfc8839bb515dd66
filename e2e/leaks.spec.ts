import { type Held, watchIntervals, weigh } from './support/leaks.ts';
import { SECTIONS } from './support/sections.ts';
import { expect, type Page, test } from './support/test.ts';
import { goTo } from './support/verbs.ts';

// R5: a remote is opened and left fifty times.

// The browser compiles what is used often, by the clock, and counts that code as heap: here it runs as it was read.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--js-flags=--no-sparkplug,--no-maglev,--no-turbofan'];
    await use({ ...launchOptions, args });
  },
});

const TIMES = 50;
/** After so many everything is there that is kept on purpose: code, texts, answers. */
const FIRST = 8;

const LARGEST_GROWTH = 5 * 1024 ** 2;

test.beforeEach(async ({ page, signIn, open }) => {
  await watchIntervals(page);
  await signIn('student');
  await open('/faq');
  await expect(faq(page)).toBeVisible();
});

for (const { remote, path, whole } of SECTIONS)
  test(`R5 opening and leaving ${remote} ${TIMES} times leaves nothing behind`, { tag: '@heavy' }, async ({
    page,
  }) => {
    test.slow();
    const { before, after } = await weighed(page, async () => {
      await goTo(page, path);
      await whole(page).waitFor();
    });
    expect(leakOf(before, after)).toEqual([]);
  });

test('R5 a leak would be seen', { tag: '@heavy' }, async ({ page }) => {
  test.slow();
  const { before, after } = await weighed(page, () =>
    page.evaluate(() => {
      // A tenth of a megabyte each time, and whatever else a careless section leaves behind.
      const left = new Array(13_000).fill(Math.random());
      window.addEventListener('resize', () => left.length);
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet' }));
      setInterval(() => left.length, 1_000_000);
    }),
  );
  expect(leakOf(before, after)).toEqual(['heap', 'listeners', 'nodes', 'intervals', 'styles']);
});

const faq = (page: Page) => page.getByRole('heading', { level: 1, name: 'Вопросы' });

/** Weighs the page of the shell before and after something was opened above it many times. */
async function weighed(page: Page, visit: () => Promise<void>): Promise<{ before: Held; after: Held }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const repeat = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await visit();
      await goTo(page, '/faq');
      await faq(page).waitFor();
    }
  };
  await repeat(FIRST);
  const before = await weigh(page, session);
  await repeat(TIMES);
  return { before, after: await weigh(page, session) };
}

/** What there is more of than before, of the heap more than it may. */
function leakOf(before: Held, after: Held): string[] {
  const growth = after.heap - before.heap;
  const hasGrown = growth > LARGEST_GROWTH || growth > before.heap / 10;
  const rest = (['listeners', 'nodes', 'intervals', 'styles'] as const).filter(
    // A listener or a node may come and go between two visits; fifty visits leave fifty.
    (name) => after[name] - before[name] >= TIMES / 2,
  );
  return [...(hasGrown ? ['heap'] : []), ...rest];
}
