import { getClient, linkCard, updateClient } from '@cabinet/contracts/crm';
import { listCards, listContacts } from '@cabinet/contracts/members';
import { createOrder } from '@cabinet/contracts/orders';
import { payTuition } from '@cabinet/contracts/tuition';
import { physicalCard } from '@cabinet/domain/card';
import { mustAcceptTerms } from '@cabinet/domain/terms';
import { freshDatabase } from '../../testing/kit/database.ts';
import { type Stage, stageOf } from '../../testing/kit/rehearsal.ts';
import { startServices, type TestCaller, type TestSystem } from '../../testing/kit/system.ts';

// R37: the cabinet asks the participant once about changed terms. Only purchases and new cards require the
// answer.

let stage: Stage;
let system: TestSystem;
beforeAll(async () => {
  stage = stageOf(await freshDatabase('seeded'));
  system = await startServices(stage);
}, 240_000);
afterAll(() => system.close());

async function changeTerms(): Promise<void> {
  await system.db.query('update crm.client set updated_terms = true');
  await system.db.query('update loyalty.contact set updated_condition = true');
}

async function isAsked(caller: TestCaller): Promise<boolean> {
  const { client } = await caller.get(getClient, { query: {} });
  const { contacts } = await caller.get(listContacts, { query: {} });
  return mustAcceptTerms(client, contacts[0] ?? null);
}

test('a purchase requires accepted terms', () =>
  stage.rehearse(async () => {
    const student = system.as('student');
    const { cards } = await student.get(listCards, { query: {} });
    const cardId = physicalCard(cards)?.id ?? 0;
    const wish = { body: { cardId, prodId: 32, date: '2026-12-01T10:00:00.000Z' } };
    const payment = { body: { cardId, docNum: 'Д-0001', semester: 4, amount: 100 } };
    await changeTerms();
    const refusal = { status: 409, body: { errorCode: 'terms_changed' } };
    expect(await student.ask(createOrder, wish)).toMatchObject(refusal);
    expect(await student.ask(payTuition, payment)).toMatchObject(refusal);
    expect(await isAsked(student)).toBe(true);

    await student.get(updateClient, { body: { updated_terms: false } });
    expect(await isAsked(student)).toBe(false);
    expect(await student.ask(createOrder, wish)).toMatchObject({ status: 200 });
    expect(await student.ask(payTuition, payment)).toMatchObject({ status: 200 });
  }));

test('a new card requires accepted terms', () =>
  stage.rehearse(async () => {
    const newcomer = system.as('newcomer');
    await system.db.query(
      `update loyalty.contact set verified_phone = '+79031234503' where email = 'newcomer@cabinet.test'`,
    );
    await changeTerms();
    expect(await newcomer.get(linkCard, { body: {} })).toEqual({ response: {} });
    await newcomer.get(updateClient, { body: { updated_terms: false } });
    expect((await newcomer.get(linkCard, { body: {} })).response).toHaveProperty('cardNumber');
  }));

test('only the participant can accept the terms, and the acceptance is final', () =>
  stage.rehearse(async () => {
    await changeTerms();
    await system.as('poor').get(updateClient, { body: { updated_terms: false } });
    expect(await isAsked(system.as('poor'))).toBe(false);
    expect(await isAsked(system.as('student'))).toBe(true);
    const taken = await system.as('poor').ask(updateClient, { body: { updated_terms: true as never } });
    expect(taken).toMatchObject({ status: 400 });
    const staff = await system.as('manager').send({
      method: 'POST',
      url: '/crm/api/user/update?email=student@cabinet.test',
      payload: { updated_terms: false },
    });
    expect(staff).toMatchObject({ status: 403 });
  }));
