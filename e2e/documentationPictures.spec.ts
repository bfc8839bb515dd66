import { violationsOf } from './support/axe.ts';
import { readDocumentation } from './support/documentation.ts';
import { expect, test } from './support/test.ts';

// The style sheet of the screenshots does not belong to the cabinet, so the policy would block it.
test.use({ bypassCSP: true });

// After an intended change, run the following command and review the changes:
// `e2e/node_modules/.bin/playwright test --config e2e/playwright.config.ts documentationPictures
// --update-snapshots`.
const SCREENS = [
  { name: '1280', width: 1280, height: 1000 },
  { name: '390', width: 390, height: 1100 },
];

for (const { name, width, height } of SCREENS) {
  test(`WCAG 2.2 AA holds on every page of the documentation, and its screenshots match in both modes: ${width} pixels wide`, async ({
    signIn,
    open,
  }) => {
    test.setTimeout(480_000);
    await signIn('student');
    const page = await open('/documentation');
    await page.setViewportSize({ width: 1280, height });
    const reader = await readDocumentation(page);
    expect(reader.paths.length).toBeGreaterThan(60);
    await page.setViewportSize({ width, height });
    expect(await violationsOf(page)).toEqual([]);

    for (const path of reader.paths)
      await test.step(path, async () => {
        await reader.goTo(path);
        const article = await page.getByRole('article').boundingBox();
        if (!article) throw new Error(`${path} is empty`);
        const { x, y } = article;
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const picture = `${path.split('/').slice(3).join('-') || 'index'}-${name}-${colorScheme}.png`;
          await expect.soft(page).toHaveScreenshot(picture, {
            // Compare only the first screen. The tables of properties below it are text.
            clip: { x, y, width: article.width, height: Math.min(article.height, height - y - 100) },
          });
          const found = await violationsOf(page, 'article', colorScheme === 'light' ? 'all' : 'colours');
          expect.soft(found, `${path}, ${colorScheme}`).toEqual([]);
        }
      });
  });
}
