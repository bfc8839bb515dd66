import { speak } from './support/language.ts';
import { expect, type Page, test } from './support/test.ts';
import { countLoads } from './support/verbs.ts';

/** A day of any month. */
const DAY = {
  ru: /\d\s(янв|фев|мар|апр|ма[йя]|ию[нл]|авг|сен|окт|ноя|дек)/,
  uz: /\d-(yan|fev|mar|apr|may|iyu[nl]|avg|sen|okt|noy|dek)/,
  en: /\d\s(Jan|Feb|Mar|Apr|May|Ju[nl]|Aug|Sep|Oct|Nov|Dec)/,
};

/**
 * A page of each remote and a page of the shell. Each has a heading, a title, and a date or sum in its format
 * (§9).
 */
const SPOKEN = {
  ru: {
    nav: 'Каталог',
    pages: {
      '/': [/^Привет,\sАнна\.\sУ\sтебя\sна\sкарте\s12\s500\sтокенов/, 'Главная · Друзья', '−3 200'],
      '/catalog/products': ['Каталог', 'Каталог · Друзья', '61 товар'],
      '/orders': ['Заказы', 'Заказы · Друзья', DAY.ru],
      '/invites': ['Приглашения', 'Приглашения · Друзья', DAY.ru],
      '/email-change': ['Смена почты', 'Смена почты · Друзья', 'student@cabinet.test'],
      '/rules': ['Правила программы', 'Правила · Друзья', '30 %'],
    },
  },
  uz: {
    nav: 'Katalog',
    pages: {
      '/': [/^Salom,\sАнна\.\sKartangizda\s12\s500\stoken/, 'Bosh sahifa · Doʻstlar', '−3 200'],
      '/catalog/products': ['Katalog', 'Katalog · Doʻstlar', '61 ta mahsulot'],
      '/orders': ['Buyurtmalar', 'Buyurtmalar · Doʻstlar', DAY.uz],
      '/invites': ['Taklifnomalar', 'Taklifnomalar · Doʻstlar', DAY.uz],
      '/email-change': ['Pochtani almashtirish', 'Pochtani almashtirish · Doʻstlar', 'student@cabinet.test'],
      '/rules': ['Dastur qoidalari', 'Qoidalar · Doʻstlar', '30%'],
    },
  },
  en: {
    nav: 'Catalogue',
    pages: {
      '/': [/^Hi,\sАнна\.\sOn\syour\scard\s12,500\stokens/, 'Home · Friends', '−3,200'],
      '/catalog/products': ['Catalogue', 'Catalogue · Friends', '61 items'],
      '/orders': ['Orders', 'Orders · Friends', DAY.en],
      '/invites': ['Invitations', 'Invitations · Friends', DAY.en],
      '/email-change': ['Change of e-mail', 'E-mail change · Friends', 'student@cabinet.test'],
      '/rules': ['Rules of the programme', 'Rules · Friends', '30%'],
    },
  },
} as const;

const PATHS = Object.keys(SPOKEN.ru.pages) as (keyof typeof SPOKEN.ru.pages)[];

test('§9 every page changes its language with the shell, without a reload', async ({
  signIn,
  open,
  page,
}) => {
  await signIn('student');
  for (const path of PATHS)
    await test.step(path, async () => {
      await open(path);
      await expectSpoken(page, 'ru', path);
      const loads = countLoads(page);
      for (const language of ['uz', 'en', 'ru'] as const) {
        await speak(page, language);
        await expectSpoken(page, language, path);
      }
      expect(loads()).toBe(0);
    });
});

async function expectSpoken(page: Page, language: keyof typeof SPOKEN, path: (typeof PATHS)[number]) {
  const { nav, pages } = SPOKEN[language];
  const [heading, title, figure] = pages[path];
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: nav })).toBeVisible();
  await expect(page.getByRole('main').getByText(figure).first()).toBeVisible();
  await expect(page).toHaveTitle(title);
}

test('the cabinet stores the language in SF_LANG for the next visit and for other tabs', async ({
  signIn,
  open,
  page,
  context,
}) => {
  await signIn('student');
  await open('/orders');
  await page.getByRole('button', { name: 'Ru: Язык, Русский' }).click();
  await page.getByRole('button', { name: 'Oʻzbekcha' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Buyurtmalar' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('SF_LANG'))).toBe('uz');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Buyurtmalar' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/my/invites');
  await expect(other.getByRole('heading', { level: 1, name: 'Taklifnomalar' })).toBeVisible();
});

test('§4 choosing the current language changes nothing', async ({ signIn, open, page }) => {
  await signIn('student');
  await open('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
  await page.getByRole('button', { name: 'Ru: Язык, Русский' }).click();
  await page.getByRole('button', { name: 'Русский', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Каталог' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('SF_LANG'))).toBeNull();
});
