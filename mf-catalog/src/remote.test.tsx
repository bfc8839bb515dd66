import { SECTIONS } from '@cabinet/contracts/products';
import { anAccount } from '@cabinet/testing/account';
import { aContact } from '@cabinet/testing/builders';
import { screen } from '@testing-library/react';
import { hoodie, open, tablet } from '../test/openCatalogue.ts';
import * as remote from './remote.tsx';

afterEach(() => localStorage.clear());

describe('non-students', () => {
  const account = anAccount({ contact: aContact({ hasWin: false, deals: [] }) });

  test('non-students see the catalogue with a note that it is closed to them', async () => {
    await open('/catalog/products', [hoodie, tablet], { account });
    expect(await screen.findByText('Каталог пока закрыт для покупок')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Планшет/ })).not.toHaveAccessibleName(/не хватает/);
  });

  test.each(['/catalog/products', '/catalog/12'])(
    'non-students in the coins variant do not see %s (R34)',
    async (path) => {
      await open(path, [hoodie], { account, config: { project: 'mti' } });
      expect(await screen.findByText('Каталог откроется после зачисления')).toBeVisible();
      expect(screen.queryByText('Худи')).not.toBeInTheDocument();
    },
  );
});

describe('the languages', () => {
  const CASES = [
    ['uz', 'Katalog', /Xudi/, /ga sotib olish$/, /^3\s200\stoken sarflansinmi\?$/],
    ['en', 'Catalogue', /Hoodie/, /^Buy for/, /^Spend 3,200\stokens\?$/],
  ] as const;

  test.each(CASES)(
    '%s is complete from the list to the charge warning',
    async (language, title, name, buy, warning) => {
      const { user } = await open('/catalog/products', [hoodie], { language });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      await user.click(await screen.findByRole('link', { name }));
      await user.click(await screen.findByRole('button', { name: buy }));
      expect(screen.getByRole('dialog', { name: warning })).toBeVisible();
    },
  );

  test('each language has the same keys, in its own plural forms', async () => {
    const keys = (texts: object, place = ''): string[] =>
      Object.entries(texts).flatMap(([key, text]) =>
        typeof text === 'object'
          ? keys(text, `${place}${key}.`)
          : `${place}${key}`.replace(/_(one|few|many|other)$/, ''),
      );
    const all = (texts: object) => [...new Set(keys(texts))].toSorted();
    const { default: uz } = await remote.messages.uz();
    const { default: en } = await remote.messages.en();
    expect(all(uz)).toEqual(all(remote.messages.ru));
    expect(all(en)).toEqual(all(remote.messages.ru));
  });

  test('each section has its texts', () => {
    const { sections, count, show } = remote.messages.ru;
    for (const section of SECTIONS) {
      expect(sections).toHaveProperty(section);
      for (const form of ['one', 'few', 'many', 'other']) {
        expect(count).toHaveProperty(`${section}_${form}`);
        expect(show).toHaveProperty(`${section}_${form}`);
      }
    }
  });
});
