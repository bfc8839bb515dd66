import { expect, type Locator, type Page } from './test.ts';

/** More stops than any screen has. */
const STOPS = 150;

/** Presses Tab until the focus is there; on its way it never stands behind a bar (WCAG 2.4.11). */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(key);
    expect((await readFocus(page)).hidden).toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Presses Enter on it as soon as it can be pressed: a key on a disabled button is lost. */
export async function enter(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await target.press('Enter');
}

/** Walks over everything that takes the focus. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(key);
    const focus = await readFocus(page);
    expect(focus.hidden).toBeNull();
    // Behind the last stop lies the browser itself.
    if (stop > 0 && focus.isNowhere) return;
  }
  throw new Error('Tab never comes to the end');
}

/** The focus stands on something. */
export async function expectFocus(page: Page): Promise<void> {
  await expect.poll(async () => (await readFocus(page)).isNowhere, 'the focus is not lost').toBe(false);
}

interface Focus {
  isNowhere: boolean;
  /** The focused element if no part of it can be seen, else null. */
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
        // A toast goes away by itself.
        const isToast = found?.closest('[popover="manual"]') != null;
        return found !== null && (isToast || seen.contains(found) || found.contains(seen));
      }),
    );
    return { isNowhere: false, hidden: isSeen ? null : focused.outerHTML.slice(0, 120) };
  });
}
