import { LANDS } from '@cabinet/contracts/leads';
import type { Route } from '@cabinet/contracts/route';
import { routes } from '@cabinet/contracts/routes';
import {
  aCard,
  aClient,
  aContact,
  anEmailConfirmation,
  anInvitation,
  anOperation,
  anOrder,
  aProduct,
  aReferral,
} from './builders.ts';

/** An input of a route with its answer, for tests of all routes. */
export interface Sample {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
  answer: unknown;
}

const done = { result: 'success' };
const client = { id: 77 };
const wish = { product: aProduct({ id: 12 }), date: '2026-11-20T10:00:00Z' };
const goal = { product: null, sum: 5_000, date: null, since: '2026-11-20T10:00:00Z' };
const request = {
  id: 1,
  kind: 'conversion',
  amount: 5_000,
  comment: '',
  status: 'new',
  date: '2026-11-20T10:00:00Z',
  answer: null,
};

const lesson = {
  id: 1,
  title: 'Как устроена программа',
  description: 'Карта, токены и друзья',
  seconds: 40,
  videoUrl: '/loyalty/lessons/1.webm',
};
const deliveryNote = { id: 1, address: 'г Тверь, ул Советская, д 7' };
const ticket = {
  id: 301,
  topic: 'tokens',
  text: 'Где мои токены?',
  status: 'new',
  date: '2026-11-20T10:00:00Z',
};

