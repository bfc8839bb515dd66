import { expect, type Page } from './test.ts';

export type Language = 'ru' | 'uz' | 'en';

/**
 * Changes the language of the open page. Works also behind a dialog, and if the switch is in a closed menu.
 * The open menu of a phone has a second switch.
 */
export async function speak(page: Page, language: Language): Promise<void> {
  const button = page.locator(`header button[lang="${language}"]`).first();
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
