import { paidFriends } from './friends.ts';
import type { Person, SeedCard } from './person.ts';

const PHYSICAL: SeedCard = { type: 'physical', status: 'active' };

/** Participants with success stories in the rating. This file also defines the number of their friends. */
export const storytellers: Person[] = [
  {
    account: 'timur.rustamov',
    fullName: 'Тимур Рустамов',
    phone: '+998901234541',
    cards: [PHYSICAL],
    deal: 'WON',
    invitations: paidFriends(
      [
        'Жасур Эргашев',
        'Полина Демидова',
        'Акмал Норов',
        'Лайло Саидова',
        'Денис Воронов',
        'Мафтуна Исмоилова',
        'Артём Лапин',
        'Камила Усманова',
        'Бобур Хамидов',
      ],
      { from: 420, every: 40, prices: 58_000 },
    ),
  },
  {
    account: 'madina.toshpulatova',
    fullName: 'Мадина Тошпўлатова',
    phone: '+998901234542',
    cards: [PHYSICAL],
    deal: 'WON',
    orders: [
      {
        product: 5,
        kind: 'product',
        price: 27_900,
        steps: [
          ['NEW_ORDER', 150],
          ['PROCESSING', 149],
          ['BUYING', 148],
          ['DELIVERY', 143],
          ['DELIVERED', 141],
          ['RECEIVED', 140],
        ],
      },
    ],
    invitations: paidFriends(
      [
        'Гулноза Азимова',
        'Софья Белова',
        'Шохруҳ Қодиров',
        'Инна Громова',
        'Нилуфар Расулова',
        'Тихон Марков',
        'Дильдора Юнусова',
      ],
      { from: 390, every: 50, prices: 52_000 },
    ),
  },
  {
    account: 'igor.kim',
    fullName: 'Игорь Ким',
    phone: '+79261234543',
    cards: [PHYSICAL],
    deal: 'WON',
    goal: { sum: 150_000 },
    invitations: paidFriends(
      ['Алексей Рябов', 'Жанна Тен', 'Сардор Алиев', 'Вероника Сухова', 'Пётр Мельник', 'Асель Нурланова'],
      { from: 350, every: 55, prices: 64_000 },
    ),
  },
  {
    account: 'oksana.solovyova',
    fullName: 'Оксана Соловьёва',
    phone: '+79261234544',
    cards: [PHYSICAL],
    deal: 'WON',
    invitations: paidFriends(['Марина Соловьёва', 'Раиса Котова', 'Юрий Жданов'], {
      from: 240,
      every: 60,
      prices: 42_000,
      course: 'continuing',
    }),
  },
];
