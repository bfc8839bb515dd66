import { expect, type Page } from './test.ts';

export type Language = 'ru' | 'uz' | 'en';

/**
 * Changes the language of the open page. Works also behind a dialog, and if the switch is in a closed menu.
 */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.locator(`header button[lang="${language}"]`).evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
