import { PASSWORD_LENGTH } from '@cabinet/domain/password';
import { findMessages } from '../kit/outbox.ts';
import { Browser, CABINET, openRealm, type Realm } from '../testing/identity/realm.ts';
import { onEachDatabase } from '../testing/kit/onEachDatabase.ts';
import { SEEDED_PASSWORD } from './accounts.ts';
import { NEW_PASSWORD_PATH, RESET_MINUTES, RESET_PATH } from './realm.ts';

const STUDENT = 'student@cabinet.test';
const HERE = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';
const GOOD = 'четыре слова без цифр';

onEachDatabase((open) => {
  let realm: Realm;
  beforeAll(async () => {
    realm = await openRealm(await open(), { rates: { resetLetters: 3, resetLettersOfNetwork: 10 } });
  }, 240_000);
  afterAll(() => realm.close());
  beforeEach(async () => {
    for (const table of ['kit.rate', 'kit.message', 'identity.artifact'])
      await realm.db.query(`delete from ${table}`);
  });

  const post = (browser: Browser, url: string, fields: Record<string, string>) =>
    browser.fetch(url, { method: 'POST', body: new URLSearchParams(fields) });

  const ask = (email: string, { network = HERE, locale = 'ru' } = {}) =>
    post(new Browser(realm, network), `${realm.url}${RESET_PATH}?ui_locales=${locale}`, { username: email });
  const lettersTo = (email: string) => findMessages(realm.db, email);
  async function linkTo(email: string): Promise<string> {
    await ask(email);
    const [letter] = await lettersTo(email);
    return letter?.text.split('\n')[1] ?? '';
  }
  const choose = (link: string, password: string) =>
    post(new Browser(realm, HERE), link, { 'password-new': password });
  const isSignedIn = async (email: string, password: string) =>
    (await new Browser(realm, HERE).typePassword(email, password)).status === 303;

  test('a reset letter leads to a page, and the page sets a new password', async () => {
    const link = await linkTo('poor@cabinet.test');
    expect(link).toContain(`${CABINET}/identity/realms/clients${NEW_PASSWORD_PATH}?key=`);
    const page = await (await new Browser(realm).fetch(link)).text();
    expect(page).toContain('Новый пароль');
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
    const answer = await choose(action.replaceAll('&amp;', '&'), GOOD);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Пароль изменён')]);
    expect(await isSignedIn('poor@cabinet.test', GOOD)).toBe(true);
    expect(await isSignedIn('poor@cabinet.test', SEEDED_PASSWORD)).toBe(false);
    expect(await lettersTo('poor@cabinet.test')).toMatchObject([
      { subject: expect.stringContaining('изменён') },
      { subject: expect.stringContaining('Новый пароль') },
    ]);
  });

  test('a reset link works once, even with two concurrent uses', async () => {
    const link = await linkTo('best@cabinet.test');
    const answers = await Promise.all([choose(link, GOOD), choose(link, `${GOOD} 2`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const again = await choose(link, GOOD);
    expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('больше не')]);
    expect((await new Browser(realm).fetch(link)).status).toBe(400);
  });

  test('opening a reset link, as mail scanners do, does not consume it', async () => {
    const link = await linkTo('off@cabinet.test');
    for (let opened = 0; opened < 3; opened++)
      expect((await new Browser(realm).fetch(link)).status).toBe(200);
    expect((await choose(link, GOOD)).status).toBe(200);
  });

  test('a reset link expires', async () => {
    const link = await linkTo('off@cabinet.test');
    const pass = (minutes: number) =>
      realm.db.query('update identity.artifact set expires_at = expires_at - make_interval(mins => $1)', [
        minutes,
      ]);
    await pass(RESET_MINUTES - 1);
    expect((await new Browser(realm).fetch(link)).status).toBe(200);
    await pass(1);
    expect((await choose(link, GOOD)).status).toBe(400);
  });

  test('an unknown key opens nothing', async () => {
    for (const key of ['', 'x', '%00', "' or '1'='1"]) {
      const link = `${realm.url}${NEW_PASSWORD_PATH}?key=${encodeURIComponent(key)}`;
      expect((await choose(link, GOOD)).status).toBe(400);
    }
  });

  test('a newer reset link keeps the earlier link valid, and the first use ends both', async () => {
    const [first, second] = [await linkTo('blocked@cabinet.test'), await linkTo('blocked@cabinet.test')];
    expect(first).not.toBe(second);
    expect((await choose(first, GOOD)).status).toBe(200);
    expect((await choose(second, GOOD)).status).toBe(400);
  });

  test('a new password ends only the sessions of its account', async () => {
    const [own, others] = [new Browser(realm), new Browser(realm)];
    const tokens = await own.tokensOf('twocards@cabinet.test');
    const kept = await others.tokensOf(STUDENT);
    await choose(await linkTo('twocards@cabinet.test'), GOOD);
    expect((await own.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect((await others.refresh(kept.refresh_token)).status).toBe(200);
  });

  test('B3 the answer does not reveal whether the e-mail has an account', async () => {
    const pageOf = async (email: string) => {
      const answer = await ask(email, { network: ELSEWHERE });
      const { status, headers } = answer;
      const { date, 'x-request-id': id, ...told } = Object.fromEntries(headers);
      return {
        status,
        told: { ...told, 'content-length': '' },
        body: (await answer.text()).replaceAll(email, ''),
      };
    };
    expect(await pageOf('nobody@cabinet.test')).toEqual(await pageOf(STUDENT));
    expect(await lettersTo('nobody@cabinet.test')).toEqual([]);
    expect(await lettersTo(STUDENT)).toHaveLength(1);
    // The rate limit does not reveal it either.
    for (const email of ['nobody@cabinet.test', STUDENT])
      for (let asked = 0; asked < 2; asked++) await ask(email, { network: ELSEWHERE });
    expect(await pageOf('nobody@cabinet.test')).toEqual(await pageOf(STUDENT));
    expect(await lettersTo(STUDENT)).toHaveLength(3);
  });

  test('reset letters are limited per e-mail across networks, with the time to retry', async () => {
    for (let asked = 0; asked < 3; asked++) expect((await ask(STUDENT)).status).toBe(200);
    const refused = await ask(STUDENT, { network: ELSEWHERE });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toMatch(/Слишком много попыток/);
    expect((await ask('poor@cabinet.test')).status).toBe(200);
  });

  test('reset letters are limited per network', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 12; asked++)
      statuses.push((await ask(`somebody-${asked}@cabinet.test`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect((await ask('somebody@cabinet.test', { network: ELSEWHERE })).status).toBe(200);
  });

  test.each([
    ['friends', 'Пароль короче'],
    ['a'.repeat(PASSWORD_LENGTH.most + 1), 'Пароль длиннее'],
    ['aaaaaaaaaa', 'Слишком простой'],
    ['mail-old@cabinet.test', 'Пароль повторяет'],
  ])('the password %s is refused with a text, and the link stays valid', async (password, words) => {
    const link = await linkTo('mail-old@cabinet.test');
    expect(await (await choose(link, password)).text()).toContain(words);
    expect((await choose(link, GOOD)).status).toBe(200);
  });

  test('an invalid e-mail is refused at once', async () => {
    expect(await (await ask('nobody')).text()).toContain('Введи корректный адрес');
  });

  test.each([
    ['ru', 'Новый пароль для', 'Новый пароль'],
    ['uz', 'yangi parol', 'Yangi parol'],
    ['en', 'New password for', 'New password'],
  ])('the reset letter and pages use the chosen language %s', async (locale, subject, title) => {
    await ask('applicant@cabinet.test', { locale });
    const [letter] = await lettersTo('applicant@cabinet.test');
    expect(letter?.subject).toContain(subject);
    expect(letter?.text).toContain(String(RESET_MINUTES));
    const page = await (await new Browser(realm).fetch(letter?.text.split('\n')[1] ?? '')).text();
    expect(page).toContain(`<html lang="${locale}"`);
    expect(page).toContain(`<h1>${title}</h1>`);
    // The language links keep the key.
    expect(page).toMatch(/href="\?key=[\w-]+&amp;ui_locales=en"/);
  });

  test('O5 typed markup stays text', async () => {
    const page = await (await ask('"><b>@cabinet.test')).text();
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;@cabinet.test"');
  });
});
