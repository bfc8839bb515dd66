import { statSync } from 'node:fs';
import { tabTo } from './support/keyboard.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

const lesson = (page: Page, name = 'Путь приглашения') => page.getByRole('dialog', { name });
const course = (page: Page) => page.getByRole('region', { name: 'Твой курс' });
/** `HTMLMediaElement.NETWORK_IDLE`: the source is selected, and nothing loads yet. */
const NETWORK_IDLE = 1;
const isSaving = (url: string) => /\/api\/lessons\/\d\/progress$/.test(url);

/** Presses Space on the video. The browser ignores the key until the video has selected its source. */
async function pressSpace(dialog: Locator): Promise<Locator> {
  const video = dialog.locator('video');
  await expect(video).toHaveJSProperty('networkState', NETWORK_IDLE);
  await video.press('Space');
  return video;
}

/** Starts the video with a key and returns it while it plays. */
async function play(dialog: Locator): Promise<Locator> {
  const video = await pressSpace(dialog);
  await expect.poll(() => secondOf(video)).toBeGreaterThan(0);
  return video;
}

/** The language of the displayed captions, with the number of sentences at this moment: `ru 1`. */
function captionsOf(video: Locator): Promise<string[]> {
  return video.evaluate((element: HTMLVideoElement) =>
    [...element.textTracks]
      .filter(({ mode }) => mode === 'showing')
      .map(({ language, activeCues }) => `${language} ${activeCues?.length}`),
  );
}

function secondOf(video: Locator): Promise<number> {
  return video.evaluate((element: HTMLVideoElement) => element.currentTime);
}

test('a lesson continues at its last position, is done near its end, and leads to the next lesson', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/education');
  await expect(course(page)).toContainText('Дальше урок 3');
  await course(page).getByRole('link', { name: 'Продолжить' }).click();
  await expect(page).toHaveURL(/\/education\?lesson=3$/);

  const video = await play(lesson(page));
  expect(await secondOf(video)).toBeGreaterThanOrEqual(14);
  const saved = page.waitForResponse((response) => isSaving(response.url()));
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 37;
  });
  expect((await saved).status()).toBe(200);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  await expect(lesson(page).getByText('Просмотрен')).toBeVisible();

  await lesson(page).getByRole('link', { name: 'Следующий урок' }).click();
  await expect(lesson(page, 'Уровни и награды')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(course(page)).toContainText('Дальше урок 4');
  await expect(course(page).getByRole('progressbar', { name: 'Просмотрено 3 из 6' })).toBeVisible();
});

test('the cabinet keeps the position of a lesson that is closed early', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/education?lesson=4');
  const video = await play(lesson(page, 'Уровни и награды'));
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 3;
  });
  await expect.poll(() => secondOf(video)).toBeGreaterThanOrEqual(3);
  const saved = page.waitForResponse((response) => isSaving(response.url()));
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await saved;
  const card = page.getByRole('list', { name: 'Уроки' }).getByRole('listitem').nth(3);
  await expect(card).toContainText(/Остановка\sна\s0:0\d/);
});

test('the captions are in the current language, and the keyboard changes them', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/education?lesson=1');
  const dialog = lesson(page, 'Как устроена программа');
  const captions = dialog.getByRole('group', { name: 'Субтитры' });
  await expect(captions.getByRole('button', { name: 'Русский' })).toHaveAttribute('aria-pressed', 'true');
  const video = await play(dialog);
  const said = () => captionsOf(video);
  await expect.poll(said).toEqual(['ru 1']);
  const english = captions.getByRole('button', { name: 'English' });
  await tabTo(page, english);
  await page.keyboard.press('Enter');
  await expect.poll(said).toEqual(['en 1']);
  await captions.getByRole('button', { name: 'Нет' }).press('Enter');
  await expect.poll(said).toEqual([]);
});

test('the material of a lesson has the displayed file size', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/education?lesson=1');
  const download = page.waitForEvent('download');
  const sheet = page.getByRole('link', { name: /Памятка\sучастника/ });
  await sheet.click();
  const { size } = statSync(await (await download).path());
  await expect(sheet).toHaveAccessibleName(new RegExp(`PDF,\\s${Math.ceil(size / 1024)}\\sкБ`));
});

test('an unknown lesson shows a message', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/education?lesson=99');
  const missing = page.getByRole('dialog', { name: 'Такого урока нет' });
  await missing.getByRole('button').click();
  await expect(page).toHaveURL(/\/education$/);
});

test('§6 staff can watch a lesson, and the cabinet stores nothing', async ({ signIn, open, page }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (isSaving(request.url())) writes.push(request.url());
  });
  await signIn('manager');
  await open('/education?ownerEmail=student@cabinet.test&lesson=3');
  await expect(lesson(page).getByText(/Это\sчужой\sкабинет/)).toBeVisible();
  const video = await play(lesson(page));
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 30;
  });
  await expect.poll(() => secondOf(video)).toBeGreaterThanOrEqual(30);
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect(course(page)).toContainText('Дальше урок 3, осталось 0:26');
  expect(writes).toEqual([]);
});

test('R31 without a network the lesson shows a message, and plays once the network is back', async ({
  signIn,
  open,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn('student');
  const page = await open('/education?lesson=3');
  await expect(lesson(page)).toBeVisible();
  await context.setOffline(true);
  await expect(lesson(page).getByText(/Сейчас\sнет\sсети/)).toBeVisible();
  await pressSpace(lesson(page));
  await expect(lesson(page).getByText('Видео не открылось')).toBeVisible();
  await context.setOffline(false);
  await lesson(page).getByRole('button', { name: 'Повторить' }).click();
  const video = lesson(page).locator('video');
  await expect.poll(() => secondOf(video)).toBeGreaterThanOrEqual(14);
  await expect(video).toHaveJSProperty('paused', false);
  await expect(video).toBeFocused();

  await expect.poll(() => captionsOf(video)).toEqual(['ru 1']);
  // The browser's own menu turns the captions off like this.
  await video.evaluate((element: HTMLVideoElement) => {
    for (const track of element.textTracks) track.mode = 'disabled';
  });
  await expect(lesson(page).getByRole('button', { name: 'Нет' })).toHaveAttribute('aria-pressed', 'true');
});
