import { listInvitations } from '@cabinet/contracts/invitations';
import { askManager } from '@cabinet/contracts/managerRequests';
import { listContacts, listReferrals } from '@cabinet/contracts/members';
import { listOperations } from '@cabinet/contracts/operations';
import { CANCEL_SOURCE, listOrders, sendOrderMessage } from '@cabinet/contracts/orders';
import { getRating, listStories } from '@cabinet/contracts/rating';
import { askSupport } from '@cabinet/contracts/support';
import { invitationFigures, referralFigures } from '@cabinet/domain/friendFigures';
import { friendshipLevel } from '@cabinet/domain/level';
import { REWARDS } from '@cabinet/domain/reward';
import accounts from '../identity/accounts.json' with { type: 'json' };
import { onEachDatabase } from '../testing/kit/onEachDatabase.ts';
import { startServices, type TestSystem } from '../testing/kit/system.ts';
import { type Command, readCommand } from './command.ts';
import { operate } from './operate.ts';

interface Person {
  contactId: number;
  email: string;
}

const STUDENT = 'student@cabinet.test';
const STUDENT_CARD = '770000000011';
const BEST_CARD = '770000000081';

onEachDatabase((open) => {
  let system: TestSystem;
  let people: Person[];
  beforeAll(async () => {
    system = await startServices(await open('seeded'));
    people = await system.db.query<Person>(
      'select id as "contactId", email from loyalty.contact order by id',
    );
  }, 240_000);
  afterAll(() => system.close());

  const operateWith = (...words: string[]) => operate(system.db, readCommand(words) as Command);
  const accrue = (...words: string[]) => operateWith('accrue', ...words);
  const personOf = (email: string) => {
    const person = people.find((one) => one.email === email);
    if (!person) throw new Error(`No participant has the e-mail ${email}`);
    return person;
  };
  const callerOf = ({ email }: Person) => {
    const account = accounts.find((one) => one.email === email);
    // A person without an account signs in with a generated token, because the service identifies people by
    // e-mail.
    return account ? system.as(account.username) : system.as('stranger', { sub: email, email });
  };

  test('R49 all figures of every seeded person agree', async () => {
    expect(people.length).toBeGreaterThan(15);
    for (const person of people) await agree(person);
  });

  test('R49 a story and the rating state the same number of friends', async () => {
    const { stories } = await system.as('student').get(listStories);
    const { top } = await system.as('student').get(getRating, { query: {} });
    expect(stories.length).toBeGreaterThan(3);
    for (const { name, friends } of stories) {
      expect(top.find((row) => row.name === name)).toMatchObject({ friends });
    }
  });

  // The commands run in sequence, each on the results of the previous commands.
  describe('R49 all figures agree after a command', () => {
    const idOf = async (name: string) => {
      const [row] = await system.db.query<{ id: number }>(
        'select id from loyalty.invitation where name = $1',
        [name],
      );
      return String(row?.id);
    };
    const orderOf = async (status: 'BUYING' | 'NEW_ORDER') => {
      const { orders } = await system.as('student').get(listOrders, { query: { status } });
      return String(orders[0]?.id);
    };
    const commands: Array<[string, () => Promise<unknown>, string?]> = [
      ['registration', () => accrue('registration', '--card', STUDENT_CARD, '--friend', 'Фёдор Лазарев')],
      [
        'registration of a new friend',
        () => accrue('registration', '--card', STUDENT_CARD, '--friend', 'Новый Друг'),
      ],
      ['study', async () => accrue('study', '--invitation', await idOf('Фёдор Лазарев'), '--price', '96000')],
      [
        'study --hold',
        async () => accrue('study', '--invitation', await idOf('Новый Друг'), '--price', '50000', '--hold'),
      ],
      ['study after --hold', async () => accrue('study', '--invitation', await idOf('Кристина Ан'))],
      [
        'choice',
        async () => operateWith('choice', '--invitation', await idOf('Зарина Олимова'), '--price', '70000'),
      ],
      ['release', async () => operateWith('release', '--invitation', await idOf('Jahongir Ergashev'))],
      [
        'reject',
        async () => operateWith('reject', '--invitation', await idOf('Jahongir Ergashev'), '--reason', 'Нет'),
      ],
      [
        'reject of a registered friend',
        async () => operateWith('reject', '--invitation', await idOf('Зарина Олимова'), '--reason', 'Нет'),
      ],
      [
        'refund of promised tokens',
        async () => operateWith('refund', '--invitation', await idOf('Новый Друг')),
      ],
      ['refund', async () => operateWith('refund', '--invitation', await idOf('Малика Тўхтаева'))],
      [
        'refund of more than the balance',
        async () => operateWith('refund', '--invitation', await idOf('Sevara Yoʻldosheva')),
      ],
      ['birthday', () => accrue('birthday', '--email', STUDENT)],
      ['welcome', () => accrue('welcome', '--email', 'poor@cabinet.test'), 'poor@cabinet.test'],
      [
        'answer',
        async () => {
          const { request } = await system.as('student').get(askManager, { body: { comment: 'Где офис?' } });
          return operateWith('answer', '--request', String(request.id), '--text', 'Сделали');
        },
      ],
      [
        'answer to a conversion',
        async () => {
          const [row] = await system.db.query<{ id: number }>(
            `select id from loyalty.manager_request where kind = 'conversion' and status = 'new'`,
          );
          return operateWith('answer', '--request', String(row?.id), '--text', 'Перевели');
        },
        'best@cabinet.test',
      ],
      ['block', () => operateWith('block', '--card', BEST_CARD), 'best@cabinet.test'],
      ['unblock', () => operateWith('unblock', '--card', BEST_CARD), 'best@cabinet.test'],
      ['price', () => operateWith('price', '--product', '12', '--price', '2600')],
      ['terms', () => operateWith('terms', '--email', STUDENT)],
      [
        'reply',
        async () => {
          const { ticket } = await system
            .as('student')
            .get(askSupport, { body: { topic: 'card', text: 'Нет карты' } });
          return operateWith('reply', '--ticket', String(ticket.id), '--text', 'Есть');
        },
      ],
      ['order', async () => operateWith('order', '--order', await orderOf('BUYING'), '--status', 'DELIVERY')],
      [
        'cancellations, after a cancellation',
        async () => {
          const params = { orderId: Number(await orderOf('NEW_ORDER')) };
          const body = { source: CANCEL_SOURCE, message: 'Не нужно' };
          await system.as('student').get(sendOrderMessage, { params, body });
          return operateWith('cancellations');
        },
      ],
      ['requests', () => operateWith('requests')],
      ['tickets', () => operateWith('tickets')],
      ['reviews', () => operateWith('reviews')],
      ['invitations', () => operateWith('invitations', '--email', STUDENT)],
    ];

    test.each(commands)('R49 all figures agree after %s', async (_, command, email = STUDENT) => {
      expect(await command()).toEqual(expect.any(Array));
      await agree(personOf(email));
    });

    test('R49 all figures of everybody agree after all commands', async () => {
      for (const person of people) await agree(person);
    });
  });

  /** Compares the answers of each route with the ledger and the invitations. */
  async function agree(person: Person): Promise<void> {
    const { contactId, email } = person;
    const kept = await keptOf(contactId);
    const caller = callerOf(person);
    const [contact] = (await caller.get(listContacts, { query: {} })).contacts;
    const { operations } = await caller.get(listOperations, { query: {} });
    const { recommendations } = await caller.get(listInvitations, { query: {} });
    const { data: registrations } = await caller.get(listReferrals, { query: { xmlId: 'FRIEND' } });
    const { data: payments } = await caller.get(listReferrals, { query: { xmlId: 'ACADEM_ORDER' } });
    const { client } = await caller.get(getRating, { query: {} });
    const onTheWay = invitationFigures(recommendations);
    const brought = referralFigures(registrations, payments);

    const named = (friends: readonly { name: string; amount: number | null }[]) =>
      friends.map(({ name, amount }) => `${name} ${amount}`).sort();
    expect({
      email,
      balance: contact?.balance,
      ofOperations: operations.reduce((sum, { amount }) => sum + amount, 0),
      registrations: named(registrations),
      payments: named(payments),
      brought,
      onTheWay,
      waiting: contact?.waiting,
      rating: client && { friends: client.friends, amount: client.amount },
      level: friendshipLevel(brought.studying).name,
    }).toEqual({
      email,
      balance: kept.balance,
      ofOperations: kept.balance,
      registrations: named(kept.registrations),
      payments: named(kept.payments),
      brought: {
        registered: kept.registrations.length,
        studying: kept.payments.length,
        tokens: sum(kept.registrations) + sum(kept.payments),
      },
      onTheWay: {
        steps: {
          sent: kept.at('sent').length,
          review: kept.at('review').length,
          working: kept.at('working').length,
          waiting: kept.at('waiting').length,
          paid: kept.payments.length,
          over: kept.invitations.filter(({ status }) => !isOnTheWay(status)).length,
        },
        open: kept.invitations.filter(({ status }) => isOnTheWay(status)).length,
        waiting: sum(kept.at('waiting')),
      },
      waiting: sum(kept.at('waiting')),
      rating: kept.payments.length > 0 ? { friends: kept.payments.length, amount: sum(kept.payments) } : null,
      level: friendshipLevel(kept.at('paid').length).name,
    });

    // Compare each friend: paid friends must have registered, and invitations must match their tokens.
    const registered = kept.registrations.map(({ name }) => name);
    expect(registered).toEqual(
      expect.arrayContaining(
        [...kept.at('working'), ...kept.at('waiting'), ...kept.at('paid')].map(({ name }) => name),
      ),
    );
    expect(named(kept.at('paid'))).toEqual(named(kept.payments));
    expect(kept.registrations.every(({ amount }) => amount === REWARDS.friend)).toBe(true);
  }

  interface Kept {
    name: string;
    amount: number;
  }

  /** Returns the stored data without the rules of the services. */
  async function keptOf(contactId: number) {
    const moved = await system.db.query<Kept & { type: string; isTakenBack: boolean }>(
      `select o.type, coalesce(t.friend, '') as name, p.amount,
         exists (select from loyalty.clawback b where b.transaction_id = t.id) as "isTakenBack"
       from loyalty.transaction t join loyalty.operation o on o.id = t.operation_id
         join loyalty.posting p on p.transaction_id = t.id
         join loyalty.account a on a.id = p.account_id and a.contact_id = $1`,
      [contactId],
    );
    const invitations = await system.db.query<Kept & { status: string }>(
      'select name, status, amount from loyalty.invitation where contact_id = $1',
      [contactId],
    );
    const of = (type: string) => moved.filter((one) => one.type === type && !one.isTakenBack);
    return {
      balance: sum(moved),
      registrations: of('FRIEND'),
      payments: of('ACADEM_ORDER'),
      invitations,
      at: (status: string) => invitations.filter((invitation) => invitation.status === status),
    };
  }
});

function isOnTheWay(status: string): boolean {
  return status !== 'declined' && status !== 'rejected';
}

function sum(parts: readonly { amount: number | null }[]): number {
  return parts.reduce((total, { amount }) => total + (amount ?? 0), 0);
}
