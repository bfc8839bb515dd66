import { CANCEL_SOURCE } from '@cabinet/contracts/orders';
import type { Route } from '@cabinet/contracts/route';
import { isReadMethod } from '@cabinet/domain/viewAs';
import type { JWTPayload } from 'jose';
import type { Input } from './system.ts';

// The access rules of §6 as data. The tests of A1 and A2 use them.

/** Objects with an owner, by the ids that a call can use. */
export interface Things {
  email: string;
  phone: string;
  order: number;
  client: number;
  card: number;
  bitrix: string;
  address: number;
  invitation: number;
}

/** Ids without an object. */
export const NOBODYS: Things = {
  email: 'nobody@cabinet.test',
  phone: '+79160000000',
  order: 987_654,
  client: 987_654,
  card: 987_654,
  bitrix: '987654',
  address: 987_654,
  invitation: 987_654,
};

export interface AccessRow {
  /** Returns a call of the route that uses these ids in every possible place. */
  about: (things: Things) => Input;
  /** Staff finds the object by its id alone, because its URL names no owner (§6). */
  isFoundByStaff?: boolean;
  /** Staff gets a different answer: a one-time answer, or an answer that includes the view itself. */
  isDifferentForStaff?: boolean;
  /** The unique value: a caller who claims another's value learns that it is taken (D11). */
  isUnique?: keyof Things;
}

/** The smallest valid picture. */
const PHOTO = 'UklGRiQAAABXRUJQVlA4IBgAAABQAQCdASoBAAEAAUAmJaQABYwAAP6igAA=';
const WISH = { prodId: 32, date: '2026-12-01T10:00:00.000Z' };

