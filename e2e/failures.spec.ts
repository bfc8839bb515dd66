import { listContacts } from '@cabinet/contracts/members';
import { listOperations } from '@cabinet/contracts/operations';
import { listProducts } from '@cabinet/contracts/products';
import { listContactTracking } from '@cabinet/contracts/programme';
import { answer, cut, type Fault as Harm, hang } from './faults/fault.ts';
import type { Breakage, Met } from './faults/faults.ts';
import { isOf, type Where } from './faults/where.ts';
import { test } from './support/brokenWire.ts';
import { clockTimeLimits } from './support/session.ts';
import { expect, type Page } from './support/test.ts';
import { expectBalance } from './support/verbs.ts';

/** N1: a failure of a read, its message in the browser's console, and its text for the participant. */
interface Fault {
  name: string;
  harm: Harm;
  noise: RegExp;
  /** Number of requests per read. The client retries temporary failures (N3). */
  tries: number;
  text: string;
  /** Milliseconds until the client gives up. */
  passes?: number;
  /** The start cannot continue without this read (R12). */
  isFatal?: boolean;
}

const NO_NETWORK = 'Похоже, нет связи. Проверь интернет и попробуй ещё раз.';
/** Pause before the third retry of a read, in milliseconds. */
const LONGEST_PAUSE = 1_200;
const GENERAL = 'Попробуй ещё раз. Если не поможет, напиши в поддержку.';

function status(code: number, body: object = {}): Pick<Fault, 'harm' | 'noise'> {
  return { harm: answer(code, body), noise: new RegExp(`status of ${code} `) };
}

function json(text: string): Pick<Fault, 'harm' | 'noise'> {
  return { harm: answer(200, text, 'application/json'), noise: /^$/ };
}

const FAULTS: Fault[] = [
  { name: 'never answers', harm: hang, noise: /^$/, tries: 1, text: NO_NETWORK, passes: 20_000 },
  {
    name: 'is cut off',
    harm: cut,
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
    harm: answer(502, '<h1>Bad Gateway</h1>'),
    noise: /status of 502 /,
    tries: 4,
    text: GENERAL,
    isFatal: true,
  },
  {
    name: 'answers with broken JSON',
    ...json('{"contacts": [{'),
    tries: 1,
    text: GENERAL,
    isFatal: true,
  },
  { name: 'answers with nothing', ...json(''), tries: 1, text: GENERAL, isFatal: true },
];

/** Counts the requests of the page from now on. The browser may send more after a cut connection (F2). */
function countTries(page: Page, where: Where): () => number {
  let tries = 0;
  page.on('request', (request) => {
    if (isOf(where, request.method(), new URL(request.url()).pathname)) tries += 1;
  });
  return () => tries;
}

/** Moves the clock past the pauses between the tries, and past the time limit of the last try. */
async function passTries(page: Page, count: () => number, { tries, passes = 0 }: Fault): Promise<void> {
  await expect
    .poll(async () => {
      // Move the clock only between the tries, because a longer pause would also hide the toast.
      if (count() > 0 && count() < tries) await page.clock.fastForward(LONGEST_PAUSE);
      return count();
    })
    .toBe(tries);
  await page.clock.fastForward(passes);
}

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install();
  await clockTimeLimits(page.context());
  await signIn('student');
});

/** §8: expects the general words, or the service's own text. */
async function expectToast(page: Page, { text }: Fault): Promise<void> {
  const general = [NO_NETWORK, GENERAL].includes(text);
  await expect(page.getByRole('region', { name: 'Уведомления' })).toHaveText(
    general ? 'Произошла ошибка!' : text,
  );
}

for (const fault of FAULTS) {
  test(`N1 the balance reports an error when its read ${fault.name}`, async ({
    faults,
    open,
    page,
    problems,
  }) => {
    problems.allow(fault.noise);
    const read = faults.add(listContacts, fault.harm);
    const tries = countTries(page, listContacts);
    await open('/');
    await passTries(page, tries, fault);
    const main = page.getByRole('main');
    if (fault.isFatal) {
      await expect(main.getByRole('heading', { name: 'Кабинет временно не работает' })).toBeVisible();
      await expect(page.locator('body'), 'R52').toContainClass('fatal');
      await expect(page.getByRole('region', { name: 'Уведомления' })).toHaveText('');
    } else {
      await expectToast(page, fault);
      const failure = main.getByRole('alert');
      await expect(failure).toContainText('Баланс не загрузился');
      await expect(failure).toContainText(fault.text);
      await expect(page.getByText('Часть данных не загрузилась.')).toBeVisible();
    }

    read.mend();
    await page.getByRole('button', { name: 'Загрузить ещё раз' }).click();
    await expectBalance(page, '12 500');
  });

  test(`N1 the catalogue reports an error when its read ${fault.name}`, async ({
    faults,
    open,
    page,
    problems,
  }) => {
    problems.allow(fault.noise);
    const read = faults.add(listProducts, fault.harm);
    const tries = countTries(page, listProducts);
    await open('/catalog/products');
    await passTries(page, tries, fault);
    await expectToast(page, fault);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Не получилось загрузить');
    await expect(failure).toContainText(fault.text);

    read.mend();
    await failure.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('link', { name: 'Термос 0,75 л' })).toBeVisible();
  });
}

const SERVICES = '/{loyalty,crm}/**';

test('N1 N3 a storm of 503 causes at most four times the requests, then silence, until a press ends it', async ({
  faults,
  open,
  page,
  problems,
}) => {
  problems.allow(/status of 503 /);
  const calm = faults.watch(SERVICES);
  await open('/');
  await expectBalance(page, '12 500');
  await expect(page.getByRole('link', { name: 'Вся история' })).toBeVisible();
  // Wait for the last request of a start, and for both reads of the operations. The section and the event
  // loop read the operations in either order.
  const asked = (route: Where) => calm.met.filter(({ method, path }) => isOf(route, method, path)).length;
  await expect.poll(() => asked(listContactTracking) > 0 && asked(listOperations) > 1).toBe(true);
  calm.mend();

  // Requests of the previous page do not belong to the storm.
  await page.goto('about:blank');
  const storm = faults.answer(SERVICES, 503);
  await open('/');
  const isOff = page.getByRole('heading', { name: 'Кабинет временно не работает' });
  await expect
    .poll(async () => {
      // Move the clock only after the sign-in, which has its own time limit.
      if (storm.met.length > 0) await page.clock.fastForward(LONGEST_PAUSE);
      return isOff.isVisible();
    })
    .toBe(true);
  await page.clock.fastForward('10:00');
  const usual = countByRoute(calm);
  for (const [route, count] of countByRoute(storm))
    expect(count, route).toBeLessThanOrEqual(4 * (usual.get(route) ?? 0));

  storm.mend();
  await page.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  await expectBalance(page, '12 500');
});

function countByRoute({ met }: Breakage): Map<string, number> {
  const routes = Map.groupBy(met, ({ method, path }: Met) => `${method} ${path}`);
  return new Map([...routes].map(([route, requests]) => [route, requests.length]));
}
