import { readDocumentation } from './support/documentation.ts';
import { expect, test } from './support/test.ts';

// The style sheet of the pictures is none of the cabinet's.
test.use({ bypassCSP: true });

// After a change that is meant: `e2e/node_modules/.bin/playwright test --config e2e/playwright.config.ts documentationPictures
// --update-snapshots`, and look at what has changed.
const SCREENS = [
  { name: '1280', width: 1280, height: 1000 },
  { name: '390', width: 390, height: 1100 },
];

for (const { name, width, height } of SCREENS) {
  test(`every page of the documentation looks as it did, by day and by night: ${width} pixels wide`, async ({
    signIn,
    open,
  }) => {
    test.setTimeout(480_000);
    await signIn('student');
    const page = await open('/documentation');
    await page.setViewportSize({ width: 1280, height });
    const reader = await readDocumentation(page);
    await page.setViewportSize({ width, height });

    for (const path of reader.paths)
      await test.step(path, async () => {
        await reader.goTo(path);
        const article = await page.getByRole('article').boundingBox();
        if (!article) throw new Error(`${path} shows nothing`);
        const { x, y } = article;
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const picture = `${path.split('/').slice(3).join('-') || 'index'}-${name}-${colorScheme}.png`;
          await expect.soft(page).toHaveScreenshot(picture, {
            // The first screen of it: what comes below are the tables of properties, which are text.
            clip: { x, y, width: article.width, height: Math.min(article.height, height - y - 100) },
          });
        }
      });
  });
}