/** One row for each route of the contracts, by its name. */
export const ACCESS_ROWS: Record<string, AccessRow> = {
  listContacts: { about: () => ({ query: { include: 'deals,manager,hasWin' } }) },
  listCards: { about: () => ({}) },
  listReferrals: { about: () => ({ query: { xmlId: 'FRIEND' } }) },
  listOperations: { about: () => ({}) },
  getOperationDictionary: { about: () => ({}) },
  listProducts: { about: () => ({}) },
  getProduct: { about: () => ({ params: { id: 1 } }) },
  listRelatives: { about: () => ({ params: { id: 1 } }) },
  listBrands: { about: () => ({}) },
  listCategories: { about: () => ({}) },
  listSubCategories: { about: () => ({}) },
  listProductTypes: { about: () => ({}) },
  listWishes: { about: () => ({}) },
  addWish: { about: () => ({ params: { id: 1 } }) },
  removeWish: { about: () => ({ params: { id: 1 } }) },
  getGoal: { about: () => ({}) },
  setGoal: { about: () => ({ body: { prodId: 1 } }) },
  removeGoal: { about: () => ({ query: {} }) },
  savePhoto: { about: () => ({ body: { data: PHOTO } }) },
  removePhoto: { about: () => ({}) },
  listViews: { about: () => ({}), isDifferentForStaff: true },
  startView: { about: ({ email }) => ({ body: { email, reason: 'Проверка заказа' } }), isFoundByStaff: true },
  findParticipants: { about: ({ email }) => ({ body: { query: email } }), isFoundByStaff: true },
  listManagerRequests: { about: () => ({}) },
  requestConversion: { about: () => ({ body: { amount: 100 } }) },
  askManager: { about: () => ({ body: { comment: 'Когда откроется офис?' } }) },
  payTuition: {
    about: ({ card }) => ({ body: { cardId: card, docNum: 'Д-0001', semester: 4, amount: 100 } }),
  },
  listOrders: { about: () => ({ query: { include: 'productImage' } }) },
  getOrder: {
    about: ({ order }) => ({ params: { orderId: order }, query: { include: 'statusDetail' } }),
    isFoundByStaff: true,
  },
  createOrder: { about: ({ card }) => ({ body: { ...WISH, cardId: card } }) },
  sendOrderMessage: {
    about: ({ order }) => ({
      params: { orderId: order },
      body: { source: CANCEL_SOURCE, message: 'Передумала' },
    }),
  },
  listInvitations: { about: () => ({}) },
  remindFriend: { about: ({ invitation }) => ({ params: { id: invitation } }) },
  checkFriend: { about: ({ phone }) => ({ body: { phone } }) },
  listProgrammes: { about: () => ({}) },
  // Hiding the participant would legitimately change the answers of others.
  setRatingVisibility: { about: () => ({ body: { isHidden: false } }) },
  listStories: { about: () => ({}) },
  getReferralOffer: { about: () => ({ params: { hash: '0123456789abcdef0123456789abcdef' } }) },
  listLessons: { about: () => ({}) },
  saveLessonProgress: { about: () => ({ params: { id: 4 }, body: { watched: 20 } }) },
  listAddresses: { about: () => ({}) },
  addAddress: { about: () => ({ body: { address: 'г Тверь, ул Советская, д 7' } }) },
  changeAddress: {
    about: ({ address }) => ({ params: { id: address }, body: { address: 'г Тверь, ул Советская, д 7' } }),
  },
  setAddressHidden: { about: ({ address }) => ({ params: { id: address }, body: { isHidden: true } }) },
  setDefaultAddress: { about: ({ address }) => ({ params: { id: address } }) },
  listSupportTickets: { about: () => ({}) },
  askSupport: { about: () => ({ body: { topic: 'tokens', text: 'Где мои токены?' } }) },
  getPrivacy: { about: () => ({}) },
  exportOwnData: { about: () => ({}) },
  sendLeaveCode: { about: () => ({}) },
  leaveProgramme: { about: () => ({ body: { code: 123_456 } }) },
  listContactTracking: { about: () => ({}), isDifferentForStaff: true },
  sendPhoneCode: { about: ({ phone }) => ({ body: { phone } }) },
  checkPhoneCode: { about: () => ({ query: { code: 123_456 } }) },
  getWelcomeBonus: { about: ({ phone }) => ({ query: { phone } }) },
  getRating: { about: () => ({}) },
  getEmailByBitrixId: { about: ({ bitrix }) => ({ params: { id: bitrix } }) },
  getProgrammeOrigin: { about: () => ({}) },

  getClient: { about: () => ({}) },
  addClient: { about: () => ({ body: { name: 'Имя', surname: 'Фамилия' } }) },
  updateClient: {
    about: ({ phone, bitrix }) => ({ body: { phone, bitrix_id: bitrix } }),
    isUnique: 'bitrix',
  },
  getEmailConfirmation: { about: ({ client }) => ({ params: { id: client } }) },
  listSupportRequests: {
    about: () => ({ query: { category_code: 'PROFILE_CHANGING', status_code: 'NEW' } }),
  },
  requestEmailChange: {
    about: ({ client }) => ({ params: { id: client }, body: { change_client_email: 'new@mail.test' } }),
  },
  confirmEmailChange: {
    about: ({ client, email }) => ({ params: { id: client }, body: { code: 123_456, email } }),
  },
  sendEmailCode: { about: ({ client }) => ({ params: { id: client } }) },
  cancelEmailChange: { about: ({ client }) => ({ params: { id: client } }) },
  replaceEmail: { about: ({ email }) => ({ body: { email } }) },
  linkCard: { about: ({ card }) => ({ body: { cardId: card } }) },

  createLead: {
    about: ({ card }) => ({
      body: {
        land: 'sf_referral',
        sourceName: 'WEB',
        utm_source: 'Университет',
        payload: {
          mergelead: 'SFaccess1763715600',
          name: 'Друг',
          phone: '+79160001122',
          partner: String(card),
        },
      },
    }),
  },
  suggestAddress: { about: () => ({ body: { query: 'Москва Тверская' } }) },
};

/** Callers with the same rights. */
export type CallerKind = 'nobody' | 'participant' | 'staff';

export interface Caller {
  name: string;
  kind: CallerKind;
  /** An account of the sandbox; null sends no token. */
  account: string | null;
  /** Replaces claims of the account's token. */
  claims?: () => JWTPayload;
}

