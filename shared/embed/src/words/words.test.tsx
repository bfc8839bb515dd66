import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LOCALES } from '@cabinet/contracts/config';
import type { Messages } from '@cabinet/i18n';
import { createI18n } from '@cabinet/i18n/host';
import { act, render, screen } from '@testing-library/react';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider as LibraryProvider, Trans as LibraryTrans } from 'react-i18next';
import { createInstance, type Values, type Words } from './i18next.ts';
import { I18nextProvider, Trans, useTranslation } from './reactI18next.tsx';

const ROOT = join(__dirname, '../../../..');
const files = globSync('{mf-*,shared/*}/src/**/locales/**/*.json', { cwd: ROOT });

/** Each folder of locales is a namespace here. */
const namespaceOf = (file: string) => file.split('/').slice(0, -1).join('/');
const namespaces = [...new Set(files.map(namespaceOf))];

function speaking(language: (typeof LOCALES)[number]): { library: I18n; words: Words } {
  const library = createI18n({ language, languages: LOCALES });
  const words = createInstance();
  words.init({ lng: language, fallbackLng: 'ru' });
  for (const file of files) {
    const messages: Messages = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    library.addResourceBundle(basename(file, '.json'), namespaceOf(file), messages, true, true);
    words.addResourceBundle(basename(file, '.json'), namespaceOf(file), messages);
  }
  return { library, words };
}

function leavesOf(messages: Messages, path = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, said]): [string, string][] =>
    typeof said === 'string' ? [[path + name, said]] : leavesOf(said, `${path}${name}.`),
  );
}

/** Each text as it stands, and by every way of its plurals and contexts. */
function asked(key: string, text: string): [key: string, values: Values][] {
  const holes = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => [name, `«${name}» & <b>`]);
  const values = Object.fromEntries(holes);
  const [, base = key, ...ends] = /^(.*?[^_])_(\w+)$/.exec(key) ?? [];
  const contexts = [undefined, 'token', 'coin', ...ends, ...ends.flatMap((end) => end.split('_'))];
  const counts = [undefined, 0, 1, 2, 5, 11, 21, 1.5, Number.NaN];
  return [
    [key, values],
    ...contexts.flatMap((context) =>
      counts.map((count): [string, Values] => {
        const plural = count === undefined ? {} : { count };
        return [base, { ...values, ...plural, ...(context && { context }) }];
      }),
    ),
  ];
}

test.each(LOCALES)('every text in %s equals the text of i18next', (language) => {
  const { library, words } = speaking(language);
  const differences: unknown[] = [];
  let count = 0;
  for (const file of files) {
    const namespace = namespaceOf(file);
    for (const [key, text] of leavesOf(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))) {
      for (const name of [key, `${key}.more`, `${key}x`])
        if (words.exists(name, { ns: namespace }) !== library.exists(name, { ns: namespace }))
          differences.push([namespace, name, 'exists']);
      for (const [name, values] of asked(key, text)) {
        const [expected, said] = [
          library.t(`${namespace}:${name}`, values),
          words.t(`${namespace}:${name}`, values),
        ];
        // No component requests a group of texts.
        if (/returned an object instead of string/.test(expected)) continue;
        count += 1;
        if (expected !== said) differences.push([namespace, name, values, expected, said]);
      }
    }
  }
  expect(differences).toEqual([]);
  expect(namespaces.length).toBeGreaterThan(10);
  expect(count).toBeGreaterThan(10_000);
});

test('a text with marks has the elements of i18next, and a value stays text', () => {
  const { library, words } = speaking('ru');
  const marked = files
    .filter((file) => file.endsWith('/ru.json'))
    .flatMap((file) =>
      leavesOf(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))
        .filter(([, text]) => /<\w+\/?>/.test(text))
        .map(([key, text]) => ({ key: `${namespaceOf(file)}:${key}`, text })),
    );
  expect(marked.length).toBeGreaterThan(3);
  for (const { key, text } of marked) {
    const names = [...text.matchAll(/<(\w+)\/?>/g)].map(([, name = '']) => name);
    const components = Object.fromEntries(names.map((name) => [name, <em key={name} title={name} />]));
    const holes = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [name, `<b>${name}</b> & <open>`]);
    const values = Object.fromEntries(holes);
    const ours = render(
      <I18nextProvider i18n={words}>
        <Trans t={words.t.bind(words)} i18nKey={key} values={values} components={components} />
      </I18nextProvider>,
    );
    const theirs = render(
      <LibraryProvider i18n={library}>
        <LibraryTrans t={library.t} i18nKey={key} values={values} components={components} />
      </LibraryProvider>,
    );
    expect(ours.container.innerHTML).toBe(theirs.container.innerHTML);
  }
});

test('the screen follows loaded texts and the language', async () => {
  const words = createInstance();
  words.init({ lng: 'ru', fallbackLng: 'ru' });
  function Greeting() {
    const { t, i18n } = useTranslation('page');
    return <p lang={i18n.language}>{t('greeting')}</p>;
  }
  render(
    <I18nextProvider i18n={words}>
      <Greeting />
    </I18nextProvider>,
  );
  expect(screen.getByText('greeting')).toBeInTheDocument();
  act(() => words.addResourceBundle('ru', 'page', { greeting: 'Привет' }));
  expect(screen.getByText('Привет')).toBeInTheDocument();
  act(() => words.addResourceBundle('en', 'page', { greeting: 'Hello' }));
  await act(() => words.changeLanguage('en'));
  expect(screen.getByText('Hello')).toHaveAttribute('lang', 'en');
  act(() => words.removeResourceBundle('en', 'page'));
  expect(screen.getByText('Привет')).toBeInTheDocument();
});
