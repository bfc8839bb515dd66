import { PROJECT_IDS, PROJECTS, type Project } from '@cabinet/contracts/config';
import universities from '../services/site/universities.json' with { type: 'json' };
import { accepted, fillIn, heading, sendButton } from './support/friend.ts';
import { fillInSignIn, signInByRequest } from './support/signIn.ts';
import { startSystem } from './support/system.ts';
import { expect, test } from './support/test.ts';

/** §7 */
const LANDS: Record<Project, string> = {
  mc: 'mc_referral',
  mti: 'mt_referral',
  synergy: 'sf_referral',
  people: 'sp_referral',
  capital: 'sf_referral',
};

/** Time limit for a separate system per variant. */
const LONG_MS = 120_000;

for (const project of PROJECTS)
  test(`§1 R19 R54 ${project} has its colours, its university, its word for tokens, its landing and its id`, async ({
    context,
    page,
    problems,
  }) => {
    // No service knows this account.
    problems.allow(/status of 404/);
    test.setTimeout(LONG_MS);
    const system = await startSystem({ PROJECT: project });
    const id = PROJECT_IDS[project];
    const told = id === null ? {} : { project_id: id };
    const html = page.locator('html');
    const [own, others] = project === 'mti' ? [/коин/i, /токен/i] : [/токен/i, /коин/i];

    await test.step('the sign-in page shows the variant with its word for tokens', async () => {
      await page.goto(`${system.url}/my/`);
      await expect(page.getByText(`университета «${universities[project].name.ru}»`)).toBeVisible();
      await expect(html).toHaveAttribute('data-variant', project);
      await expect(page.locator('body')).toContainText(own);
      await expect(page.locator('body')).not.toContainText(others);
    });

    await test.step('the home page shows the variant with its word for tokens', async () => {
      await fillInSignIn(page, 'student');
      await expect(heading(page)).toContainText('У тебя на карте 12 500');
      await expect(heading(page)).toContainText(own);
      await expect(html).toHaveAttribute('data-variant', project);
      await expect(page.locator('body')).not.toContainText(others);
    });

    await test.step('a lead contains the landing code and the project id', async () => {
      await page.goto(`${system.url}/my/friend`);
      await fillIn(page);
      const sent = page.waitForRequest('**/lander.php?**');
      await sendButton(page).click();
      await expect(accepted(page)).toBeVisible();
      const lead = await sent;
      expect(new URL(lead.url()).searchParams.get('utm_campaign')).toBe(LANDS[project]);
      expect(new URLSearchParams(lead.postData() ?? '').get('project_id')).toBe(id && String(id));
    });

    await test.step('a new CRM client contains the project id', async () => {
      await context.clearCookies();
      await signInByRequest(context.request, system.url, 'stranger');
      const created = page.waitForRequest('**/crm/api/user/add');
      await page.goto(`${system.url}/my/`);
      expect((await created).postDataJSON()).toEqual({ name: 'Тимур', surname: 'Юсупов', ...told });
    });
    await page.close();
    await system.end();
  });
