import { violationsOf } from './support/axe.ts';
import { walk } from './support/keyboard.ts';
import { speak } from './support/language.ts';
import { PAGES, type Place, STATES, visit } from './support/places.ts';
import { expect, type Page, test } from './support/test.ts';
import { misdrawn, misdrawnWhenSpaced, NARROW, USUAL, WIDTHS } from './support/widths.ts';

// Each test opens its screen once. Every check is a step, and a failed check does not stop the next check.

const PHONE = { width: 390, height: 844 };
/**
 * A size with the bar at the top. Then a size with the bar at the bottom and little space between the bars.
 */
const SIZES_OF_WALKS = [
  { width: 1280, height: 720 },
  { width: 320, height: 256 },
];

const criteriaOf = ({ isWalked }: Place) => `WCAG 2.2 AA, 1.4.10, 1.4.12, 2.5.8${isWalked ? ', 2.4.11' : ''}`;

for (const place of [...PAGES, ...STATES]) {
  test(`${criteriaOf(place)} hold in three languages, in both modes, at every width: ${place.name}`, async ({
    page,
    signIn,
    open,
    problems,
  }) => {
    if (place.isWalked) test.slow();
    await signIn(place.account ?? 'student');
    if (place.isPhoneOnly) await page.setViewportSize(PHONE);
    const own = (widths: readonly number[]) =>
      place.isPhoneOnly ? widths.filter((width) => width <= PHONE.width) : widths;
    await visit(place, { open, problems });
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);

    if (place.isWalked) await walkAtEverySize(page);
    // Check each language and each mode once, not every combination. A mode changes colours, a language
    // changes words.
    await check('axe in Russian by day', () => violationsOf(page));
    await check('1.4.10, 2.5.8 drawing in Russian', () => misdrawn(page, own(WIDTHS)));
    await check('1.4.12 wide spacing in Russian', () => misdrawnWhenSpaced(page, own(NARROW)));
    await page.emulateMedia({ colorScheme: 'dark' });
    await speak(page, 'uz');
    await check('axe in Uzbek by night', () => violationsOf(page));
    await check('1.4.10, 2.5.8 drawing in Uzbek', () => misdrawn(page, own(USUAL)));
    await check('1.4.12 wide spacing in Uzbek', () => misdrawnWhenSpaced(page, own(NARROW)));
    await speak(page, 'en');
    await check('1.4.10, 2.5.8 drawing in English', () => misdrawn(page, own(USUAL)));
    await page.setViewportSize(PHONE);
    await check('axe in English on a phone by night', () => violationsOf(page));
  });
}

/** Runs a step that must find no problem. */
async function check(name: string, find: () => Promise<string[]>): Promise<void> {
  await test.step(name, async () => expect.soft(await find(), name).toEqual([]));
}

async function walkAtEverySize(page: Page): Promise<void> {
  for (const size of SIZES_OF_WALKS)
    await test.step(`2.4.11 no focused element is behind a bar at ${size.width} x ${size.height}`, async () => {
      await page.setViewportSize(size);
      await walk(page, 'Tab');
      await walk(page, 'Shift+Tab');
    });
  await page.setViewportSize({ width: 1280, height: 800 });
}
