import { expect, test } from './support/test.ts';

const OTHER = 'https://mti.cabinet.test';

test.use({ environment: { REDIRECT_TO_PROGRAMME: 'true', PROGRAMME_ORIGINS: OTHER } });

test.beforeEach(async ({ context }) => {
  await context.route(`${OTHER}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>mti</h1>' }),
  );
});

for (const [location, heading] of [
  [`${OTHER}/whatever`, 'mti'],
  ['https://evil.example/my/', 'Вопросы и ответы'],
] as const) {
  test(`R30 a programme at ${location} shows «${heading}»`, async ({ open, page, signIn }) => {
    await page.route('**/v2/api', (route) => route.fulfill({ status: 204, headers: { location } }));
    await signIn('student');
    await open('/faq');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('§6 in view-as nobody is led to another programme', async ({ open, page, signIn }) => {
  let isAsked = false;
  await page.route('**/v2/api', (route) => {
    isAsked = true;
    return route.fulfill({ status: 204, headers: { location: OTHER } });
  });
  await signIn('manager');
  await open('/?ownerEmail=student@cabinet.test');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('12 500');
  expect(isAsked).toBe(false);
});

for (const [href, path] of [
  ['/my/rules', '/my/rules'],
  ['rules', '/my/rules'],
  ['//evil.example/my/rules', '/my/faq?href=//evil.example/my/rules'],
  ['https:\\\\evil.example', '/my/faq?href=https:\\\\evil.example'],
] as const) {
  test(`I1 R30 ?href=${href} leads to ${path} after 200 ms`, async ({ open, page, signIn }) => {
    await page.route('**/v2/api', (route) => route.fulfill({ status: 204 }));
    await signIn('student');
    await page.clock.install();
    await open(`/faq?href=${encodeURIComponent(href)}`);
    await expect(page.getByRole('link', { name: 'Вопросы' }).first()).toBeVisible();
    await page.clock.fastForward(200);
    await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname + url.search) === path);
  });
}
