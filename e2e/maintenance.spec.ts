import { expect, test } from './support/test.ts';

test.use({ environment: { MAINTENANCE: '1', SERVICES: 'site', SUPPORT_EMAIL: 'help@cabinet.test' } });

test('§1 in maintenance mode every page shows the notice and the mailbox', async ({ open }) => {
  const page = await open('/catalog');
  await expect(page.getByRole('heading', { level: 1, name: 'Технические работы' })).toBeVisible();
  const mailbox = page.getByRole('main').getByRole('link', { name: 'help@cabinet.test' });
  await expect(mailbox).toHaveAttribute('href', 'mailto:help@cabinet.test');
  await expect(page.locator('body')).toHaveClass('maintenance');
});
