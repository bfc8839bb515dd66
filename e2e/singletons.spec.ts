import { expect, type Page, test } from './support/test.ts';

/** Words that a library's own code contains once, whatever it was minified to. */
const SIGNATURES = {
  react: /\bChildren=\{map:/g,
  'react-dom': /reconcilerVersion:/g,
  'react-router': /useRoutes\(\) may be used only/g,
  jotai: /no atom init/g,
  swr: /\$inf\$/g,
  i18next: /maxParallelReads\|\|10/g,
  'react-i18next': /nsMode\?/g,
  '@cabinet/api': /personalAreaPartnerLP/g,
  '@cabinet/state': /deals,manager,hasWin/g,
  '@cabinet/i18n': /SF_LANG/g,
};

test('C4 with four remotes visited there is one copy of everything that keeps state', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/');
  await expect(page.getByRole('figure', { name: 'Карта участника' })).toBeVisible();
  for (const section of ['Каталог', 'Заказы', 'Приглашения']) {
    await page.getByRole('banner').getByRole('link', { name: section }).click();
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
  }

  const { users, copies } = await sharedOf(page);
  expect(users).toEqual(['shell', 'mf_profile', 'mf_catalog', 'mf_orders', 'mf_invites']);
  expect(copies.filter(({ versions }) => versions !== 1)).toEqual([]);
  expect(copies.filter(({ isLoaded }) => isLoaded).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@cabinet/shared']),
  );

  const code = await loadedCode(page);
  for (const [name, signature] of Object.entries(SIGNATURES)) {
    expect(code.match(signature) ?? [], name).toHaveLength(1);
  }
});

interface Copy {
  name: string;
  versions: number;
  isLoaded: boolean;
}

/** What the federation runtime keeps: who takes part in the page's one share scope, and what lies in it. */
function sharedOf(page: Page): Promise<{ users: string[]; copies: Copy[] }> {
  return page.evaluate(() => {
    const instances = globalThis.__FEDERATION__.__INSTANCES__;
    const scope = instances[0]?.shareScopeMap.default ?? {};
    return {
      users: instances.filter(({ shareScopeMap }) => shareScopeMap.default === scope).map(({ name }) => name),
      copies: Object.entries(scope).map(([name, versions]) => ({
        name,
        versions: Object.keys(versions).length,
        isLoaded: Object.values(versions)[0]?.loaded === true,
      })),
    };
  });
}

/** The text of every script that the page has loaded. */
async function loadedCode(page: Page): Promise<string> {
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (/\.js(\?|$)/.test(name) ? [name] : [])),
  );
  const bodies = await Promise.all(
    [...new Set(scripts)].map(async (url) => (await page.request.get(url)).text()),
  );
  return bodies.join('\n');
}
