import { expect, test } from './support/test.ts';
import { countLoads } from './support/verbs.ts';

const SPOKEN = {
  Oʻzbekcha: { lang: 'uz', orders: 'Buyurtmalar', nav: 'Katalog', isNew: 'Yangi' },
  English: { lang: 'en', orders: 'Orders', nav: 'Catalogue', isNew: 'New' },
};

for (const [language, words] of Object.entries(SPOKEN)) {
  test(`${language} is spoken by shell and remote at once, and still after a reload`, async ({
    signIn,
    open,
    page,
  }) => {
    await signIn('student');
    await open('/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
    const loads = countLoads(page);

    await page.getByRole('button', { name: language }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.orders })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: words.nav })).toBeVisible();
    await expect(page.getByRole('listitem').first()).toContainText(words.isNew);
    await expect(page.locator('html')).toHaveAttribute('lang', words.lang);
    expect(loads()).toBe(0);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: words.orders })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('SF_LANG'))).toBe(words.lang);
  });
}
