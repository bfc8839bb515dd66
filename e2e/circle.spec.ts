import { randomUUID } from 'node:crypto';
import { whereItLeads } from './support/friend.ts';
import { participantOf } from './support/participant.ts';
import { nextPoll, passPolls } from './support/polls.ts';
import { invitationIn } from './support/programme.ts';
import { expect, type Page, test } from './support/test.ts';
import { countLoads, expectBalance } from './support/verbs.ts';

/** Opens the home page and waits for the first poll, which returns nothing new (R24). */
async function openCabinet(page: Page): Promise<void> {
  await page.clock.install();
  const heard = nextPoll(page);
  await page.goto('/my/');
  await heard;
}

/** Returns the line of the history with this reason. */
function movement(page: Page, reason: string) {
  return page.getByRole('listitem').filter({ hasText: reason });
}

/** Returns the number on the card of the home page. */
async function cardNumber(page: Page): Promise<string> {
  const card = page.getByRole('figure', { name: 'Карта участника' });
  await expect(card).toContainText(/\d{4} \d{4} \d{4}/);
  return /\d{4} \d{4} \d{4}/.exec((await card.textContent()) ?? '')?.[0].replaceAll(' ', '') ?? '';
}

/** Sends the form of the page behind a referral link, with the fields of the old form (§7). */
async function leaveLead(origin: string, partner: string | null, name: string): Promise<string> {
  const query = 'r=land/index&unit=synergy&type=sy_f&ignore-thanksall=1&utm_campaign=sf_referral';
  const answer = await fetch(`${origin}/lander/lander.php?${query}`, {
    method: 'POST',
    body: new URLSearchParams({
      name,
      phone: '+998901112233',
      partner: partner ?? '',
      personalDataAgree: 'on',
      mergelead: mergeId(),
      url_location: `${origin}/my/friend`,
      entry_point: 'invite',
    }),
  });
  return answer.text();
}

const mergeId = () => `SF${randomUUID().replaceAll('-', '')}1763715600`;

