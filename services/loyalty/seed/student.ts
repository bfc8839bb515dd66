import type { Person } from './person.ts';

/** Everything that can be seen: all types of operations, all statuses and kinds of orders, all invitations. */
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
    { by: 'manager', daysAgo: 2 },
    { by: 'tokens-admin', daysAgo: 16 },
    { by: 'manager', daysAgo: 41 },
  ],
  operations: [
    { type: 'WELCOME', amount: 250, daysAgo: 420, comment: 'Приветственный бонус' },
    { type: 'DECREE', amount: 3_000, daysAgo: 402, comment: 'Приказ о зачислении' },
    { type: 'PAYMENT', amount: 6_000, daysAgo: 395, comment: 'Оплата первого семестра' },
    { type: 'TRANSFER', amount: 1_500, daysAgo: 380, comment: 'Перенос с прежней карты' },
    { type: 'FRIEND', amount: 100, daysAgo: 340, comment: 'Малика Тўхтаева' },
    { type: 'ACADEM_ORDER', amount: 18_000, daysAgo: 322, comment: 'Малика Тўхтаева' },
    { type: 'LINGVA_HOUSE', amount: 900, daysAgo: 300, comment: 'Курс английского в Lingva House' },
    { type: 'FRIEND', amount: 100, daysAgo: 270, comment: 'Илья Комаров' },
    { type: 'FRIEND', amount: 100, daysAgo: 262, comment: 'Sevara Yoʻldosheva' },
    { type: 'ACADEM_ORDER', amount: 16_500, daysAgo: 251, comment: 'Илья Комаров' },
    { type: 'ACADEM_ORDER', amount: 21_000, daysAgo: 240, comment: 'Sevara Yoʻldosheva' },
    { type: 'BIRTHDAY', amount: 500, daysAgo: 200, comment: 'С днём рождения!' },
    { type: 'PARTNER', amount: 1_200, daysAgo: 170, comment: 'Акция партнёра «Книжный двор»' },
    { type: 'FRIEND', amount: 100, daysAgo: 150, comment: 'Ольга Савельева' },
    { type: 'ACADEM_ORDER', amount: 15_000, daysAgo: 131, comment: 'Ольга Савельева' },
    { type: 'QUOTE', amount: 2_000, daysAgo: 110, comment: 'Квота за олимпиаду' },
    { type: 'FRIEND', amount: 100, daysAgo: 75, comment: 'Темур Раҳимов' },
    { type: 'FRIEND', amount: 100, daysAgo: 64, comment: 'Кристина Ан' },
    { type: 'CANCELLATION', amount: -500, daysAgo: 50, comment: 'Рекомендация не подтвердилась' },
    { type: 'ACADEM_ORDER', amount: 19_500, daysAgo: 34, comment: 'Темур Раҳимов' },
    { type: 'FRIEND', amount: 100, daysAgo: 5, comment: 'Зарина Олимова' },
  ],
  orders: [
    { product: 1, kind: 'product', price: 3_200, comment: 'Размер M', steps: [['NEW_ORDER', 1]] },
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
      keepForDays: 6,
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
      amount: 18_000,
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
      amount: 19_500,
      course: 'university',
      price: 65_000,
    },
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
        ru: 'Друг уже учился у нас раньше',
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
    { address: 'г Москва, Ленинградский проспект, д 80', comment: 'Пункт выдачи в холле', usedBy: 52 },
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
      text: 'Друг оплатил обучение три дня назад. Когда придут токены?',
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
