import { readFile } from 'node:fs/promises';
import type { BrowserContext, Download } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { lastCode } from './support/lastCode.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';
import { expectBalance } from './support/verbs.ts';

const WELCOME = /^Карта\sготова\.\s250.токенов\sуже\sна\sней$/;

/** A red square and a green square side by side, 64 by 32. */
const TWO_SQUARES = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><path fill="#f00" d="M0 0h32v32H0z"/><path fill="#0f0" d="M32 0h32v32H32z"/></svg>`;

/** Returns the displayed figure, in tokens. */
async function tokensOf(figure: Locator): Promise<number> {
  return Number((await figure.textContent())?.replace(/\D/g, ''));
}

/** Returns the figure of a label of the split balance. */
function part(page: Page, label: string): Locator {
  return page.getByText(label, { exact: true }).locator('xpath=following-sibling::dd');
}

/** Mocks the wake lock of the browser. Returns a function that counts the held locks. */
async function watchLocks(context: BrowserContext): Promise<(page: Page) => Promise<number>> {
  await context.addInitScript(() => {
    Object.assign(window, { locks: 0 });
    const lock = (by: number) => Object.assign(window, { locks: Reflect.get(window, 'locks') + by });
    const request = async () => {
      lock(1);
      return { release: async () => void lock(-1) };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  return (page) => page.evaluate(() => Reflect.get(window, 'locks'));
}

test.describe('the card', () => {
  test('the card fills the screen with its barcode, keeps the screen on, and closes by Escape and by Back', async ({
    context,
    signIn,
    open,
  }) => {
    const locks = await watchLocks(context);
    await signIn('student');
    const page = await open('/');
    const show = page.getByRole('button', { name: 'Показать карту на весь экран' });
    const dialog = page.getByRole('dialog', { name: 'Твоя карта' });

    await show.click();
    await expect(dialog.getByRole('img', { name: 'Штрихкод 770000000011' })).toBeVisible();
    await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect((await dialog.boundingBox())?.width).toBe(page.viewportSize()?.width);
    await expect(page).toHaveURL(/\?open=card$/);
    expect(await locks(page)).toBe(1);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/my\/$/);
    await expect(show).toBeFocused();
    expect(await locks(page)).toBe(0);

    await show.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expectBalance(page, '12 500');
  });

  test('the card opens by its address, in the dark mode too, and without a network', async ({
    context,
    page,
    signIn,
    open,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn('student');
    await open('/?open=card');
    const dialog = page.getByRole('dialog', { name: 'Твоя карта' });
    await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.goto('/my/');
    await expectBalance(page, '12 500');
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Показать карту на весь экран' }).click();
    await expect(dialog.getByRole('img', { name: 'Штрихкод 770000000011' })).toBeVisible();
  });
});

test.describe('the balance', () => {
  for (const account of ['student', 'poor', 'best'] as const) {
    test(`the balance of ${account} is split into parts that add up`, async ({ signIn, open }) => {
      await signIn(account);
      const page = await open('/?history=all');
      await page.getByRole('button', { name: 'Из чего складывается баланс' }).click();
      // This text appears when all parts of the sum are loaded.
      const words = (await page.getByText(/^Всего\sзаработано/).textContent())?.replace(/\s/g, '');

      const balance = await tokensOf(part(page, 'можно потратить'));
      const spent = part(page, 'потрачено');
      const sum = balance + ((await spent.count()) > 0 ? await tokensOf(spent) : 0);
      expect(words).toContain(`Всегозаработано${sum}:`);
    });
  }
});

test.describe('the level', () => {
  for (const [account, words] of [
    ['student', /^Ещё.5\sоплативших\sдрузей\sдо\s50\s%$/],
    ['poor', /^Ещё.\d\sоплатив\S+\sдру\S+\sдо\s40\s%$/],
    ['best', /^За\sкаждого\s50\s%\sи\sвывод\sв\sрубли\.$/],
  ] as const) {
    test(`the level of ${account} shows its reward and the distance to the next level`, async ({
      signIn,
      open,
    }) => {
      await signIn(account);
      const page = await open('/');
      await page.getByRole('button', { name: 'Что даёт уровень' }).click();
      const dialog = page.getByRole('dialog', { name: 'Уровни дружбы' });
      await expect(dialog.getByText(words)).toBeVisible();
      await expect(dialog.locator('[aria-current="step"]')).toHaveCount(1);
      await expect(dialog).toContainText('Филиал в Дубае15–25 %');
    });
  }
});

test.describe('the referral link', () => {
  test('the referral link is copied, or shown for manual copying if the browser refuses', async ({
    context,
    page,
    signIn,
    open,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn('student');
    await open('/');
    await page.getByRole('button', { name: 'Скопировать' }).click();
    await expect(page.getByText('Ссылка скопирована')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/^http:\/\/localhost:\d+\/f\/\w+$/);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      document.execCommand = () => false;
    });
    await page.getByRole('button', { name: 'Скопировать' }).click();
    await expect(page.getByRole('dialog').getByText(link, { exact: true })).toBeVisible();
  });

  test('the referral link is a QR code to save as PNG and SVG, and to print on its own sheet', async ({
    context,
    signIn,
    open,
  }) => {
    await context.addInitScript(() => {
      window.print = () => {
        const { document: paper } = window;
        const codes = [...paper.querySelectorAll('svg:not(header svg)')].map((code) =>
          code.getBoundingClientRect(),
        );
        const sheet = {
          words: paper.body.textContent,
          codes: codes.map(({ width, height }) => height / width),
        };
        Object.assign(window.top ?? window, { printed: sheet });
      };
    });
    await signIn('student');
    const page = await open('/');
    await page.getByRole('button', { name: 'QR-код' }).click();
    const dialog = page.getByRole('dialog', { name: 'QR-код твоей ссылки' });
    await expect(dialog.getByRole('img', { name: 'QR-код твоей ссылки' })).toBeVisible();
    const save = async (name: string): Promise<[Download, Buffer]> => {
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name }).click();
      const download = await saved;
      return [download, await readFile(await download.path())];
    };

    const [picture, png] = await save('Скачать PNG');
    expect(picture.suggestedFilename()).toBe('priglashenie.png');
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1024, 1024]);
    const [drawing, svg] = await save('Скачать SVG');
    expect(drawing.suggestedFilename()).toBe('priglashenie.svg');
    expect(svg.toString()).toMatch(/^<svg .*<rect [^>]*fill="#fff".*<\/svg>$/s);
    expect(svg.toString()).not.toContain('class=');
    expect(await darkPart(page, svg)).toBeCloseTo(await darkPart(page, png), 1);

    await dialog.getByRole('button', { name: 'Напечатать' }).click();
    const sheet = await page.evaluate(() => Reflect.get(window, 'printed'));
    // One code, without empty paper around it.
    expect(sheet.codes).toEqual([1]);
    expect(sheet.words).toMatch(/localhost:\d+\/f\/\w+/);
    expect(sheet.words).not.toContain('Твои приглашения');
  });
});

/** Returns the dark share of a picture. Expects that a code is neither empty nor black. */
async function darkPart(page: Page, file: Buffer): Promise<number> {
  const type = file.toString('latin1', 1, 4) === 'PNG' ? 'image/png' : 'image/svg+xml';
  const part = await page.evaluate(
    async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 256, height: 256 });
      const paper = canvas.getContext('2d');
      paper?.drawImage(picture, 0, 0, 256, 256);
      const points = paper?.getImageData(0, 0, 256, 256).data ?? new Uint8ClampedArray();
      const dark = points.filter((value, index) => index % 4 === 0 && value < 128);
      return dark.length / (points.length / 4);
    },
    `data:${type};base64,${file.toString('base64')}`,
  );
  expect(part).toBeGreaterThan(0.2);
  expect(part).toBeLessThan(0.6);
  return part;
}

test('the dialog lists registrations and payments of friends with their dates', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/');
  await page.getByRole('button', { name: /кто\sи\sкогда$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Твои друзья' });
  await expect(dialog.getByRole('list', { name: 'Регистрации' }).getByRole('listitem')).toHaveCount(7);
  await dialog.getByRole('button', { name: 'Оплаты 5' }).click();
  const paid = dialog.getByRole('list', { name: 'Оплаты' }).getByRole('listitem');
  await expect(paid).toHaveCount(5);
  await expect(paid.first()).toContainText(/\d\d\.\d\d\.\d{4}\+\d/);
});

test.describe('the own phone', () => {
  const phone = '+79031234503';
  const field = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Телефон' });
  const code = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Код из СМС' });
  const line = (page: Page) => page.getByRole('definition').filter({ hasText: 'подтверждён' });

  test('§4 a code verifies the phone, R3 the wait survives a reload, and a wrong code shows an error', async ({
    signIn,
    open,
    system,
    problems,
  }) => {
    problems.allow(/status of 409/);
    await signIn('newcomer');
    const page = await open('/profile?open=data');
    await page.getByRole('button', { name: 'Подтвердить номер' }).click();
    await expect(field(page)).toHaveValue('903 123 45 03');
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(code(page)).toBeFocused();
    await expect(page.getByText(/Новый\sкод\sчерез\s0:\d\d/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Новый\sкод\sчерез\s0:\d\d/)).toBeVisible();

    const right = await lastCode(page.request, system.url, phone);
    await code(page).fill(right === '000000' ? '000001' : '000000');
    await expect(code(page)).toHaveAccessibleDescription(/Код\sне\sподошёл/);
    await code(page).fill(right);
    await expect(page.getByText('Номер подтверждён')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await open('/profile?open=data');
    await expect(line(page)).toContainText('+7 903 123 45 03');
    await expect(page.getByRole('button', { name: 'Сменить номер' })).toBeVisible();
  });

  test('§6 staff in view-as cannot verify the phone', async ({ signIn, open }) => {
    await signIn('manager');
    const page = await open('/?ownerEmail=newcomer@cabinet.test&open=phone');
    await expect(page.getByRole('dialog').getByText(/^Это\sчужой\sкабинет/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Получить код' })).toBeDisabled();
    await expect(field(page)).toHaveJSProperty('readOnly', true);
  });

  test('R31 the phone verification waits for the network', async ({ context, signIn, open, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    await signIn('newcomer');
    const page = await open('/?open=phone');
    await expect(page.getByRole('button', { name: 'Получить код' })).toBeEnabled();
    await context.setOffline(true);
    await expect(page.getByRole('dialog').getByText(/^Сейчас\sнет\sсети/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Получить код' })).toBeDisabled();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Получить код' })).toBeEnabled();
  });
});

test('§1 a student goes from the balance to the tuition payment', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/');
  await page.getByRole('link', { name: 'Оплатить учёбу' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Оплата учёбы' })).toBeVisible();
});

test('R34 an applicant reads when a tuition payment is possible', async ({ signIn, open }) => {
  await signIn('applicant');
  const page = await open('/');
  await page.getByRole('dialog', { name: WELCOME }).getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByText('Учёбу сможешь оплатить, когда поступишь')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Оплатить учёбу' })).toHaveCount(0);
});

test('a question goes to the personal manager and appears in the list of questions', async ({
  signIn,
  open,
  request,
}) => {
  await signIn('student');
  const page = await open('/?open=question');
  const dialog = page.getByRole('dialog', { name: 'Вопрос менеджеру' });
  const field = dialog.getByLabel('Что хочешь спросить?');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Поле\sобязательно\sдля\sзаполнения/);

  await field.fill('Когда открыт офис в субботу?');
  await page.reload();
  await expect(field, 'a reload keeps the typed text').toHaveValue('Когда открыт офис в субботу?');
  await dialog.getByRole('button', { name: 'Отправить' }).dblclick();
  await expect(page.getByText('Вопрос у менеджера')).toBeVisible();
  await expect(dialog).toBeHidden();

  const outbox = await request.get('/sandbox/outbox?to=lola@cabinet.test', {
    headers: { accept: 'application/json' },
  });
  const letters: { text: string }[] = await outbox.json();
  expect(letters.filter(({ text }) => text.includes('в субботу?'))).toHaveLength(1);
  await page.goto('/my/profile?open=manager');
  await page.getByRole('button', { name: 'Задать вопрос' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('Когда открыт офис в субботу?');
  await expect(field).toHaveValue('');
});

test('the home page announces an answer of the manager until the participant opens it', async ({
  signIn,
  open,
  system,
}) => {
  await signIn('student');
  const page = await open('/?open=question');
  const dialog = page.getByRole('dialog', { name: 'Вопрос менеджеру' });
  await dialog.getByLabel('Что хочешь спросить?').fill('Где моя справка?');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('Вопрос у менеджера')).toBeVisible();
  const id = /^Request\s(\d+):\s.*:\sГде\sмоя\sсправка\?$/m.exec(await system.operate('requests'))?.[1] ?? '';
  await system.operate('answer', '--request', id, '--text', 'Готова, забирай');

  await page.goto('/my/');
  const note = page.getByText('Менеджер ответил на твой вопрос');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Прочитать' }).click();
  await expect(dialog.getByText('Готова, забирай')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Вся история' })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test.describe('the photo', () => {
  const photo = (page: Page) => page.locator('img[src*="/photos/"]');

  /** Returns the colour in the middle of the photo on the page. */
  const middle = (page: Page) =>
    photo(page)
      .first()
      .evaluate(async (picture: HTMLImageElement) => {
        await picture.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
        const paper = canvas.getContext('2d');
        const at = picture.naturalWidth / 2;
        paper?.drawImage(picture, at, at, 1, 1, 0, 0, 1, 1);
        const [red = 0, green = 0] = paper?.getImageData(0, 0, 1, 1).data ?? [];
        return red > green ? 'red' : 'green';
      });

  test('the photo is a file that the participant crops to a square, saves and removes', async ({
    signIn,
    open,
  }) => {
    await signIn('student');
    const page = await open('/profile');
    await page.getByRole('button', { name: 'Добавить фото' }).click();
    const dialog = page.getByRole('dialog', { name: 'Твоя фотография' });
    const file = dialog.locator('input[type="file"]');
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(dialog.getByRole('alert')).toContainText('не открылся как картинка');

    await file.setInputFiles({ name: 'two.png', mimeType: 'image/png', buffer: await pngOf(page) });
    await expect(dialog.getByRole('img', { name: 'Так будет выглядеть фото' })).toBeVisible();
    const across = dialog.getByRole('slider', { name: 'Левее или правее' });
    await expect(dialog.getByRole('slider', { name: 'Выше или ниже' })).toHaveCount(0);
    await across.focus();
    await page.keyboard.press('End');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Фото сохранено')).toBeVisible();
    await expect(photo(page).first()).toBeVisible();
    expect(await middle(page)).toBe('green');
    await page.reload();
    await expect(photo(page).first()).toBeVisible();

    await page.getByRole('button', { name: 'Сменить фото' }).click();
    await dialog.getByRole('button', { name: 'Удалить фото' }).click();
    await expect(page.getByText('Фото удалено')).toBeVisible();
    await expect(photo(page)).toHaveCount(0);
  });

  test('R15 the photo comes from the camera, which stops when the dialog closes', async ({
    context,
    signIn,
    open,
  }) => {
    await context.addInitScript(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
      const paper = canvas.getContext('2d');
      const seen = canvas.captureStream();
      setInterval(() => {
        if (!paper) return;
        paper.fillStyle = '#0f0';
        paper.fillRect(0, 0, 64, 64);
      }, 50);
      Object.assign(window, { seen });
      navigator.mediaDevices.getUserMedia = async () => seen;
    });
    await signIn('poor');
    const page = await open('/?open=photo');
    await page.getByRole('button', { name: 'Снять камерой' }).click();
    await page.getByRole('button', { name: 'Снять', exact: true }).click();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(photo(page).first()).toBeVisible();
    expect(await middle(page)).toBe('green');
    const light = () => page.evaluate(() => Reflect.get(window, 'seen').getTracks()[0].readyState);
    expect(await light()).toBe('ended');
  });

  for (const [name, words] of [
    ['NotAllowedError', 'Нет доступа к камере'],
    ['NotFoundError', 'Камеры нет'],
    ['NotReadableError', 'Камера не отвечает'],
  ] as const) {
    test(`R15 «${words}»: a participant can choose a file instead of the camera`, async ({
      context,
      signIn,
      open,
    }) => {
      await context.addInitScript((fault) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', fault));
      }, name);
      await signIn('student');
      const page = await open('/?open=photo');
      await page.getByRole('button', { name: 'Снять камерой' }).click();
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Выбрать файл' })).toBeEnabled();
    });
  }
});

/** Returns the two squares as a PNG, which the browser encodes. */
async function pngOf(page: Page): Promise<Buffer> {
  const url = await page.evaluate(async (svg) => {
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 32 });
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/png');
  }, TWO_SQUARES);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test('the profile shows number, phone, e-mail and contracts', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/profile?open=data');
  const fact = (title: string) =>
    page.getByRole('dialog').getByText(title, { exact: true }).locator('xpath=..');
  await expect(fact('Номер в программе')).toContainText(/\d/);
  await fact('Телефон').scrollIntoViewIfNeeded();
  await expect(fact('Телефон')).toContainText('+7 916 123 45 01подтверждён');
  await expect(fact('Договоры на обучение')).toContainText('оплачен');
});

test('R41 an applicant sees the first reward once, with the real bonus', async ({ signIn, open }) => {
  await signIn('applicant');
  const page = await open('/');
  const dialog = page.getByRole('dialog', { name: WELCOME });
  await expect(dialog).toContainText('+250');
  await expect(dialog.getByRole('link', { name: 'Позвать друга' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^\+/ })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expectBalance(page, '250');
  await expect(page.getByText('За регистрацию', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('§1 a Best Friend requests roubles once, and no more than the available tokens', async ({
  signIn,
  open,
  request,
}) => {
  await signIn('best');
  const page = await open('/');
  await page.getByRole('button', { name: 'Перевести в рубли' }).click();
  const dialog = page.getByRole('dialog', { name: 'Перевести токены в рубли' });
  const sum = dialog.getByLabel('Сколько токенов');
  const free = Number((await description(sum)).replace(/\D/g, ''));
  await sum.fill(String(free + 1));
  await sum.blur();
  await expect(sum).toHaveAccessibleDescription(/Не\sхватает\s1/);
  await sum.fill('4000');
  await dialog.getByLabel(/Что\sпередать\sменеджеру/).fill('Позвони вечером');
  await dialog.getByRole('button', { name: 'Отправить заявку' }).dblclick();
  await expect(page.getByText('Заявка у менеджера')).toBeVisible();

  const outbox = await request.get('/sandbox/outbox?to=yulia@cabinet.test', {
    headers: { accept: 'application/json' },
  });
  const letters: { text: string }[] = await outbox.json();
  expect(letters.filter(({ text }) => text.includes('Сумма: 4000'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Перевести в рубли' }).click();
  const newest = dialog.getByRole('listitem').first();
  await expect(newest).toContainText('4 000');
  await expect(newest).toContainText('ждёт ответа');
  await expect(newest).toContainText('Позвони вечером');
});

/** Returns the accessible description of a field. */
function description(field: Locator): Promise<string> {
  return field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

test('a newcomer sees the invitation to get a card, and nothing that needs a card', async ({
  signIn,
  open,
}) => {
  await signIn('newcomer');
  const page = await open('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Начни со своей карты' })).toBeVisible();
  for (const name of ['Скопировать', 'Показать карту на весь экран', 'Что даёт уровень', /кто\sи\sкогда$/]) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await page.goto('/my/?open=card');
  await expect(page.getByRole('heading', { level: 1, name: 'Начни со своей карты' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const account of ['off', 'blocked', 'twocards'] as const) {
  test(`R2 the home page of ${account} explains the state of the card and does not show the card`, async ({
    signIn,
    open,
  }) => {
    await signIn(account);
    const page = await open('/?open=card');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('У тебя на карте')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('figure', { name: 'Карта участника' })).toHaveCount(0);
  });
}

test('§6 staff reads everything of a cabinet and can send nothing', async ({ signIn, open }) => {
  await signIn('manager');
  const page = await open('/?ownerEmail=best@cabinet.test');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('У тебя на карте');
  const reason = 'Это чужой кабинет: здесь можно только смотреть';

  await page.getByRole('button', { name: 'Перевести в рубли' }).click();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отправить заявку' })).toBeDisabled();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/my/profile');
  await page.getByRole('button', { name: 'Добавить фото' }).click();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Снять камерой' })).toBeDisabled();
  await page.goto('/my/');
  await page.getByRole('button', { name: /кто\sи\sкогда$/ }).click();
  await expect(page.getByRole('list', { name: 'Регистрации' }).getByRole('listitem').first()).toBeVisible();
});

test('R31 a question waits for the network, shows the reason, and goes out afterwards', async ({
  context,
  signIn,
  open,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn('student');
  const page = await open('/?open=question');
  const dialog = page.getByRole('dialog', { name: 'Вопрос менеджеру' });
  await dialog.getByLabel('Что хочешь спросить?').fill('Есть ли доставка?');
  await context.setOffline(true);
  await expect(dialog.getByRole('alert')).toContainText('Сейчас нет сети');
  await context.setOffline(false);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('Вопрос у менеджера')).toBeVisible();
});

test('the dialogs of the home page have no WCAG violation', async ({ signIn, open }) => {
  await signIn('best');
  for (const dialog of ['card', 'level', 'code', 'friends', 'question', 'conversion', 'phone', 'photo']) {
    const page = await open(`/?open=${dialog}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await violationsOf(page), dialog).toEqual([]);
  }
});

for (const [locale, words] of [
  ['uz', ['shuncha rubl', 'Daraja nima beradi', 'Doʻstlik darajalari']],
  ['en', ['the same in roubles', 'What a level brings', 'Levels of friendship']],
] as const) {
  test(`the dialogs of the home page are in the language ${locale} and fit a phone`, async ({
    context,
    page,
    signIn,
    open,
  }) => {
    await context.addInitScript((language) => localStorage.setItem('SF_LANG', language), locale);
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('student');
    await open('/');
    await expect(page.getByText(new RegExp(words[0], 'i')).first()).toBeVisible();
    await page.getByRole('button', { name: words[1] }).click();
    await expect(page.getByRole('dialog', { name: words[2] })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
}
