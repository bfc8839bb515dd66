import { drawingErrors } from './drawing.ts';
import type { Page } from './test.ts';

/** The widths of §9, both sides of every breakpoint, common phones and screens, and 1280 at 200 % (640). */
export const WIDTHS: readonly number[] = [320, 360, 375, 390, 425, 640, 768, 1149, 1150, 1280, 1440, 1920];

/** The most common widths. */
export const USUAL: readonly number[] = [320, 360, 390, 768, 1149, 1440];

/** The narrowest width of each layout, with the least space for its content. */
export const NARROW: readonly number[] = [320, 768, 1150];

/** WCAG 1.4.12: spacing set by a reader. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`;

/** Returns the drawing errors at these widths, one line each. `drawingErrors` lists the kinds. */
export async function misdrawn(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  const size = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const errors = await page.evaluate(drawingErrors);
    found.push(...errors.map((error) => `at ${width}: ${error}`));
  }
  if (size) await page.setViewportSize(size);
  return found;
}

/** Returns the drawing errors with wide spacing set by a reader. */
export async function misdrawnWhenSpaced(page: Page, widths: readonly number[]): Promise<string[]> {
  await setReaderSheet(page, SPACING);
  const found = await misdrawn(page, widths);
  await setReaderSheet(page, '');
  return found;
}

/** Sets a reader's style sheet. */
function setReaderSheet(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
