import type { CabinetConfig } from '@cabinet/contracts/config';
import type { CrmClient, EmailConfirmation } from '@cabinet/contracts/crm';
import type { Invitation } from '@cabinet/contracts/invitations';
import type { Card, Contact, Referral } from '@cabinet/contracts/members';
import { OPERATION_TYPES, type Operation } from '@cabinet/contracts/operations';
import type { Order } from '@cabinet/contracts/orders';
import type { PickupPoint } from '@cabinet/contracts/pickupPoints';
import type { Product } from '@cabinet/contracts/products';
import type { Session } from '@cabinet/state';

// Each builder creates a complete, ordinary object. A test names only the members that it is about.

let lastId = 0;

function nextId(): number {
  lastId += 1;
  return lastId;
}

export function aConfig(overrides: Partial<CabinetConfig> = {}): CabinetConfig {
  return {
    project: 'synergy',
    projectId: 1,
    languages: ['ru', 'uz', 'en'],
    maintenance: false,
    redirectToProgramme: false,
    programmeOrigins: [],
    remoteOrigins: [],
    frameOrigins: [],
    identity: { enabled: true, url: '/identity', realm: 'clients', clientId: 'friends-public' },
    services: {
      loyalty: '/loyalty',
      crm: '/crm',
      lander: '/lander',
      landing: '/landing',
      suggestions: { url: '/suggestions', token: '' },
      mainSite: '',
    },
    inviteUrl: 'https://friends.test/invite',
    shortUrl: 'https://friends.test/f',
    university: { name: { ru: 'Синергия', uz: 'Sinergiya', en: 'Synergy University' }, address: null },
    social: [],
    periods: { storageDays: 14, returnDays: 7, checkDays: 14, extensionDays: 7 },
    support: { email: 'support@cabinet.test', phones: ['+74950000001', '+74950000002'] },
    sentry: { dsn: null, environment: 'test' },
    ...overrides,
  };
}

export function aSession(overrides: Partial<Session> = {}): Session {
  return {
    subject: `subject-${nextId()}`,
    email: 'student@cabinet.test',
    firstName: 'Анна',
    lastName: 'Каримова',
    roles: [],
    ...overrides,
  };
}

/** An active physical card. */
export function aCard(overrides: Partial<Card> = {}): Card {
  return {
    id: 501,
    status: 1,
    typeId: 2,
    cardNumber: '7000 1200 0042',
    cardHash: 'a1b2c3',
    alias: 'a7k2m9xq',
    ...overrides,
  };
}

/** A student with 12 500 tokens to spend. */
export function aContact(overrides: Partial<Contact> = {}): Contact {
  return {
    id: 42,
    email: 'student@cabinet.test',
    full_name: 'Каримова Анна Сергеевна',
    balance: 12_500,
    available: 12_500,
    waiting: 0,
    frozen: 0,
    spent: 0,
    phones: ['+79161234567'],
    verifiedPhone: '+79161234567',
    statusId: 1,
    statusName: 'Студент',
    paStatusName: null,
    updatedCondition: false,
    imgUrl: null,
    partnerId: 9001,
    bitrixId: 7001,
    partners: [],
    hasWin: true,
    deals: [{ id: 1, docNum: 'Д-1', partnerId: 9001, stageId: 'WON' }],
    manager: {
      name: 'Ольга Петрова',
      phone: '+74950000003',
      email: 'manager@cabinet.test',
      telegram: null,
      imgUrl: null,
    },
    ...overrides,
  };
}

/** A client of the CRM with the same ids as `aContact`. */
export function aClient(overrides: Partial<CrmClient> = {}): CrmClient {
  return {
    id: 77,
    name: 'Анна',
    surname: 'Каримова',
    patronymic: 'Сергеевна',
    birth_date: '2003-05-14',
    sex: 'female',
    partner_id: 9001,
    phone: '+79161234567',
    akada_fl_guid: null,
    bitrix_id: 7001,
    project_id: 1,
    email: 'student@cabinet.test',
    change_client_email: null,
    change_b24_email: null,
    old_emails: [],
    change_client_phone: null,
    change_b24_phone: null,
    old_phones: [],
    change_email_code: null,
    is_client_email_confirmed: false,
    is_change_email: false,
    is_old_email: false,
    updated_terms: false,
    ...overrides,
  };
}

