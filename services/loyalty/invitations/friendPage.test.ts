import { getReferralOffer } from '@cabinet/contracts/friendPage';
import { listInvitations } from '@cabinet/contracts/invitations';
import { createLead } from '@cabinet/contracts/leads';
import { listCards } from '@cabinet/contracts/members';
import { createApp } from '../../kit/app.ts';
import { freshDatabase } from '../../testing/kit/database.ts';
import { startServices, type TestSystem } from '../../testing/kit/system.ts';
import { loyaltyService } from '../service.ts';
import { shortLinks } from './referralRoutes.ts';

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

test("a referral link shows the inviter's first name and both rewards", async () => {
  const cardHash = await hashOf('student');
  const { status, body } = await system.nobody.ask(getReferralOffer, { params: { hash: cardHash } });
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      link: 'active',
      inviter: 'Анна',
      cardHash,
      percent: 40,
      welcome: 250,
      registration: 100,
      percents: [30, 40, 50],
    },
  });
});

test("a referral offer has the share of the inviter's level", async () => {
  expect((await offerOf(await hashOf('best'))).percent).toBe(50);
});

const NOBODY = { inviter: null, cardHash: null, percent: null };

test.each(['off', 'blocked', 'twocards'])(
  'R42 the link of %s is inactive and names no inviter',
  async (account) => {
    expect(await offerOf(await hashOf(account))).toMatchObject({ link: 'inactive', ...NOBODY });
  },
);

test('an unknown hash returns an unknown link', async () => {
  const offer = await offerOf('0123456789abcdef0123456789abcdef');
  expect(offer).toMatchObject({ link: 'unknown', ...NOBODY });
});

describe('short link', () => {
  const open = async (inviteUrl = '/my/friend') => {
    const app = createApp();
    await app.register(shortLinks, { prefix: '/f', db: system.db, inviteUrl });
    return {
      leadsTo: async (alias: string) => {
        const { statusCode, headers } = await app.inject({ url: `/f/${encodeURIComponent(alias)}` });
        return [statusCode, headers.location];
      },
      close: () => app.close(),
    };
  };
  const aliasOf = async (account: string) => {
    const { cards } = await system.as(account).get(listCards, { query: {} });
    return cards.find(({ typeId }) => typeId === 2)?.alias ?? '';
  };

  test('a short link leads to the page of the card', async () => {
    const links = await open();
    const alias = await aliasOf('student');
    expect(alias).toMatch(/^[0-9a-hjkmnp-tv-z]{8}$/);
    const page = `/my/friend?referral=${await hashOf('student')}`;
    expect(await links.leadsTo(alias)).toEqual([302, page]);
    expect(await links.leadsTo(alias.toUpperCase())).toEqual([302, page]);
    await links.close();
  });

  test('a short link leads to another site if the settings name one', async () => {
    const links = await open('https://friends.test/invite');
    const page = `https://friends.test/invite?referral=${await hashOf('best')}`;
    expect(await links.leadsTo(await aliasOf('best'))).toEqual([302, page]);
    await links.close();
  });

  test.each([
    ['a7k2x', 'a7k2x'],
    ['привет', encodeURIComponent('привет')],
    ['//evil.test', '%2F%2Fevil.test'],
  ])(
    'a short link with the unknown code %s leads to the page, which shows the error',
    async (alias, code) => {
      const links = await open();
      expect(await links.leadsTo(alias)).toEqual([302, `/my/friend?referral=${code}`]);
      await links.close();
    },
  );

  test('a short link above the rate limit still leads to the page', async () => {
    const links = await open();
    const alias = await aliasOf('student');
    const answers = [];
    for (let tried = 0; tried < 61; tried++) answers.push(await links.leadsTo(alias));
    expect(answers.at(-1)).toEqual([302, `/my/friend?referral=${alias}`]);
    await links.close();
  });

  test('an alias returns the offer of its card', async () => {
    const alias = await aliasOf('student');
    expect(await offerOf(alias)).toEqual(await offerOf(await hashOf('student')));
  });
});

test('a card number opens no referral offer', async () => {
  const { cards } = await system.as('student').get(listCards, { query: {} });
  expect((await offerOf(cards.at(-1)?.cardNumber ?? '')).inviter).toBeNull();
});

test("a lead from the friend page becomes the inviter's invitation by the hash alone", async () => {
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

test('P3 referral links allow sixty calls a minute per network across all processes', async () => {
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