/** One sample per route. A new route needs a row here. */
const SAMPLES: Record<string, Sample> = {
  listContacts: { query: { include: 'deals,manager,hasWin' }, answer: { contacts: [aContact()] } },
  listCards: { query: {}, answer: { cards: [aCard()] } },
  listReferrals: { query: { xmlId: 'FRIEND' }, answer: { data: [aReferral()] } },
  listOperations: { query: {}, answer: { operations: [anOperation()] } },
  getOperationDictionary: { answer: { LoyaltyOperationsInfo: [{ xmlId: 'WELCOME', ids: [1] }] } },
  listProducts: { query: { section: 'events', offset: 24 }, answer: { products: [aProduct()], total: 25 } },
  getProduct: { params: { id: 12 }, answer: { product: aProduct({ id: 12 }) } },
  listRelatives: { params: { id: 12 }, answer: { products: [aProduct()] } },
  listOrders: { query: { include: 'productImage' }, answer: { orders: [anOrder()] } },
  getOrder: {
    params: { orderId: 7 },
    query: { include: 'statusDetail' },
    answer: { order: anOrder({ id: 7 }) },
  },
  createOrder: {
    body: { cardId: 501, prodId: 12, date: '2026-11-20T10:00:00.000Z' },
    answer: { order: anOrder() },
  },
  sendOrderMessage: {
    params: { orderId: 7 },
    body: { source: 'Форма отмены заказа', message: 'Передумала' },
    answer: {},
  },
  listInvitations: { query: {}, answer: { recommendations: [anInvitation()] } },
  listContactTracking: { answer: ['cards'] },
  sendPhoneCode: { body: { phone: '+79161234567' }, answer: { response: { retryAfter: 60 } } },
  checkPhoneCode: { query: { code: 123_456 }, answer: { response: { phone: '+79161234567' } } },
  getWelcomeBonus: { query: { phone: '+79161234567' }, answer: {} },
  getRating: { query: {}, answer: { client: null, top: [] } },
  setRatingVisibility: { body: { isHidden: true }, answer: { isHidden: true } },
  listStories: { answer: { stories: [] } },
  remindFriend: { params: { id: 7 }, answer: { remindedAt: '2026-11-20T10:00:00Z' } },
  checkFriend: { body: { phone: '+79161234567' }, answer: { refusal: null, invitation: null } },
  getReferralOffer: {
    params: { hash: 'c0ffee' },
    answer: { inviter: 'Анна', welcome: 250, registration: 100, percents: [30, 40, 50] },
  },
  listProgrammes: {
    answer: {
      programmes: [{ id: 1, course: 'school', name: '9 класс', price: { min: 72_000, max: 72_000 } }],
    },
  },
  listLessons: { query: {}, answer: { lessons: [lesson] } },
  saveLessonProgress: {
    params: { id: 1 },
    body: { watched: 20 },
    answer: { watched: 20, doneAt: null },
  },
  listAddresses: { query: {}, answer: { deliveryNotes: [deliveryNote] } },
  addAddress: { body: { address: 'г Тверь, ул Советская, д 7' }, answer: { deliveryNote } },
  changeAddress: {
    params: { id: 1 },
    body: { address: 'г Тверь, ул Советская, д 7' },
    answer: { deliveryNote },
  },
  setAddressHidden: { params: { id: 1 }, body: { isHidden: false }, answer: { deliveryNote } },
  setDefaultAddress: { params: { id: 1 }, answer: { deliveryNote } },
  listSupportTickets: { query: {}, answer: { tickets: [ticket] } },
  askSupport: { body: { topic: 'tokens', text: 'Где мои токены?' }, answer: { ticket } },
  getPrivacy: { query: {}, answer: { consents: [], leaving: null } },
  exportOwnData: { answer: { exportedAt: '2026-11-20T10:00:00Z' } },
  sendLeaveCode: { answer: { retryAfter: 60 } },
  leaveProgramme: { body: { code: 12_345 }, answer: done },
  getEmailByBitrixId: { params: { id: '7001' }, answer: { email: 'student@cabinet.test' } },
  getProgrammeOrigin: { answer: {} },
  listBrands: { answer: { brands: [{ id: 1, name: 'Synergy' }] } },
  listCategories: { answer: { categories: [{ id: 1, section: 'products', name: 'Посуда' }] } },
  listSubCategories: { answer: { subCategories: [{ id: 1, categoryId: 1, name: 'Термосы' }] } },
  listProductTypes: { answer: { productTypes: [{ id: 1, section: 'products', name: 'Товары' }] } },
  listWishes: { query: {}, answer: { wishes: [wish] } },
  addWish: { params: { id: 12 }, answer: { wish } },
  removeWish: { params: { id: 12 }, answer: {} },
  getGoal: { query: {}, answer: { goal } },
  setGoal: { body: { sum: 5_000 }, answer: { goal } },
  removeGoal: { answer: {} },
  savePhoto: { body: { data: '/9j/4AAQ' }, answer: { imgUrl: '/loyalty/photos/1' } },
  removePhoto: { answer: {} },
  listViews: {
    query: {},
    answer: {
      views: [
        {
          role: 'manager',
          name: 'Ольга Петрова',
          from: '2026-11-20T10:00:00Z',
          until: '2026-11-20T10:10:00Z',
          reason: 'Проверка заказа',
        },
      ],
    },
  },
  startView: { body: { email: 'student@cabinet.test', reason: 'Проверка заказа' }, answer: {} },
  findParticipants: {
    body: { query: 'Каримова' },
    answer: {
      participants: [
        {
          email: 'student@cabinet.test',
          name: 'Анна Каримова',
          phone: '··· 4501',
          cardNumber: '770000000010',
          cardState: 'active',
        },
      ],
      hasMore: false,
    },
  },
  listManagerRequests: { query: {}, answer: { requests: [request] } },
  requestConversion: { body: { amount: 5_000 }, answer: { request } },
  askManager: { body: { comment: 'Когда откроется офис?' }, answer: { request } },
  payTuition: {
    body: { cardId: 501, docNum: 'Д-1', semester: 3, amount: 5_000 },
    answer: { order: anOrder({ kind: 'tuition', prodId: null }) },
  },
  getClient: { query: {}, answer: { client: aClient() } },
  addClient: { body: { name: 'Анна' }, answer: { ...done, client: aClient() } },
  updateClient: { body: { partner_id: 9001 }, answer: done },
  getEmailConfirmation: { params: client, answer: anEmailConfirmation() },
  listSupportRequests: {
    query: { category_code: 'PROFILE_CHANGING', status_code: 'NEW' },
    answer: { data: [] },
  },
  requestEmailChange: { params: client, body: { change_client_email: 'new@cabinet.test' }, answer: done },
  confirmEmailChange: { params: client, body: { code: 12_345, email: 'new@cabinet.test' }, answer: done },
  sendEmailCode: { params: client, body: {}, answer: done },
  cancelEmailChange: { params: client, answer: done },
  replaceEmail: { body: { email: 'new@cabinet.test', code: 12_345 }, answer: done },
  linkCard: { body: { cardNumber: '7000 1200 0042' }, answer: { response: {} } },
  createLead: {
    body: {
      land: LANDS[0],
      sourceName: 'WEB',
      utm_source: 'Университет',
      payload: { mergelead: 'SFx1', name: 'Нодира' },
    },
    answer: done,
  },
  suggestAddress: { body: { query: 'Москва, Тверская' }, answer: { suggestions: [] } },
};

/** All routes with their names and samples. */
export const sampleRoutes: { name: string; route: Route; sample: Sample }[] = Object.entries(routes).map(
  ([name, route]) => {
    const sample = SAMPLES[name];
    if (!sample) throw new Error(`samples.ts has no row for the route ${name}: add one`);
    return { name, route, sample };
  },
);

/** The routes that only read (§6 get and head). */
export const sampleReads = sampleRoutes.filter(({ route }) => ['GET', 'HEAD'].includes(route.method));

/** The input for a caller of the route. */
export function inputOf({ answer: _, ...input }: Sample) {
  return input as never;
}