/** An e-mail change in its first minutes. */
export function anEmailConfirmation(overrides: Partial<EmailConfirmation> = {}): EmailConfirmation {
  return {
    is_client_email_confirmed: false,
    current_attempts: 0,
    total_attempts: 5,
    time_limit: 86_400,
    deadline: '2099-01-01T12:00:00Z',
    ...overrides,
  };
}

/** A thermos for 900 tokens. */
export function aProduct(overrides: Partial<Product> = {}): Product {
  return {
    id: nextId(),
    section: 'products',
    name: { ru: 'Термос', uz: 'Termos', en: 'Thermos' },
    description: { ru: 'Держит тепло восемь часов' },
    price: 900,
    brandId: 1,
    brand: 'Synergy',
    categoryId: 1,
    category: { ru: 'Посуда' },
    subCategoryId: null,
    imageUrl: null,
    images: [],
    tile: 1,
    isNew: false,
    stock: 10,
    deliveryNote: null,
    eventDate: null,
    eventPlace: null,
    duration: null,
    format: null,
    ticketLimit: null,
    owned: null,
    isDelivered: false,
    expectedDate: null,
    pickupPoint: null,
    isPriceFrom: false,
    variants: [],
    ...overrides,
  };
}

/** A pick-up place that is open from 10:00 to 20:00 on weekdays, and shorter on Saturday. */
export function aPickupPoint(overrides: Partial<PickupPoint> = {}): PickupPoint {
  const weekday = { from: '10:00', to: '20:00' };
  return {
    id: 1,
    name: { ru: 'Пункт программы', uz: 'Dastur punkti', en: 'Programme desk' },
    address: {
      ru: 'Москва, Измайловский вал, 2',
      uz: 'Moskva, Izmaylovskiy val, 2',
      en: 'Moscow, Izmaylovsky Val 2',
    },
    hours: [weekday, weekday, weekday, weekday, weekday, { from: '11:00', to: '17:00' }, null],
    timeZone: 'Europe/Moscow',
    mapUrl: 'https://maps.test/?text=2',
    ...overrides,
  };
}

/** A new order of a thermos. */
export function anOrder(overrides: Partial<Order> = {}): Order {
  const id = nextId();
  return {
    id,
    number: `З-${id}`,
    date: '2026-11-12T09:30:00Z',
    comment: null,
    status: 'NEW_ORDER',
    statusName: null,
    kind: 'product',
    prodId: 12,
    productName: { ru: 'Термос', uz: 'Termos', en: 'Thermos' },
    productImage: null,
    variant: null,
    tile: 1,
    price: 900,
    barcode: `260000${id}`,
    cancelRequested: false,
    pickupPoint: null,
    expectedDate: null,
    keepUntil: null,
    isExtended: false,
    visitDate: null,
    visitPlace: null,
    tracking: null,
    statusDate: null,
    statusDetail: null,
    ...overrides,
  };
}

/** Each type of §3 with its own id. */
export const operationDictionary = OPERATION_TYPES.map((xmlId, place) => ({ xmlId, ids: [place + 1] }));

/** A welcome bonus. An operation of another type has the id of {@link operationDictionary}. */
export function anOperation(overrides: Partial<Operation> = {}): Operation {
  const id = nextId();
  const { type = 'WELCOME' } = overrides;
  return {
    id,
    operationId: operationDictionary.find(({ xmlId }) => xmlId === type)?.ids[0] ?? 99,
    type,
    amount: 250,
    date: '2026-11-01T08:00:00Z',
    comment: null,
    friend: null,
    percent: null,
    orderId: null,
    orderNumber: null,
    prodId: null,
    productName: null,
    note: null,
    ...overrides,
  };
}

/** A friend who has just been invited. */
export function anInvitation(overrides: Partial<Invitation> = {}): Invitation {
  return {
    id: nextId(),
    name: 'Борис',
    status: 'sent',
    statusName: null,
    date: '2026-11-10T10:00:00Z',
    changedAt: null,
    amount: null,
    reason: null,
    history: [{ status: 'sent', date: '2026-11-10T10:00:00Z' }],
    course: null,
    expected: null,
    actsBy: null,
    remindedAt: null,
    isReachable: true,
    ...overrides,
  };
}

/** A friend who registered. */
export function aReferral(overrides: Partial<Referral> = {}): Referral {
  return { id: nextId(), name: 'Борис К.', date: '2026-10-01T10:00:00Z', amount: null, ...overrides };
}
