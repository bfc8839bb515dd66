import { addAddress } from '@cabinet/contracts/addresses';
import { getClient, linkCard, updateClient } from '@cabinet/contracts/crm';
import { getReferralOffer } from '@cabinet/contracts/friendPage';
import { listInvitations } from '@cabinet/contracts/invitations';
import { createLead } from '@cabinet/contracts/leads';
import { listCards, listContacts } from '@cabinet/contracts/members';
import { listOperations } from '@cabinet/contracts/operations';
import { checkPhoneCode, sendPhoneCode } from '@cabinet/contracts/phone';
import { exportOwnData, getPrivacy, leaveProgramme, sendLeaveCode } from '@cabinet/contracts/privacy';
import { getRating } from '@cabinet/contracts/rating';
import { askSupport } from '@cabinet/contracts/support';
import { freshDatabase } from '../../testing/kit/database.ts';
import { fingerprint } from '../../testing/kit/fingerprint.ts';
import { type Stage, stageOf } from '../../testing/kit/rehearsal.ts';
import { startServices, type TestCaller, type TestSystem } from '../../testing/kit/system.ts';
import { findLedgerIssues } from '../ledger/ledger.ts';

let stage: Stage;
let system: TestSystem;
beforeAll(async () => {
  stage = stageOf(await freshDatabase('seeded'));
  system = await startServices(stage);
}, 240_000);
jest.setTimeout(30_000);
afterAll(() => system.close());

async function lastCode(): Promise<number> {
  const [message] = await system.db.query<{ code: string }>(
    'select code from kit.message order by id desc limit 1',
  );
  return Number(message?.code);
}
async function leave(caller: TestCaller): Promise<void> {
  await caller.get(sendLeaveCode);
  await caller.get(leaveProgramme, { body: { code: await lastCode() } });
}
/** Returns, as text, every row of every table that contains one of these words. */
async function rowsWith(words: string[]): Promise<string[]> {
  const tables = await system.db.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('information_schema', 'pg_catalog', 'identity')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await system.db.query<{ row: string }>(
      `select t::text as row from ${name} t where exists (
         select from unnest($1::text[]) word where strpos(lower(t::text), lower(word)) > 0)`,
      [words],
    );
    found.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return found;
}

describe('consents', () => {
  const consentsOf = async (account: string) =>
    (await system.as(account).get(getPrivacy, { query: {} })).consents;

  test('consents are recorded with the card, with accepted terms, and with each friend in the form', () =>
    stage.rehearse(async () => {
      const newcomer = system.as('newcomer');
      await newcomer.get(sendPhoneCode, { body: { phone: '+79031234503' } });
      await newcomer.get(checkPhoneCode, { query: { code: await lastCode() } });
      expect(await consentsOf('newcomer')).toEqual([]);
      await newcomer.get(linkCard, { body: {} });
      expect((await consentsOf('newcomer')).map(({ kind }) => kind).sort()).toEqual(['policy', 'terms']);

      await system.db.query(
        "update loyalty.contact set updated_condition = true where email = 'newcomer@cabinet.test'",
      );
      await newcomer.get(updateClient, { body: { updated_terms: false } });
      await newcomer.get(updateClient, { body: { updated_terms: false } });
      expect((await consentsOf('newcomer')).map(({ kind }) => kind)).toHaveLength(3);
    }));

  test("D10 R51 a lead with a participant's card number or hash adds no consent to the participant", () =>
    stage.rehearse(async () => {
      const student = system.as('student');
      const { cards } = await student.get(listCards, { query: {} });
      const card = cards.find(({ typeId }) => typeId === 2);
      const before = await consentsOf('student');
      const { imgUrl: _, ...contact } = (await student.get(listContacts, { query: {} })).contacts[0] ?? {};
      const send = (name: string, phone: string, partner: string) =>
        system.nobody.get(createLead, {
          body: {
            land: 'sf_referral',
            sourceName: 'WEB',
            utm_source: 'Университет',
            payload: { mergelead: `SF${phone}`, name, phone, partner },
          },
        });
      await send('Нодира', '+998901110001', card?.cardNumber ?? '');
      await send('Ольга', '+79160001122', card?.cardHash ?? '');
      expect(await consentsOf('student')).toEqual(before);
      expect((await student.get(listContacts, { query: {} })).contacts[0]).toMatchObject(contact);
      expect(await system.db.query('select payload from leads.lead')).toHaveLength(2);
    }));
});

