import { test } from './support/brokenWire.ts';
import { breakRemotes, FAULTS, type Fault } from './support/faults.ts';
import { nextPoll } from './support/polls.ts';
import { type Publisher, publisherTo } from './support/publisher.ts';
import { type RemoteSection, SECTIONS } from './support/sections.ts';
import { expect, type Page } from './support/test.ts';
import { countLoads, goTo } from './support/verbs.ts';

// RM1: five remotes with eleven faults. The participant goes from section to section without a reload.

/** Maximum time until the error panel appears. */
const PANEL_MS = 6_000;

let publisher: Publisher;

test.beforeEach(({ system }) => {
  publisher = publisherTo(system);
});

test.afterEach(() => publisher.end());

test('RM1 there are 55 cases', { tag: '@heavy' }, () => {
  expect(FAULTS.length * SECTIONS.length).toBe(55);
});

for (const fault of FAULTS)
  test(`RM1 a remote that is ${fault.name} breaks only its own section, and a retry restores it without a reload`, {
    tag: '@heavy',
  }, async ({ faults, signIn, open, page, problems }) => {
    test.slow();
    problems.allow(fault.noise);
    const mend = await breakRemotes(fault, { faults, page, publisher });
    await page.clock.install();
    await signIn('student');
    const first = nextPoll(page);
    await open('/faq');
    await expect(faq(page)).toBeVisible();
    // A move of the clock during the sign-in would pass the time limit of the sign-in, too.
    await first;
    const loads = countLoads(page);

    for (const section of SECTIONS)
      await test.step(`${section.remote} is ${fault.name}`, async () => {
        await goTo(page, section.path);
        await expectPanel(page, fault);
        await page.getByRole('banner').getByRole('button', { name: 'Ещё' }).click();
        await page.getByRole('link', { name: 'Вопросы' }).click();
        await expect(faq(page)).toBeVisible();
        await page.goBack();
        await expectPanel(page, fault);
        await mend(section.remote);
        await expectBack(page, fault, section);
      });
    expect(loads()).toBe(0);
  });

const faq = (page: Page) => page.getByRole('heading', { level: 1, name: 'Вопросы' });
const panel = (page: Page) => page.getByRole('main').getByRole('alert');

async function expectPanel(page: Page, { isLate }: Fault): Promise<void> {
  if (isLate) {
    await expect(page.getByRole('main')).toContainText('Загрузка...');
    await page.clock.fastForward(PANEL_MS);
  }
  await expect(panel(page)).toContainText('Раздел не открылся');
}

async function expectBack(page: Page, { endsByItself }: Fault, { whole }: RemoteSection): Promise<void> {
  if (!endsByItself) await panel(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(whole(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();
}
