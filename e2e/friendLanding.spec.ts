import { accepted, copyLink, FRIEND, fillIn, heading, sendButton } from './support/friend.ts';
import { expect, test } from './support/test.ts';

const LEADS = '**/landing/api/leads';

// All tests of this file share one system.
test.describe.configure({ mode: 'default' });
test.use({ environment: { LEADS: 'landing', PROJECT: 'mti' } });

test('§7 in the coins variant a friend’s form goes to the landing service and creates an invitation', async ({
  context,
  page,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('student');
  const link = await copyLink(page);
  await page.goto(link.href);
  await expect(page.getByText('Анна зовёт тебя в университет «МТИ»')).toBeVisible();
  await expect(heading(page)).toHaveText('250 коинов тебе за карту участника');
  await expect(page.getByText('1 коин = 1 рубль')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/токен/i);

  await fillIn(page);
  const request = page.waitForRequest(LEADS);
  await sendButton(page).click();
  await expect(accepted(page)).toBeFocused();
  expect((await request).postDataJSON()).toMatchObject({
    land: 'mt_referral',
    project_id: 5,
    payload: { ...FRIEND, partner: link.searchParams.get('referral'), entry_point: 'friend' },
  });

  await page.getByRole('link', { name: 'В кабинет' }).click();
  await page.goto('/my/invites');
  const row = page.getByRole('listitem').filter({ hasText: FRIEND.name });
  await expect(row.first()).toContainText('Отправлено');
});

test('§8 the page shows the anti-spam message of the landing service', async ({ open, problems }) => {
  problems.allow(/429/);
  const page = await open('/friend');
  for (let sent = 0; sent < 3; sent += 1) {
    await fillIn(page);
    await sendButton(page).click();
    await expect(accepted(page)).toBeVisible();
    await page.reload();
  }
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('заблокирована анти-спам системой');
});
