import {
  confirmEmailChange,
  getClient,
  getEmailConfirmation,
  replaceEmail,
  requestEmailChange,
  sendEmailCode,
} from '@cabinet/contracts/crm';
import type { Route, RouteInput } from '@cabinet/contracts/route';
import { CODE_MINUTES } from '@cabinet/domain/code';
import { dateTimeIn, toDate } from '@cabinet/domain/dates';
import { findMessages } from '../kit/outbox.ts';
import { resetKit } from '../kit/prepare.ts';
import { freshDatabase } from '../testing/kit/database.ts';
import { requestOf, startServices, type TestSystem } from '../testing/kit/system.ts';
import { resetCrm } from './prepare.ts';

const NEW_EMAIL = 'anna.new@cabinet.test';
const TAKEN_EMAIL = 'best@cabinet.test';
const OLD_EMAIL = 'mail-none@cabinet.test';

let system: TestSystem;
beforeAll(async () => {
  system = await startServices(await freshDatabase('seeded'));
}, 240_000);
afterAll(() => system.close());
beforeEach(async () => {
  await resetCrm(system.db);
  await resetKit(system.db);
});

/** Returns calls with the language of a cabinet. */
function speaker(account: string, language: string | null) {
  const headers = language === null ? {} : { 'accept-language': language };
  return async <R extends Route>(route: R, input: RouteInput<R>) => {
    const { body } = await system.as(account).send({ ...requestOf(route, input as object), headers });
    return body as { client?: { id: number } };
  };
}

/** Changes an e-mail in a cabinet with this language, and returns the letters. */
async function changeEmail(email: string, language: string | null) {
  const ask = speaker('mail-none', language);
  const { client } = await ask(getClient, { query: {} });
  const params = { id: client?.id ?? 0 };
  await ask(requestEmailChange, { params, body: { change_client_email: email } });
  await ask(sendEmailCode, { params, body: {} });
  const [sent] = await findMessages(system.db, email);
  if (sent?.code) await ask(confirmEmailChange, { params, body: { code: Number(sent.code), email } });
  return { sent, told: (await findMessages(system.db, OLD_EMAIL))[0] };
}

describe.each([
  ['ru', 'ru'],
  ['uz', 'uz'],
  ['en', 'en'],
  ['uz-Latn-UZ,uz;q=0.9,ru;q=0.8', 'uz'],
  ['de-DE,en;q=0.7', 'en'],
  ['fr', 'ru'],
  [null, 'ru'],
] as const)('§1 letters to a cabinet in %s', (language, locale) => {
  const WORDS = {
    ru: {
      code: /^Код для\sсмены почты/,
      taken: /^Кто-то хотел/,
      changed: /^Для\sличного кабинета/,
      replaced: /^В\sличном кабинете теперь/,
    },
    uz: {
      code: /^Shaxsiy kabinetda/,
      taken: /^Kimdir/,
      changed: /^Shaxsiy kabinet uchun/,
      replaced: /^Shaxsiy kabinetga endi/,
    },
    en: {
      code: /^Your code to change/,
      taken: /^Somebody/,
      changed: /^A new e-mail/,
      replaced: /^Your personal account now/,
    },
  }[locale];

  test("the letter with the code and the notice to the old e-mail use the cabinet's language", async () => {
    const { sent, told } = await changeEmail(NEW_EMAIL, language);
    expect(sent?.text).toMatch(WORDS.code);
    expect(told?.text).toMatch(WORDS.changed);
    expect([sent?.subject, told?.subject]).toEqual([expect.any(String), expect.any(String)]);
  });

  test("the notice of a replacement uses the cabinet's language", async () => {
    const ask = speaker('mail-replace', language);
    await ask(replaceEmail, { body: { email: 'aleksey.new@cabinet.test' } });
    const [told] = await findMessages(system.db, 'mail-replace@cabinet.test');
    expect(told).toMatchObject({ subject: expect.any(String), text: expect.stringMatching(WORDS.replaced) });
  });

  test('B3 the owner of a taken e-mail gets a letter in the same language, without a code', async () => {
    const { sent, told } = await changeEmail(TAKEN_EMAIL, language);
    expect(sent?.text).toMatch(WORDS.taken);
    expect(sent).not.toHaveProperty('code');
    expect(told).toBeUndefined();
  });
});

test.each([
  ['Asia/Tashkent', 'Asia/Tashkent', /[^а-я]\. Осталось/],
  [undefined, 'Europe/Moscow', / по.Москве\./],
  ['Mars/Olympus', 'Europe/Moscow', / по.Москве\./],
])(
  'the letter for a clock in %s states the same deadline and attempts as the screen',
  async (asked, zone, end) => {
    const mailbox = system.as('mail-none');
    const { client } = await mailbox.get(getClient, { query: {} });
    const params = { id: client?.id ?? 0 };
    await mailbox.get(requestEmailChange, { params, body: { change_client_email: NEW_EMAIL } });
    await mailbox.get(sendEmailCode, { params, body: asked ? { time_zone: asked } : {} });
    const info = await mailbox.get(getEmailConfirmation, { params });
    const deadline = toDate(info.deadline);
    const [letter] = await findMessages(system.db, NEW_EMAIL);
    const text = letter?.text.replace(/\s/g, ' ');
    expect(text).toContain(`${CODE_MINUTES} минут`);
    expect(text).toContain(`до ${deadline && dateTimeIn(deadline, zone)}`);
    expect(text).toMatch(end);
    expect(text).toContain(`Осталось попыток: ${info.total_attempts} из ${info.total_attempts}`);
  },
);