describe('export of personal data', () => {
  test('the export contains everything that the services know, and only the names of friends', () =>
    stage.rehearse(async () => {
      await system.as('student').get(askSupport, { body: { topic: 'tokens', text: 'Где мои токены?' } });
      const data = (await system.as('student').get(exportOwnData)) as Record<
        string,
        Record<string, unknown[]>
      >;
      expect(Object.keys(data)).toEqual(['exportedAt', 'account', 'loyalty', 'crm', 'leads', 'viewed']);
      const counts = Object.fromEntries(
        Object.entries(data.loyalty ?? {}).map(([name, rows]) => [name, rows.length]),
      );
      expect(counts).toMatchObject({
        contact: 1,
        cards: 2,
        orders: 12,
        invitations: 11,
        addresses: 3,
        supportTickets: 3,
      });
      expect(counts.operations).toBeGreaterThan(20);
      expect(data.crm?.client).toMatchObject({ email: 'student@cabinet.test' });
      const text = JSON.stringify(data);
      for (const secret of ['fedor.lazarev@mail.test', 'doubts', 'friend_phone', 'subject']) {
        expect(text).not.toContain(secret);
      }
    }));

  test('the export contains no data of other people', async () => {
    const text = JSON.stringify(await system.as('poor').get(exportOwnData));
    for (const canary of ['student@', 'Каримова', 'best@', '+79161234501'])
      expect(text).not.toContain(canary);
  });

  test('the export hides who sent a lead about the participant, and foreign phones in it', () =>
    stage.rehearse(async () => {
      const payload = {
        mergelead: 'SFabout1763715600',
        name: 'Поля',
        phone: '+79160001122',
        email: 'poor@cabinet.test',
      };
      await system.nobody.get(createLead, {
        body: {
          land: 'sf_referral',
          sourceName: 'WEB',
          utm_source: 'x',
          payload: { ...payload, partner: '770000000011' },
        },
      });
      const { leads } = (await system.as('poor').get(exportOwnData)) as unknown as { leads: object[] };
      expect(leads).toEqual([
        {
          date: expect.any(String),
          source: 'landing',
          name: 'Поля',
          phone: null,
          email: 'poor@cabinet.test',
        },
      ]);
    }));

  test('the export is refused to staff', async () => {
    const url = '/loyalty/api/privacy/data?email=student@cabinet.test';
    expect(await system.as('admin').send({ url })).toMatchObject({ status: 403 });
  });
});

