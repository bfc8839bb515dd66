import { countCopies, ONE_COPY } from './support/copies.ts';
import { expect, test } from './support/test.ts';
import { goTo } from './support/verbs.ts';

test('C4 after visits to all remotes there is one copy of every module with state, and forms load last', {
  tag: '@main',
}, async ({ signIn, open, page }) => {
  const forms: string[] = [];
  page.on('request', (request) => {
    if (/\/js\/kit-form\./.test(request.url())) forms.push(request.url());
  });
  await signIn('student');
  await open('/');
  await expect(page.getByRole('figure', { name: 'Карта участника' })).toBeVisible();
  for (const section of ['Каталог', 'Заказы', 'Приглашения']) {
    await page.getByRole('banner').getByRole('link', { name: section }).click();
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
  }
  // No first screen of these sections contains a form (decision 022).
  expect(forms).toEqual([]);
  await goTo(page, '/email-change');
  await expect(page.getByRole('heading', { level: 1, name: 'Смена почты' })).toBeVisible();
  await expect.poll(() => forms.length).toBe(1);

  expect(await countCopies(page)).toEqual(ONE_COPY);
});

/** The global that the developer tools extension of Module Federation reads. */
interface FederationGlobal {
  __INSTANCES__: {
    name: string;
    options: { remotes: { name: string; version?: string; entry: string }[] };
  }[];
  __SHARE__: Record<string, { default: Record<string, Record<string, { useIn: string[] }>> }>;
  moduleInfo: Record<string, { version: string; remotesInfo?: object }>;
}

test('the developer tools list the host, its remotes with releases, and the shared modules', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/orders');
  await expect(page.getByRole('region', { name: 'Заказы' })).toBeVisible();
  const seen = await page.evaluate(() => {
    const { __FEDERATION__ } = window as unknown as { __FEDERATION__: FederationGlobal };
    const { __INSTANCES__, __SHARE__, moduleInfo } = __FEDERATION__;
    const [host] = __INSTANCES__;
    const [shared] = Object.values(__SHARE__);
    return {
      host: host?.name,
      remotes: host?.options.remotes.map(({ name, version, entry }) => ({ name, version, entry })),
      shared: Object.entries(shared?.default ?? {}).map(([name, versions]) => [
        name,
        ...Object.keys(versions),
      ]),
      usedByOrders: Object.entries(shared?.default ?? {})
        .filter(([, versions]) => Object.values(versions).some(({ useIn }) => useIn.includes('mf_orders')))
        .map(([name]) => name),
      modules: Object.keys(moduleInfo),
    };
  });
  const release = /\/remotes\/mf-orders\/([^/]+)\/remoteEntry\.js$/.exec(seen.remotes?.[0]?.entry ?? '')?.[1];
  expect(seen).toMatchObject({ host: 'shell', remotes: [{ name: 'mf_orders', version: release }] });
  expect(seen.modules).toEqual(['shell', `mf_orders:${release}`]);
  expect(seen.shared).toContainEqual(['@cabinet/ui', expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  expect(seen.usedByOrders).toEqual(
    expect.arrayContaining(['react', 'jotai', '@cabinet/api', '@cabinet/state']),
  );
});
