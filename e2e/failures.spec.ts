import type { Route } from '@playwright/test';
import { expect, type Page, test } from './support/test.ts';
import { expectBalance } from './support/verbs.ts';

/** N1: how a read can fail, what the browser's console says of it, and what the participant is told. */
interface Fault {
  name: string;
  answer: (route: Route) => unknown;
  noise: RegExp;
  /** Requests of one read: what may pass is asked for again (N3). */
  tries: number;
  text: string;
  /** Milliseconds until it is a failure. */
  passes?: number;
  /** Of a read that the start cannot do without (R12). */
  isFatal?: boolean;
}

const NO_NETWORK = 'Похоже, нет связи. Проверь интернет и попробуй ещё раз.';
/** Before the third retry of a read, in milliseconds. */
const LONGEST_PAUSE = 1_200;
const GENERAL = 'Попробуй ещё раз. Если не поможет, напиши в поддержку.';

function status(code: number, body: object = {}): Pick<Fault, 'answer' | 'noise'> {
  return {
    answer: (route) => route.fulfill({ status: code, json: body }),
    noise: new RegExp(`status of ${code} `),
  };
}

function text(body: string, contentType: string, code = 200): Pick<Fault, 'answer' | 'noise'> {
  return {
    answer: (route) => route.fulfill({ status: code, contentType, body }),
    noise: code === 200 ? /^$/ : new RegExp(`status of ${code} `),
  };
}

const FAULTS: Fault[] = [
  { name: 'never answers', answer: () => undefined, noise: /^$/, tries: 1, text: NO_NETWORK, passes: 20_000 },
  {
    name: 'is cut off',
    answer: (route) => route.abort('connectionreset'),
    noise: /ERR_CONNECTION_RESET/,
    tries: 4,
    text: NO_NETWORK,
  },
  { name: 'answers 400 with a text', ...status(400, { error: 'Так нельзя' }), tries: 1, text: 'Так нельзя' },
  { name: 'answers 403 without a text', ...status(403), tries: 1, text: GENERAL },
  { name: 'answers 404', ...status(404), tries: 1, text: GENERAL },
  { name: 'answers 409 with a text', ...status(409, { error: 'Уже занято' }), tries: 1, text: 'Уже занято' },
  { name: 'answers 429', ...status(429, { error: 'Слишком часто' }), tries: 1, text: 'Слишком часто' },
  { name: 'answers 500', ...status(500), tries: 1, text: GENERAL, isFatal: true },
  {
    name: 'answers 502 with a page',
    ...text('<h1>Bad Gateway</h1>', 'text/html', 502),
    tries: 4,
    text: GENERAL,
    isFatal: true,
  },
  {
    name: 'answers with broken JSON',
    ...text('{"contacts": [{', 'application/json'),
    tries: 1,
    text: GENERAL,
    isFatal: true,
  },
  { name: 'answers with nothing', ...text('', 'application/json'), tries: 1, text: GENERAL, isFatal: true },
];

/** Lets a read fail until it is mended. */
async function breakRead(page: Page, url: string, { answer }: Fault) {
  const read = { tries: 0, isMended: false };
  await page.route(url, (route) => {
    if (read.isMended) return route.continue();
    read.tries += 1;
    return answer(route);
  });
  return read;
}

/** A request's own time limit follows no test clock: here it does. */
async function clockTimeLimits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      set(this: XMLHttpRequest, ms: number) {
        setTimeout(() => {
          if (this.readyState === XMLHttpRequest.DONE) return;
          this.dispatchEvent(new ProgressEvent('timeout'));
          this.abort();
        }, ms);
      },
    });
  });
}

/** Lets the pauses between the tries pass, and the time limit of the last one. */
async function passTries(page: Page, read: { tries: number }, { tries, passes = 0 }: Fault): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(LONGEST_PAUSE);
      return read.tries;
    })
    .toBe(tries);
  await page.clock.fastForward(passes);
}

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install();
  await clockTimeLimits(page);
  await signIn('student');
});

/** §8: the general words, or the service's own. */
async function expectToast(page: Page, { text }: Fault): Promise<void> {
  const general = [NO_NETWORK, GENERAL].includes(text);
  await expect(page.getByRole('region', { name: 'Уведомления' })).toHaveText(
    general ? 'Произошла ошибка!' : text,
  );
}

for (const fault of FAULTS) {
  test(`N1 the balance says so when its read ${fault.name}`, async ({ open, page, problems }) => {
    problems.allow(fault.noise);
    const read = await breakRead(page, '**/loyalty/v2/api/contacts?**', fault);
    await open('/');
    await passTries(page, read, fault);
    const main = page.getByRole('main');
    if (fault.isFatal) {
      await expect(main.getByRole('heading', { name: 'Кабинет временно не работает' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Уведомления' })).toHaveText('');
    } else {
      await expectToast(page, fault);
      const failure = main.getByRole('alert');
      await expect(failure).toContainText('Баланс не загрузился');
      await expect(failure).toContainText(fault.text);
      await expect(page.getByText('Часть данных не загрузилась.')).toBeVisible();
    }

    read.isMended = true;
    await page.getByRole('button', { name: 'Загрузить ещё раз' }).click();
    await expectBalance(page, '12 500');
  });

  test(`N1 the catalogue says so when its read ${fault.name}`, async ({ open, page, problems }) => {
    problems.allow(fault.noise);
    const read = await breakRead(page, '**/loyalty/v2/api/products?**', fault);
    await open('/catalog/products');
    await passTries(page, read, fault);
    await expectToast(page, fault);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Не получилось загрузить');
    await expect(failure).toContainText(fault.text);

    read.isMended = true;
    await failure.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('link', { name: 'Термос 0,75 л' })).toBeVisible();
  });
}
