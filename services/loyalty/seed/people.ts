import type { Person, SeedCard, SeedOperation } from './person.ts';
import { student } from './student.ts';

const ACTIVE: SeedCard = { type: 'physical', status: 'active' };
const VIRTUAL: SeedCard = { type: 'virtual', status: 'active' };

function welcome(daysAgo: number): SeedOperation {
  return { type: 'WELCOME', amount: 250, daysAgo, comment: 'Приветственный бонус' };
}

/** A friend who registered, and paid about two weeks later. */
function friend(name: string, daysAgo: number, amount: number): SeedOperation[] {
  return [
    { type: 'FRIEND', amount: 100, daysAgo, comment: name },
    { type: 'ACADEM_ORDER', amount, daysAgo: daysAgo - 14, comment: name },
  ];
}

const MANY_FRIENDS = [
  'Диана Ли',
  'Улуғбек Собиров',
  'Арина Фомина',
  'Otabek Mirzayev',
  'Матвей Зуев',
  'Нигора Валиева',
  'Роман Щукин',
  'Dilnoza Qodirova',
  'Элина Шарипова',
  'Кирилл Быков',
  'Сардор Тошматов',
  'Вера Максимова',
];

export const people: Person[] = [
  student,
  {
    account: 'applicant',
    phone: '+998901234502',
    isPhoneVerified: true,
    cards: [ACTIVE],
    deal: 'NEW',
    manager: 'Лола Абдуллаева',
    operations: [welcome(3)],
  },
  { account: 'newcomer', phone: '+79031234503', cards: [] },
  {
    account: 'poor',
    phone: '+79261234504',
    isPhoneVerified: true,
    cards: [VIRTUAL, ACTIVE],
    deal: 'WON',
    manager: 'Павел Громов',
    operations: [{ type: 'FRIEND', amount: 100, daysAgo: 45, comment: 'Антон Ежов' }],
  },
  {
    account: 'off',
    phone: '+998931234505',
    isPhoneVerified: true,
    cards: [{ type: 'physical', status: 'off' }],
    deal: 'WON',
    manager: 'Юлия Ким',
    operations: [welcome(260), { type: 'PAYMENT', amount: 2_750, daysAgo: 230, comment: 'Оплата семестра' }],
  },
  {
    account: 'blocked',
    phone: '+79851234506',
    isPhoneVerified: true,
    cards: [{ type: 'physical', status: 'blocked' }],
    deal: 'WON',
    manager: 'Павел Громов',
    operations: [welcome(190), ...friend('Егор Панин', 120, 3_850)],
  },
  {
    account: 'twocards',
    phone: '+998971234507',
    isPhoneVerified: true,
    cards: [ACTIVE, ACTIVE],
    deal: 'WON',
    manager: 'Лола Абдуллаева',
    operations: [
      welcome(150),
      { type: 'DECREE', amount: 1_250, daysAgo: 140, comment: 'Приказ о зачислении' },
    ],
  },
  {
    account: 'best',
    phone: '+998911234508',
    isPhoneVerified: true,
    cards: [VIRTUAL, ACTIVE],
    deal: 'WON',
    manager: 'Юлия Ким',
    operations: [
      welcome(700),
      ...MANY_FRIENDS.flatMap((name, index) => friend(name, 660 - index * 50, 15_000 + index * 1_500)),
      { type: 'TRANSFER', amount: -20_000, daysAgo: 148, comment: 'Перевод в рубли' },
    ],
    invitations: [
      {
        name: 'Вера Максимова',
        steps: [
          ['sent', 118],
          ['working', 110],
          ['waiting', 99],
          ['paid', 96],
        ],
        amount: 31_500,
        course: 'university',
        price: 63_000,
      },
    ],
    goal: { sum: 300_000 },
    conversions: [
      { amount: 30_000, comment: 'На карту из договора', daysAgo: 4, status: 'new' },
      {
        amount: 20_000,
        comment: '',
        daysAgo: 150,
        status: 'done',
        answer: 'Перевели 20 000 ₽, токены списаны по заявлению',
      },
    ],
  },
  ...[
    'mail-none',
    'mail-pending',
    'mail-manager',
    'mail-deadline',
    'mail-attempts',
    'mail-confirmed',
    'mail-replace',
    'mail-replace-bad',
    'mail-old',
  ].map(
    (account, index): Person => ({
      account,
      phone: `+7916555001${index}`,
      isPhoneVerified: true,
      cards: [ACTIVE],
      deal: 'WON',
      manager: 'Павел Громов',
      operations: [
        welcome(90),
        { type: 'PAYMENT', amount: 1_500, daysAgo: 80, comment: 'Оплата первого семестра' },
      ],
    }),
  ),
];
