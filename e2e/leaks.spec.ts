import { type Held, watchIntervals, weigh } from './support/leaks.ts';
import { SECTIONS } from './support/sections.ts';
import { expect, type Page, test } from './support/test.ts';
import { goTo } from './support/verbs.ts';

// RM5: each test opens and leaves a remote fifty times.

// V8 compiles hot code at varying times and counts the result as heap, so turn the compilers off.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--js-flags=--no-sparkplug,--no-maglev,--no-turbofan'];
    await use({ ...launchOptions, args });
  },
});

const TIMES = 50;
/** Number of visits after which everything that stays on purpose is loaded: code, texts, answers. */
const FIRST = 8;

const LARGEST_GROWTH = 5 * 1024 ** 2;

test.beforeEach(async ({ page, signIn, open }) => {
  await watchIntervals(page);
  await signIn('student');
  await open('/faq');
  await expect(faq(page)).toBeVisible();
});

for (const { remote, path, whole } of SECTIONS)
  test(`RM5 opening and leaving ${remote} ${TIMES} times leaves nothing behind`, { tag: '@heavy' }, async ({
    page,
  }) => {
    test.slow();
    const { before, after } = await weighed(page, async () => {
      await goTo(page, path);
      await whole(page).waitFor();
    });
    expect(leakOf(before, after)).toEqual([]);
  });

test('RM5 the test detects a leak', { tag: '@heavy' }, async ({ page }) => {
  test.slow();
  const { before, after } = await weighed(page, () =>
    page.evaluate(() => {
      // Leak a tenth of a megabyte per visit, and a listener, a node, an interval and a style sheet.
      const left = new Array(13_000).fill(Math.random());
      window.addEventListener('resize', () => left.length);
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet' }));
      setInterval(() => left.length, 1_000_000);
    }),
  );
  expect(leakOf(before, after)).toEqual(['heap', 'listeners', 'nodes', 'intervals', 'styles']);
});

const faq = (page: Page) => page.getByRole('heading', { level: 1, name: 'Вопросы' });

/** Measures the page of the shell before and after many visits. */
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

/** Returns the counts that have grown, and the heap if it exceeds its limit. */
function leakOf(before: Held, after: Held): string[] {
  const growth = after.heap - before.heap;
  const hasGrown = growth > LARGEST_GROWTH || growth > before.heap / 10;
  const rest = (['listeners', 'nodes', 'intervals', 'styles'] as const).filter(
    // A listener or a node may come and go between two visits. A real leak grows with each visit.
    (name) => after[name] - before[name] >= TIMES / 2,
  );
  return [...(hasGrown ? ['heap'] : []), ...rest];
}