test('§4 the circle by the link: a friend comes and pays, and the open cabinet shows tokens and level', async ({
  context,
  page,
  signIn,
  system,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('student');
  await openCabinet(page);
  await expectBalance(page, '12 500');
  await expect(page.getByText('5 друзей уже учатся. Ещё 5 друзей, и будет 50 %')).toBeVisible();
  const card = await cardNumber(page);
  const loads = countLoads(page);

  const id = await test.step('a visitor of the link leaves a lead and becomes an invitation', async () => {
    await page.getByRole('button', { name: 'Скопировать' }).click();
    const link = await whereItLeads(page, await page.evaluate(() => navigator.clipboard.readText()));
    const answer = await leaveLead(system.url, link.searchParams.get('referral'), 'Нодира Юсупова');
    expect(answer).toBe('send-success');
    const lines = await system.operate('invitations', '--email', 'student@cabinet.test');
    expect(lines).toMatch(/:\sНодира\sЮсупова,\ssent$/m);
    return invitationIn(lines);
  });

  await test.step('the friend registers, and the next poll shows the tokens', async () => {
    const lines = await system.operate(
      'accrue',
      'registration',
      '--card',
      card,
      '--friend',
      'Нодира Юсупова',
    );
    expect(invitationIn(lines)).toBe(id);
    await expectBalance(page, '12 500');
    await passPolls(page, 1);
    await expectBalance(page, '12 600');
    await expect(movement(page, 'За регистрацию друга: Нодира Юсупова')).toContainText('+100');
  });

  await test.step('the friend pays, and the participant gets 40 % of the semester and a step to the next level', async () => {
    await system.operate('accrue', 'study', '--invitation', id, '--price', '96001');
    await passPolls(page, 1);
    await expectBalance(page, '51 000');
    await expect(movement(page, 'За учёбу друга: Нодира Юсупова')).toContainText('+38 400');
    await expect(page.getByText('6 друзей уже учатся. Ещё 4 друга, и будет 50 %')).toBeVisible();
  });

  await test.step('the invitation shows that its reward is on the card', async () => {
    await page.getByRole('link', { name: 'Приглашения', exact: true }).first().click();
    const row = page.getByRole('listitem').filter({ hasText: 'Нодира Юсупова' });
    await expect(row).toContainText('Награда на карте');
    await expect(row).toContainText('+38 400');
  });
  expect(loads()).toBe(0);
});

test('§4 the circle by the form: the open list shows each step, and the fifth friend brings a new level', async ({
  page,
  signIn,
  system,
}) => {
  await signIn('poor');
  const owner = participantOf(page, system.url);
  await openCabinet(page);
  const card = await cardNumber(page);
  const study = async (friend: string) => {
    const lines = await system.operate('accrue', 'registration', '--card', card, '--friend', friend);
    return system.operate('accrue', 'study', '--invitation', invitationIn(lines), '--price', '1000');
  };
  for (const friend of ['Антон Ежов', 'Лола Каримова', 'Пётр Ли', 'Сабина Юсупова']) await study(friend);
  await passPolls(page, 1);
  await expect(page.getByText('4 друга уже учатся. Ещё 1 друг, и за каждого будет 40 %')).toBeVisible();
  const loads = countLoads(page);

  await test.step('the form sends a lead with the card number, and the list shows it', async () => {
    const payload = { name: 'Тимур Ким', email: 'timur@mail.test', partner: card, mergelead: mergeId() };
    const lead = { land: 'sf_referral', sourceName: 'WEB', utm_source: 'Университет', payload };
    const answer = await owner.post('/landing/api/leads', lead, {
      headers: { 'Idempotency-Key': randomUUID() },
    });
    expect(answer.status).toBe(200);
    // The cabinet does not read data again within 2 s.
    await page.clock.fastForward(2_000);
    await page.getByRole('link', { name: 'Приглашения', exact: true }).first().click();
    await expect(invitation(page)).toContainText('Отправлено');
  });

  await test.step('the invitation is in progress after the friend has registered', async () => {
    await system.operate('accrue', 'registration', '--card', card, '--friend', 'Тимур Ким');
    await passPolls(page, 1);
    await expect(invitation(page)).toContainText('В работе');
  });

  await test.step('the invitation is paid after the friend has paid, by the share of the previous level', async () => {
    const lines = await system.operate('invitations', '--email', 'poor@cabinet.test');
    const id = invitationIn(lines.split('\n').find((line) => line.includes('Тимур Ким')) ?? '');
    await system.operate('accrue', 'study', '--invitation', id, '--price', '100000');
    await passPolls(page, 1);
    await expect(invitation(page)).toContainText('+30 000');
    await page.getByRole('link', { name: 'Главная' }).first().click();
    await expect(page.getByRole('heading', { name: 'Ты хороший друг' })).toBeVisible();
    await expect(page.getByText('и 40 % его первого семестра.')).toBeVisible();
  });
  expect(loads()).toBe(0);
});

function invitation(page: Page) {
  return page.getByRole('listitem').filter({ hasText: 'Тимур Ким' });
}

test('L7 the open cabinet shows the birthday bonus once a year', async ({ page, signIn, system }) => {
  await signIn('applicant');
  await openCabinet(page);
  await expectBalance(page, '250');
  for (const [booked, balance] of [
    ['Booked 500 tokens', '750'],
    ['Booked no tokens', '750'],
  ] as const) {
    expect(await system.operate('accrue', 'birthday', '--email', 'applicant@cabinet.test')).toContain(booked);
    await passPolls(page, 1);
    await expectBalance(page, balance);
  }
  await expect(movement(page, 'С днём рождения!')).toHaveCount(1);
  await expect(movement(page, 'С днём рождения!')).toContainText('+500');
});
