import { checkPhoneCode } from '@cabinet/contracts/phone';
import { defineRoute, type Route } from '@cabinet/contracts/route';
import { connect } from '@cabinet/testing/connect';
import { fakeNetwork } from '@cabinet/testing/fakeNetwork';
import { inputOf, sampleReads, sampleRoutes } from '@cabinet/testing/samples';
import type { InternalAxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { call } from './client.ts';
import { sendToLander } from './leads.ts';

/** Calls as staff who view Anna's cabinet. Returns the sent requests. */
async function sentByStaff(send: () => Promise<unknown>): Promise<InternalAxiosRequestConfig[]> {
  const requests: InternalAxiosRequestConfig[] = [];
  connect(fakeNetwork([]), {
    scope: () => ({ subject: 'staff', owner: 'anna@cabinet.test', email: 'staff@cabinet.test' }),
    adapter: async (request) => {
      requests.push(request);
      const known = sampleRoutes.find(({ route }) => route.path === request.url);
      const data = JSON.stringify(known?.sample.answer ?? {});
      return { data, status: 200, statusText: '', headers: {}, config: request };
    },
  });
  await send();
  return requests;
}

function aRead(path: `/${string}`, query: string[] = [], method: 'GET' | 'HEAD' = 'GET') {
  return defineRoute({
    service: 'loyalty',
    method,
    path,
    access: 'own',
    summary: '',
    query: v.object(Object.fromEntries(query.map((name) => [name, v.string()]))),
    output: v.unknown(),
  });
}

/** Returns the owner parameters of a request. */
async function ownerIn(route: Route, input: object): Promise<Record<string, unknown>> {
  const [request] = await sentByStaff(() => call(route, input as never));
  const { email, ownerEmail } = request?.params ?? {};
  return { ...(email && { email }), ...(ownerEmail && { ownerEmail }) };
}

const EMAIL = { email: 'anna@cabinet.test' };
const OWNER_EMAIL = { ownerEmail: 'anna@cabinet.test' };

describe('§6 a read names the owner', () => {
  test.each([
    ['with the parameter email', aRead('/v2/api/orders'), {}, EMAIL],
    ['with the parameter email in a HEAD request', aRead('/v2/api', [], 'HEAD'), {}, EMAIL],
    ['with the parameter ownerEmail for recommendations', aRead('/api/recommendations'), {}, OWNER_EMAIL],
    [
      'with the parameter ownerEmail below recommendations',
      aRead('/api/recommendations/7/history'),
      {},
      OWNER_EMAIL,
    ],
    ['instead of the staff', aRead('/api/cards', ['email']), { query: {} }, EMAIL],
    // The ten words, each anywhere in the address.
    ['without a parameter for products', aRead('/v2/api/products'), {}, {}],
    ['without a parameter for products inside a word', aRead('/api/coproductsList'), {}, {}],
    ['without a parameter for relatives', aRead('/v2/api/things/7/relatives'), {}, {}],
    ['without a parameter for welcomeBonus', aRead('/api/contacts/welcomeBonus'), {}, {}],
    ['without a parameter for contactTracking', aRead('/api/contactTracking'), {}, {}],
    [
      'without a parameter for ?include=statusDetail',
      aRead('/api/orders/7', ['include']),
      { query: { include: 'statusDetail' } },
      {},
    ],
    [
      'with the parameter email for another include',
      aRead('/api/orders/7', ['include']),
      { query: { include: 'productImage' } },
      EMAIL,
    ],
    ['without a parameter for subCategories', aRead('/api/subCategories'), {}, {}],
    ['without a parameter for productTypes', aRead('/api/productTypes'), {}, {}],
    ['without a parameter for brands', aRead('/api/brands'), {}, {}],
    ['without a parameter for categories', aRead('/api/categories'), {}, {}],
    ['without a parameter for deliveryNotes', aRead('/api/deliveryNotes'), {}, {}],
    [
      'without a parameter for a listed word below recommendations',
      aRead('/api/recommendations/brands'),
      {},
      {},
    ],
    ['with the parameter email if only the case differs', aRead('/api/Brands'), {}, EMAIL],
  ])('%s', async (_, route, input, expected) => {
    expect(await ownerIn(route as Route, input)).toEqual(expected);
  });
});

/** §6 and R6: the reads that view-as allows, with their parameters. */
const READS: Record<string, object> = {
  listContacts: EMAIL,
  listCards: EMAIL,
  listReferrals: EMAIL,
  listOperations: EMAIL,
  getOperationDictionary: EMAIL,
  listOrders: EMAIL,
  getRating: EMAIL,
  getEmailByBitrixId: EMAIL,
  getProgrammeOrigin: EMAIL,
  getClient: EMAIL,
  getEmailConfirmation: EMAIL,
  listSupportRequests: EMAIL,
  listWishes: EMAIL,
  getGoal: EMAIL,
  listViews: EMAIL,
  listManagerRequests: EMAIL,
  listStories: EMAIL,
  listProgrammes: EMAIL,
  listLessons: EMAIL,
  listSupportTickets: EMAIL,
  getPrivacy: EMAIL,
  getReferralOffer: EMAIL,
  listInvitations: OWNER_EMAIL,
  listProducts: {},
  getProduct: {},
  listRelatives: {},
  listBrands: {},
  listCategories: {},
  listSubCategories: {},
  listProductTypes: {},
  getOrder: {},
  getWelcomeBonus: {},
  listContactTracking: {},
  listAddresses: {},
};

describe('§6 every route in view-as', () => {
  test('§6 every route has its row in the view-as table', () => {
    const reads = sampleReads.filter(({ route }) => route.access !== 'own-only').map(({ name }) => name);
    expect(Object.keys(READS).sort()).toEqual(reads.sort());
  });

  test.each(sampleRoutes.filter(({ name }) => name in READS))(
    '$name is read in view-as',
    async ({ name, ...read }) => {
      const sent = await sentByStaff(() => call(read.route, inputOf(read.sample)).catch(() => {}));
      expect(sent[0]?.headers.get('x-source-lp')).toBe('personalAreaPartnerLP');
      expect(await ownerIn({ ...read.route, output: v.unknown() }, inputOf(read.sample))).toEqual(
        READS[name],
      );
    },
  );

  test.each(sampleRoutes.filter(({ name }) => !(name in READS)))(
    '$name never leaves the browser in view-as',
    async ({ route, sample }) => {
      const sent = await sentByStaff(() =>
        expect(call(route, inputOf(sample))).rejects.toMatchObject({
          status: 403,
          kind: 'refused',
          text: 'Запрещено совершать операции',
        }),
      );
      expect(sent).toEqual([]);
    },
  );

  test('R6 the read that acts never leaves the browser in view-as', async () => {
    expect(checkPhoneCode.method).toBe('GET');
    expect(Object.keys(READS)).not.toContain('checkPhoneCode');
  });

  test('a lead to the lander never leaves the browser in view-as', async () => {
    const options = {
      mergelead: 'SFx1',
      idempotencyKey: 'intent-1',
      land: 'sf_referral',
      entryPoint: 'x',
    } as const;
    const sent = await sentByStaff(() =>
      expect(sendToLander({ name: 'Нодира' }, options)).rejects.toMatchObject({ status: 403 }),
    );
    expect(sent).toEqual([]);
  });
});
