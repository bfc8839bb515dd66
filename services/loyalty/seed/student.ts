import { paidFriend } from './friends.ts';
import { ENROLMENT, FIRST_SEMESTER } from './notes.ts';
import type { Person } from './person.ts';

/**
 * A participant with every type of operation, every status and kind of order, and every invitation status.
 */
export const student: Person = {
  account: 'student',
  phone: '+79161234501',
  isPhoneVerified: true,
  cards: [
    { type: 'virtual', status: 'active' },
    { type: 'physical', status: 'active' },
  ],
  deal: 'WON',
  manager: 'Лола Абдуллаева',
  wishes: [5, 13, 18, 2],
  goal: { product: 5, inDays: 100 },
  views: [
    { by: 'manager', daysAgo: 2, reason: 'Вопрос о заказе по телефону' },
    { by: 'tokens-admin', daysAgo: 16, reason: 'Проверка начислений' },
    { by: 'manager', daysAgo: 41, reason: 'Обращение в поддержку' },
  ],
  operations: [
    { type: 'WELCOME', amount: 250, daysAgo: 420 },
    { type: 'DECREE', amount: 3_000, daysAgo: 402, note: ENROLMENT },
    { type: 'PAYMENT', amount: 6_000, daysAgo: 395, note: FIRST_SEMESTER },
    {
      type: 'TRANSFER',
      amount: 1_500,
      daysAgo: 380,
      note: { ru: 'Перенос с прежней карты', uz: 'Avvalgi kartadan', en: 'From the previous card' },
    },
    {
      type: 'LINGVA_HOUSE',
      amount: 900,
      daysAgo: 300,
      note: { ru: 'Английский, уровень B1', uz: 'Ingliz tili, B1 daraja', en: 'English, level B1' },
    },
    { type: 'BIRTHDAY', amount: 500, daysAgo: 200 },
    {
      type: 'PARTNER',
      amount: 1_200,
      daysAgo: 170,
      note: {
        ru: 'Акция «Книжный двор»',
        uz: '«Kitob hovlisi» aksiyasi',
        en: '“Book Yard” promotion',
      },
    },
    {
      type: 'QUOTE',
      amount: 2_000,
      daysAgo: 110,
      note: { ru: 'Квота за олимпиаду', uz: 'Olimpiada kvotasi', en: 'Olympiad quota' },
    },
    {
      type: 'CANCELLATION',
      amount: -500,
      daysAgo: 50,
      note: {
        ru: 'Акция «Книжный двор» отменена',
        uz: '«Kitob hovlisi» aksiyasi bekor qilindi',
        en: '“Book Yard” promotion cancelled',
      },
    },
  ],
  orders: [
    {
      product: 1,
      kind: 'product',
      color: 'red',
      size: 'M',
      price: 3_200,
      comment: 'Заберу вечером',
      steps: [['NEW_ORDER', 1]],
      arrivesIn: 9,
    },
    { product: 70, kind: 'service', price: 1_600, comment: 'Лучше вечером', steps: [['NEW_ORDER', 2]] },
    {
      product: 30,
      kind: 'product',
      price: 1_200,
      steps: [
        ['NEW_ORDER', 3],
        ['PROCESSING', 2],
      ],
    },
    {
      product: 91,
      kind: 'event',
      price: 1_100,
      steps: [
        ['NEW_ORDER', 4],
        ['PROCESSING', 3],
      ],
    },
    {
      product: 8,
      kind: 'product',
      price: 2_700,
      steps: [
        ['NEW_ORDER', 6],
        ['PROCESSING', 5],
        ['BUYING', 3],
      ],
      arrivesIn: 5,
    },
    {
      product: 4,
      kind: 'product',
      price: 4_900,
      comment: 'Серый, если есть',
      steps: [
        ['NEW_ORDER', 9],
        ['PROCESSING', 8],
        ['BUYING', 7],
        ['DELIVERY', 2],
      ],
      arrivesIn: 1,
      tracking: {
        number: '14208871003509',
        url: 'https://www.pochta.ru/tracking?barcode=14208871003509',
      },
    },
    {
      product: 12,
      kind: 'product',
      price: 2_400,
      steps: [
        ['NEW_ORDER', 13],
        ['PROCESSING', 12],
        ['BUYING', 11],
        ['DELIVERY', 6],
        ['DELIVERED', 1],
      ],
      tracking: { number: '14208871001802', url: 'https://www.pochta.ru/tracking?barcode=14208871001802' },
    },
    {
      product: 88,
      kind: 'education',
      price: 1_800,
      steps: [
        ['NEW_ORDER', 30],
        ['PROCESSING', 29],
        ['RECEIVED', 21],
      ],
    },
    {
      product: 17,
      kind: 'product',
      price: 2_100,
      steps: [
        ['NEW_ORDER', 40],
        ['CANCELLED', 39],
      ],
      cancelReason: 'Уже купила такой же',
    },
    {
      product: 52,
      kind: 'product',
      price: 15_800,
      steps: [
        ['NEW_ORDER', 45],
        ['PROCESSING', 44],
        ['BUYING', 43],
        ['DELIVERY', 38],
        ['DELIVERED', 36],
        ['RECEIVED', 35],
      ],
    },
    {
      product: 77,
      kind: 'service',
      price: 3_800,
      steps: [
        ['NEW_ORDER', 60],
        ['PROCESSING', 59],
        ['RECEIVED', 58],
        ['CLOSED', 28],
      ],
    },
    {
      name: {
        ru: 'Оплата обучения, третий семестр',
        uz: 'Oʻqish toʻlovi, uchinchi semestr',
        en: 'Tuition, third semester',
      },
      kind: 'tuition',
      price: 54_550,
      steps: [
        ['NEW_ORDER', 95],
        ['PROCESSING', 94],
        ['CLOSED', 92],
      ],
    },
  ],
  invitations: [
    { name: 'Фёдор Лазарев', email: 'fedor.lazarev@mail.test', steps: [['sent', 1]] },
    {
      name: 'Зарина Олимова',
      email: 'zarina.olimova@mail.test',
      steps: [
        ['sent', 7],
        ['working', 5],
      ],
      course: 'university',
      price: 96_000,
    },
    {
      name: 'Jahongir Ergashev',
      steps: [
        ['sent', 12],
        ['review', 3],
      ],
      course: 'dubai',
      price: 420_000,
    },
    {
      name: 'Кристина Ан',
      steps: [
        ['sent', 66],
        ['working', 64],
        ['waiting', 3],
      ],
      course: 'university',
      price: 45_000,
    },
    {
      name: 'Темур Раҳимов',
      steps: [
        ['sent', 78],
        ['working', 75],
        ['waiting', 41],
        ['paid', 34],
      ],
      course: 'university',
      price: 65_000,
    },
    paidFriend('Ольга Савельева', { registered: 150, paid: 131, price: 50_000 }),
    paidFriend('Sevara Yoʻldosheva', { registered: 262, paid: 240, price: 70_000 }),
    paidFriend('Илья Комаров', { registered: 270, paid: 251, price: 55_000 }),
    paidFriend('Малика Тўхтаева', { registered: 340, paid: 322, price: 60_000 }),
    {
      name: 'Глеб Антонов',
      steps: [
        ['sent', 40],
        ['declined', 36],
      ],
      reason: {
        ru: 'Друг выбрал другой вуз',
        uz: 'Doʻsting boshqa oliygohni tanladi',
        en: 'Your friend chose another university',
      },
    },
    {
      name: 'Шерзод Каримов',
      steps: [
        ['sent', 55],
        ['review', 53],
        ['rejected', 50],
      ],
      reason: {
        ru: 'Друг уже учился у нас раньше',
        uz: 'Doʻsting bizda avval ham oʻqigan',
        en: 'Your friend has studied with us before',
      },
    },
  ],
  addresses: [
    {
      address: 'г Москва, ул Большая Семёновская, д 38, кв 112',
      comment: 'Подъезд 4, домофон 112',
      isDefault: true,
    },
    { address: 'г Москва, Ленинградский проспект, д 80', comment: 'Оставить на охране в холле', usedBy: 52 },
    { address: 'г Казань, ул Баумана, д 15, кв 3', isHidden: true },
  ],
  tickets: [
    {
      topic: 'orders',
      text: 'Заказ пришёл без чехла, который был на картинке. Его довезут?',
      daysAgo: 33,
      status: 'done',
      answer: 'Чехол привезли в пункт выдачи, его можно забрать по тому же штрихкоду.',
    },
    {
      topic: 'invitations',
      text: 'Друг оплатил обучение три дня назад. Когда придёт награда?',
      daysAgo: 1,
      status: 'working',
    },
  ],
  lessons: [
    { lesson: 1, watched: 36, doneDaysAgo: 20 },
    { lesson: 2, watched: 36, doneDaysAgo: 18 },
    { lesson: 3, watched: 14 },
  ],
};