const NO_STAFF = { svc: { roles: ['editor', 'Admin'] }, account: { roles: ['admin', 'manager'] } };

export const CALLERS: Caller[] = [
  { name: 'without a token', kind: 'nobody', account: null },
  {
    name: 'with an expired token',
    kind: 'nobody',
    account: 'poor',
    claims: () => ({ exp: Math.floor(Date.now() / 1000) - 31 }),
  },
  { name: 'a participant', kind: 'participant', account: 'poor' },
  { name: 'a participant with a blocked card', kind: 'participant', account: 'blocked' },
  { name: 'a participant without a card', kind: 'participant', account: 'newcomer' },
  {
    name: 'staff with another role',
    kind: 'participant',
    account: 'stranger',
    claims: () => ({ resource_access: NO_STAFF, realm_access: { roles: ['admin'] }, roles: ['admin'] }),
  },
  ...['admin', 'manager', 'tokens-admin', 'tokens-manager'].map(
    (role): Caller => ({ name: role, kind: 'staff', account: role }),
  ),
];

/** How a request names the owner. */
export type Naming = 'another' | 'unclear';

const capitals = (email: string) => email.toUpperCase().replace('@', '%40');

/** Every way to name an owner in a URL: the parameters of §6 and tricks against a careless parser. */
export const NAMINGS: Array<[name: string, naming: Naming, query: (theirs: string, own: string) => string]> =
  [
    ['other e-mail', 'another', (theirs) => `email=${theirs}`],
    ['other e-mail as ownerEmail', 'another', (theirs) => `ownerEmail=${theirs}`],
    ['case variant', 'another', (theirs) => `email=${capitals(theirs)}`],
    ['case variant of the name', 'another', (theirs) => `Email=${theirs}`],
    ['email[]=', 'another', (theirs) => `email[]=${theirs}`],
    ['ownerEmail[0]=, encoded', 'another', (theirs) => `ownerEmail%5B0%5D=${theirs}`],
    ['percent-encoded', 'another', (theirs) => `email=${theirs.replace(/[a-z@]/g, encoded)}`],
    ['percent-encoded name', 'another', (theirs) => `%65%6Dail=${theirs}`],
    ['between spaces', 'another', (theirs) => `email=%20${theirs}+`],
    ['the parameter twice', 'unclear', (theirs, own) => `email=${own}&email=${theirs}`],
    ['the parameter twice, the other way round', 'unclear', (theirs, own) => `email=${theirs}&email=${own}`],
    ['both parameters', 'unclear', (theirs, own) => `email=${own}&ownerEmail=${theirs}`],
  ];

function encoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`;
}

/**
 * The expected result. A refusal has a status and a code. `owner` is the owner's answer; `own` is the
 * caller's own answer.
 */
export type Expected = readonly [status: number, errorCode: string] | 'owner' | 'own';

const NO_TOKEN = [401, 'unauthorised'] as const;
const NOT_YOURS = [403, 'not_yours'] as const;
const READ_ONLY = [403, 'view_as'] as const;
const UNCLEAR = [400, 'bad_owner'] as const;

/** Routes with the same rights. */
export type RouteKind = 'read' | 'act' | 'public';

/** Returns the kind of a route. A GET with an effect is not a read (R6). */
export function routeKind({ access, method }: Route): RouteKind {
  if (access === 'public') return 'public';
  return access === 'own' && isReadMethod(method) ? 'read' : 'act';
}

export const POLICY: Record<RouteKind, Record<Naming, Record<CallerKind, Expected>>> = {
  read: {
    another: { nobody: NO_TOKEN, participant: NOT_YOURS, staff: 'owner' },
    unclear: { nobody: NO_TOKEN, participant: UNCLEAR, staff: UNCLEAR },
  },
  act: {
    another: { nobody: NO_TOKEN, participant: NOT_YOURS, staff: READ_ONLY },
    unclear: { nobody: NO_TOKEN, participant: UNCLEAR, staff: UNCLEAR },
  },
  public: {
    another: { nobody: 'own', participant: 'own', staff: 'own' },
    unclear: { nobody: 'own', participant: 'own', staff: 'own' },
  },
};