describe('leaving the programme', () => {
  test('the cabinet shows the losses before a participant leaves', async () => {
    const { leaving } = await system.as('student').get(getPrivacy, { query: {} });
    expect(leaving).toEqual({
      balance: 12_500,
      waiting: 18_000,
      invitations: 4,
      openOrders: 7,
      refusal: 'open-orders',
    });
    expect((await system.as('poor').get(getPrivacy, { query: {} })).leaving).toEqual({
      balance: 100,
      waiting: 0,
      invitations: 1,
      openOrders: 0,
      refusal: null,
    });
    expect((await system.as('stranger').get(getPrivacy, { query: {} })).leaving).toBeNull();
  });

  test('leaving removes all personal data, keeps the ledger balanced, and disables the card and the link', () =>
    stage.rehearse(async () => {
      const best = system.as('best');
      await best.get(addAddress, { body: { address: 'г Ташкент, ул Навои, д 12', comment: 'Азизу К.' } });
      await best.get(askSupport, { body: { topic: 'tokens', text: 'Где мои токены?' } });
      const { cards } = await best.get(listCards, { query: {} });
      const { contacts } = await best.get(listContacts, { query: {} });
      await leave(best);

      const words = [
        'best@cabinet.test',
        'Азиз ',
        'Навои',
        'Вера Максимова',
        'Сардор Тошматов',
        '+998911234508',
        '998911234508',
        ...cards.flatMap(({ cardNumber, cardHash }) => [cardNumber, cardHash ?? '']),
      ];
      const left = await rowsWith(words);
      // The exception is the last letter, and the names of staff.
      expect(left.filter((row) => !row.startsWith('kit.message '))).toEqual([]);
      expect(left).toHaveLength(1);

      expect(await findLedgerIssues(system.db)).toEqual([]);
      const [account] = await system.db.query('select balance from loyalty.account where contact_id = $1', [
        contacts[0]?.id,
      ]);
      expect(account).toEqual({ balance: 0 });
      const hash = cards.find(({ typeId }) => typeId === 2)?.cardHash ?? '';
      expect((await system.nobody.get(getReferralOffer, { params: { hash } })).inviter).toBeNull();
    }));

  test('a participant who has left becomes a stranger and disappears from the rating', () =>
    stage.rehearse(async () => {
      const best = system.as('best');
      await leave(best);
      expect((await best.get(listContacts, { query: {} })).contacts).toEqual([]);
      expect((await best.get(listOperations, { query: {} })).operations).toEqual([]);
      expect(await best.ask(getClient, { query: {} })).toMatchObject({ status: 404 });
      const { top } = await system.as('student').get(getRating, { query: {} });
      expect(top.map(({ place, name }) => [place, name]).slice(0, 2)).toEqual([
        [1, 'Тимур Р.'],
        [2, 'Мадина Т.'],
      ]);
    }));

  test('the card of a participant who has left cannot recommend a friend', () =>
    stage.rehearse(async () => {
      const { cards } = await system.as('poor').get(listCards, { query: {} });
      await leave(system.as('poor'));
      const payload = { mergelead: 'SFleft1763715600', name: 'Нодира', phone: '+998901110001' };
      const partner = cards.at(-1)?.cardNumber ?? '';
      await system.nobody.get(createLead, {
        body: { land: 'sf_referral', sourceName: 'WEB', utm_source: 'x', payload: { ...payload, partner } },
      });
      expect(
        await system.db.query("select id from loyalty.invitation where friend_phone = '+998901110001'"),
      ).toEqual([]);
    }));

  test('L7 a participant who returns with the same phone gets no second welcome bonus', () =>
    stage.rehearse(async () => {
      const applicant = system.as('applicant');
      await leave(applicant);
      await applicant.get(sendPhoneCode, { body: { phone: '+998901234502' } });
      await applicant.get(checkPhoneCode, { query: { code: await lastCode() } });
      await system.db.query("insert into crm.client (email) values ('applicant@cabinet.test')");
      await applicant.get(linkCard, { body: {} });
      const { contacts } = await applicant.get(listContacts, { query: {} });
      expect(contacts[0]).toMatchObject({ verifiedPhone: '+998901234502', balance: 0 });
      expect((await applicant.get(listCards, { query: {} })).cards).toHaveLength(1);
    }));

  test.each([
    ['student', 'open_orders'],
    ['blocked', 'card_blocked'],
  ])('%s cannot leave because of %s, and no code is sent', async (account, errorCode) => {
    const before = await fingerprint(system.db);
    expect(await system.as(account).ask(sendLeaveCode)).toMatchObject({ status: 409, body: { errorCode } });
    expect(await system.as(account).ask(leaveProgramme, { body: { code: 1 } })).toMatchObject({
      status: 409,
      body: { errorCode },
    });
    expect(await fingerprint(system.db)).toEqual(before);
  });

  test('B1 a wrong leave code counts, and the fifth attempt is the last', () =>
    stage.rehearse(async () => {
      const poor = system.as('poor');
      await poor.get(sendLeaveCode);
      const code = await lastCode();
      const tryWith = async (given: number) =>
        (await poor.ask(leaveProgramme, { body: { code: given } })).body;
      for (let tried = 0; tried < 5; tried++) {
        expect(await tryWith((code + 1) % 1_000_000)).toMatchObject({ errorCode: 'wrong_code' });
      }
      expect(await tryWith(code)).toMatchObject({ errorCode: 'code_exhausted' });
      expect((await poor.get(listContacts, { query: {} })).contacts).toHaveLength(1);
    }));

  test('B1 a code for the phone or for another account is refused', () =>
    stage.rehearse(async () => {
      const poor = system.as('poor');
      await system.as('twocards').get(sendLeaveCode);
      expect(await poor.ask(leaveProgramme, { body: { code: await lastCode() } })).toMatchObject({
        status: 409,
        body: { errorCode: 'code_expired' },
      });
    }));

  test('L3 a repeated key leaves once and gets the same answer', () =>
    stage.rehearse(async () => {
      const poor = system.as('poor');
      await poor.get(sendLeaveCode);
      const body = { code: await lastCode() };
      const first = await poor.ask(leaveProgramme, { body }, 'leaving-1');
      expect(first.status).toBe(200);
      expect((await poor.ask(leaveProgramme, { body }, 'leaving-1')).body).toEqual(first.body);
    }));

  test('leaving does not change other participants', () =>
    stage.rehearse(async () => {
      const before = (await system.as('student').get(listInvitations, { query: {} })).recommendations;
      await leave(system.as('poor'));
      expect((await system.as('student').get(listInvitations, { query: {} })).recommendations).toEqual(
        before,
      );
    }));
});
