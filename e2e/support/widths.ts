import type { Page } from './test.ts';

/** §9 with both sides of every breakpoint, 1280 at 200 % (640) and at 400 % (320). */
export const WIDTHS: readonly number[] = [320, 360, 375, 425, 640, 768, 1149, 1150, 1280, 1920];

/** The narrowest width of each layout: the least room for its content. */
export const NARROW: readonly number[] = [320, 768, 1150];

/** WCAG 1.4.12: a reader's own spacing. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`;

/** The widths at which the page scrolls sideways, with what sticks out: one line each. */
export async function tooWide(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const offenders = await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return null;
      const out = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
      );
      return out.map((element) => element.outerHTML.slice(0, 80)).slice(-3);
    });
    if (offenders) found.push(`at ${width}: ${offenders.join(' | ')}`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

/** The same with the spacing of a reader who sets it wide. */
export async function tooWideWhenSpaced(page: Page, widths: readonly number[]): Promise<string[]> {
  await setReaderSheet(page, SPACING);
  const found = await tooWide(page, widths);
  await setReaderSheet(page, '');
  return found;
}

/** A reader's style sheet. */
function setReaderSheet(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
