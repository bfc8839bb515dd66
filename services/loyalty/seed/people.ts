import { CONVERTED } from '../programme/managerRequests.ts';
import { paidFriend, paidFriends } from './friends.ts';
import { ENROLMENT, FIRST_SEMESTER } from './notes.ts';
import type { Person, SeedCard, SeedOperation } from './person.ts';
import { storytellers } from './storytellers.ts';
import { student } from './student.ts';

const ACTIVE: SeedCard = { type: 'physical', status: 'active' };
const VIRTUAL: SeedCard = { type: 'virtual', status: 'active' };

function welcome(daysAgo: number): SeedOperation {
  return { type: 'WELCOME', amount: 250, daysAgo };
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
const PRICES = [
  50_000, 55_000, 60_000, 65_000, 70_000, 56_250, 60_000, 63_750, 67_500, 71_250, 60_000, 63_000,
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
    invitations: [
      {
        name: 'Антон Ежов',
        steps: [
          ['sent', 49],
          ['working', 45],
        ],
      },
    ],
  },
  {
    account: 'off',
    phone: '+998931234505',
    isPhoneVerified: true,
    cards: [
      {
        type: 'physical',
        status: 'off',
        reason: { ru: 'Просьба владельца', uz: 'Egasining iltimosi', en: 'The owner’s request' },
        sinceDaysAgo: 6,
        answerInDays: 2,
      },
    ],
    deal: 'WON',
    manager: 'Юлия Ким',
    operations: [welcome(260), { type: 'PAYMENT', amount: 2_750, daysAgo: 230, note: FIRST_SEMESTER }],
  },
  {
    account: 'blocked',
    phone: '+79851234506',
    isPhoneVerified: true,
    cards: [
      {
        type: 'physical',
        status: 'blocked',
        reason: {
          ru: 'Две рекомендации не подтвердились',
          uz: 'Ikki tavsiya tasdiqlanmadi',
          en: 'Two referrals were not confirmed',
        },
        sinceDaysAgo: 2,
        answerInDays: 3,
      },
    ],
    deal: 'WON',
    manager: 'Павел Громов',
    operations: [welcome(190)],
    invitations: [
      paidFriend('Егор Панин', { registered: 120, paid: 106, price: 38_500, course: 'continuing' }),
    ],
  },
  {
    account: 'twocards',
    phone: '+998971234507',
    isPhoneVerified: true,
    cards: [
      { ...ACTIVE, sinceDaysAgo: 1, answerInDays: 4 },
      { ...ACTIVE, sinceDaysAgo: 1, answerInDays: 4 },
    ],
    deal: 'WON',
    manager: 'Лола Абдуллаева',
    operations: [
      { ...welcome(150), card: 1 },
      { type: 'DECREE', amount: 1_250, daysAgo: 140, note: ENROLMENT },
    ],
  },
  {
    account: 'best',
    phone: '+998911234508',
    isPhoneVerified: true,
    cards: [VIRTUAL, ACTIVE],
    deal: 'WON',
    manager: 'Юлия Ким',
    operations: [welcome(700), { type: 'TRANSFER', amount: -20_000, daysAgo: 148, note: CONVERTED }],
    invitations: paidFriends(MANY_FRIENDS, { from: 660, every: 50, prices: PRICES }),
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
      operations: [welcome(90), { type: 'PAYMENT', amount: 1_500, daysAgo: 80, note: FIRST_SEMESTER }],
    }),
  ),
  ...storytellers,
];
