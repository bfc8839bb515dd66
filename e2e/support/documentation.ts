import { expect, type Page } from './test.ts';

/** Reads the documentation page by page in one document. */
export interface Reader {
  /** Paths of all pages, the index first. */
  paths: string[];
  /** Goes to a page like a press on its link, and waits until the page is complete. */
  goTo(path: string): Promise<void>;
}

/** Pages whose examples render late. */
const DRAWN_LATER = /\/(?:qr-code|barcode|balance-chart)$/;

/** The page with the live element. */
const EMBEDDED = /\/documentation\/embedding$/;

/** @param page shows a page of the documentation, in Russian and with space for the list of all pages */
export async function readDocumentation(page: Page): Promise<Reader> {
  const list = page.getByRole('navigation', { name: 'Разделы документации' });
  await expect(list).toBeVisible();
  const links = await list.getByRole('link').all();
  const paths = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));

  const pending = new Set<unknown>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));

  return {
    paths,
    async goTo(path) {
      await page.evaluate(async (next) => {
        history.pushState(null, '', next);
        dispatchEvent(new PopStateEvent('popstate'));
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }, path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect.poll(() => pending.size).toBe(0);
      // The code has loaded, and React renders the page after a pause. An iframe page has no article.
      const shown = page.getByRole('main').or(page.getByRole('article')).last();
      if (DRAWN_LATER.test(path)) await expect(shown.getByRole('img').first()).toBeVisible();
      if (EMBEDDED.test(path)) await expect(shown.getByRole('link', { name: /^Кружка/ })).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    },
  };
}
