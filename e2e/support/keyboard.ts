import { expect, type Locator, type Page } from './test.ts';

/** Upper limit of tab stops on any screen. */
const STOPS = 150;

/**
 * Presses Tab until the target has the focus. No focused element on the way may be behind a bar (WCAG
 * 2.4.11).
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(key);
    expect((await readFocus(page)).hidden).toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Presses Enter on an element as soon as it is enabled, because a disabled button ignores keys. */
export async function enter(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await target.press('Enter');
}

/** Walks over all focusable elements. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(key);
    const focus = await readFocus(page);
    expect(focus.hidden).toBeNull();
    // After the last stop, the focus leaves the page.
    if (stop > 0 && focus.isNowhere) return;
  }
  throw new Error('Tab does not reach the end of the page');
}

/** Expects that an element has the focus. */
export async function expectFocus(page: Page): Promise<void> {
  await expect.poll(async () => (await readFocus(page)).isNowhere, 'an element has the focus').toBe(false);
}

interface Focus {
  isNowhere: boolean;
  /** The focused element if no part of it is visible, else null. */
  hidden: string | null;
}

function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { isNowhere: true, hidden: null };
    const seen = focused.closest('label') ?? focused;
    const { left, top, width, height } = seen.getBoundingClientRect();
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
    const isSeen = parts.some((x) =>
      parts.some((y) => {
        const found = document.elementFromPoint(left + width * x, top + height * y);
        // A toast may cover the element, because it disappears soon.
        const isToast = found?.closest('[popover="manual"]') != null;
        return found !== null && (isToast || seen.contains(found) || found.contains(seen));
      }),
    );
    return { isNowhere: false, hidden: isSeen ? null : focused.outerHTML.slice(0, 120) };
  });
}
