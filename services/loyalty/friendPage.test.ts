import { getReferralOffer } from '@cabinet/contracts/friendPage';
import { listInvitations } from '@cabinet/contracts/invitations';
import { createLead } from '@cabinet/contracts/landing';
import { listCards } from '@cabinet/contracts/loyalty';
import { createApp } from '../kit/app.ts';
import { freshDatabase } from '../kit/testing/database.ts';
import { startServices, type TestSystem } from '../kit/testing/system.ts';
import { loyaltyService } from './service.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startServices(await freshDatabase('seeded'));
}, 240_000);
afterAll(() => system.close());

async function hashOf(account: string): Promise<string> {
  const { cards } = await system.as(account).get(listCards, { query: {} });
  return cards.find(({ typeId }) => typeId === 2)?.cardHash ?? '';
}
const offerOf = (hash: string) => system.nobody.get(getReferralOffer, { params: { hash } });

test('a referral link tells the first name of whoever gave it away, and what both get', async () => {
  const hash = await hashOf('student');
  const { status, body } = await system.nobody.ask(getReferralOffer, { params: { hash } });
  expect({ status, body }).toEqual({
    status: 200,
    body: { inviter: 'Анна', welcome: 250, registration: 100, percents: [30, 40, 50] },
  });
});

test('B3 a hash that nobody has is answered like the link of a card that is off', async () => {
  const nobody = await offerOf('0123456789abcdef0123456789abcdef');
  expect(nobody.inviter).toBeNull();
  expect(await offerOf(await hashOf('off'))).toEqual(nobody);
  expect(await offerOf(await hashOf('blocked'))).toEqual(nobody);
});

test('the number of a card is no hash: it opens nothing', async () => {
  const { cards } = await system.as('student').get(listCards, { query: {} });
  expect((await offerOf(cards.at(-1)?.cardNumber ?? '')).inviter).toBeNull();
});

test('what the friend leaves there is an invitation of the inviter, by the hash alone', async () => {
  const body = {
    land: 'sf_referral' as const,
    sourceName: 'WEB',
    utm_source: 'Университет',
    payload: {
      mergelead: 'SFpage1763715600',
      name: 'Нодира',
      phone: '+998901110001',
      partner: await hashOf('student'),
    },
  };
  await system.nobody.get(createLead, { body });
  const { recommendations } = await system.as('student').get(listInvitations, { query: {} });
  expect(recommendations[0]).toMatchObject({ name: 'Нодира', status: 'sent' });
});

test('P3 links are not tried out: sixty a minute of one network, at all processes together', async () => {
  const processes = [createApp(), createApp()] as const;
  for (const app of processes) {
    await app.register(loyaltyService, { prefix: '/loyalty', db: system.db, verify: system.identity.verify });
  }
  const statuses = [];
  for (let tried = 0; tried < 61; tried++) {
    const request = { url: `/loyalty/api/referral/hash${tried}`, remoteAddress: '198.51.100.7' };
    statuses.push((await processes[tried % 2 === 0 ? 0 : 1].inject(request)).statusCode);
  }
  expect(statuses.indexOf(429)).toBe(60);
  await Promise.all(processes.map((app) => app.close()));
});
