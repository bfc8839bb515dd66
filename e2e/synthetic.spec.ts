import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';
import { countLoads, expectBalance } from './support/verbs.ts';

// §6: a trial without an identity service signs in the user of the configuration.

const identity = {
  enabled: false,
  syntheticUser: { email: 'student@cabinet.test', firstName: 'Анна', lastName: 'Каримова' },
};

test.use({
  environment: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'cabinet-synthetic-'));
      const CONFIG_FILE = join(folder, 'config.json');
      writeFileSync(CONFIG_FILE, JSON.stringify({ identity }));
      await use({ CONFIG_FILE, SERVICES: 'loyalty,crm,leads,suggestions,site' });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test('D16 the cabinet signs in the synthetic user without an identity service', async ({ open, page }) => {
  const loads = countLoads(page);
  await open('/');
  await expectBalance(page, '12 500');
  expect(loads()).toBe(1);
});

test('D16 the cabinet says once that the services refuse the synthetic user', async ({
  open,
  page,
  problems,
}) => {
  problems.allow(/status of 401/);
  await page.route(/\/(loyalty|crm)\//, (route) => route.fulfill({ status: 401, json: {} }));
  await open('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Не получается войти' })).toBeVisible();
  await expect(page.getByText('Сервисы не принимают пользователя')).toBeVisible();
});
