import { expect, test } from './support/test.ts';

test.use({ environment: { MAINTENANCE: '1', SERVICES: 'site', SUPPORT_EMAIL: 'help@cabinet.test' } });

test('§1 in maintenance mode every page tells of technical works and the mailbox', async ({ open }) => {
  const page = await open('/catalog');
  await expect(page.getByRole('heading', { level: 1, name: 'Технические работы' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('help@cabinet.test');
});
