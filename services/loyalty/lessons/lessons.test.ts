import { LOCALES } from '@cabinet/contracts/config';
import { listLessons, saveLessonProgress } from '@cabinet/contracts/lessons';
import { courseProgress, nextLesson } from '@cabinet/domain/lesson';
import { extractText } from 'unpdf';
import { freshDatabase } from '../../testing/kit/database.ts';
import { type Stage, stageOf } from '../../testing/kit/rehearsal.ts';
import { startServices, type TestCaller, type TestSystem } from '../../testing/kit/system.ts';
import { inCoins } from '../coins.ts';
import { STATUS_NAMES } from '../invitations/repository.ts';
import sheets from '../seed/lessonSheets.json' with { type: 'json' };

let stage: Stage;
let system: TestSystem;
let student: TestCaller;
beforeAll(async () => {
  stage = stageOf(await freshDatabase('seeded'));
  system = await startServices(stage);
  student = system.as('student');
}, 240_000);
afterAll(() => system.close());

const lessonsOf = async (caller: TestCaller) => (await caller.get(listLessons, { query: {} })).lessons;
const watch = (caller: TestCaller, id: number, watched: number) =>
  caller.ask(saveLessonProgress, { params: { id }, body: { watched } });

test('§2 six lessons have a video, captions in three languages and a sheet each', async () => {
  const lessons = await lessonsOf(student);
  expect(lessons.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { videoUrl, captions, materials } of lessons) {
    const files: Array<[string, string]> = [
      [videoUrl, 'video/webm'],
      ...(captions ?? []).map(({ url }): [string, string] => [url, 'text/vtt; charset=utf-8']),
      ...(materials ?? []).flatMap(({ url }) =>
        [url.ru, url.uz, url.en].map((one): [string, string] => [one ?? '', 'application/pdf']),
      ),
    ];
    expect(files).toHaveLength(7);
    for (const [url, type] of files) {
      const { statusCode, headers, rawPayload } = await system.app.inject({ url });
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, type]);
      expect(rawPayload.length).toBeLessThan(300_000);
      expect(headers['cache-control']).toContain('immutable');
    }
  }
});

test('the server sends a video in ranges, so that the player can seek', async () => {
  const [lesson] = await lessonsOf(student);
  const { statusCode, headers } = await system.app.inject({
    url: lesson?.videoUrl ?? '',
    headers: { range: 'bytes=1000-1999' },
  });
  expect([statusCode, headers['content-length']]).toEqual([206, '1000']);
});

test('the captions cover the whole video and have the same number in each language', async () => {
  for (const { captions, seconds } of await lessonsOf(student)) {
    const texts = await Promise.all(
      (captions ?? []).map(async ({ url }) => (await system.app.inject({ url })).body),
    );
    expect(new Set(texts.map((text) => text.split('-->').length)).size).toBe(1);
    for (const text of texts) expect(text).toContain(`--> 00:${seconds}.000`);
  }
});

test('progress is stored, never decreases, and completes the lesson near its end', () =>
  stage.rehearse(async () => {
    expect((await watch(student, 4, 20)).body).toEqual({ watched: 20, doneAt: null });
    expect((await watch(student, 4, 5)).body).toEqual({ watched: 20, doneAt: null });
    expect((await watch(student, 4, 36)).body).toEqual({ watched: 36, doneAt: expect.any(String) });
    const { body } = await watch(student, 4, 86_400);
    expect(body).toEqual({ watched: 40, doneAt: expect.any(String) });
    expect((await lessonsOf(student))[3]).toMatchObject(body);
  }));

test('student has watched two lessons and continues with the third', async () => {
  const lessons = await lessonsOf(student);
  expect(courseProgress(lessons)).toEqual({ done: 2, percent: 33 });
  expect(nextLesson(lessons)?.id).toBe(3);
  expect(nextLesson(await lessonsOf(system.as('poor')))?.id).toBe(1);
});

test.each([
  [7, 10, 404],
  [4, -1, 400],
  [4, 1.5, 400],
  [4, 86_401, 400],
])('lesson %d at second %d is refused with %i', async (id, watched, status) => {
  expect(await watch(student, id, watched)).toMatchObject({ status });
});

test('R53 titles and captions of the course say coins in a variant that counts in coins', async () => {
  const coins = await startServices(await freshDatabase('seeded'), undefined, { isCoins: true });
  const [lessons, told] = [await lessonsOf(coins.as('student')), await lessonsOf(student)];
  const bodyOf = async (url: string) => (await coins.app.inject({ url })).body;
  for (const [index, { title, description, captions }] of lessons.entries()) {
    expect(JSON.stringify([title, description])).not.toMatch(/токен|token/i);
    for (const [place, { locale, url }] of (captions ?? []).entries())
      expect(await bodyOf(url)).toBe(
        inCoins(await bodyOf(told[index]?.captions?.[place]?.url ?? ''), locale),
      );
  }
  expect(lessons[5]?.title).toMatchObject({
    ru: 'Коины и\u00a0учёба',
    uz: 'Koinlar va oʻqish',
    en: 'Coins and studies',
  });
  await coins.close();
});

/** Removes blanks and ligatures, because a line of a sheet may break anywhere. */
const unbroken = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

test.each([
  ['tokens', false, (text: string) => text],
  ['coins', true, inCoins],
])('R53 the sheets say %s in a variant that counts in them', async (_, isCoins, told) => {
  const services = await startServices(await freshDatabase('seeded'), undefined, { isCoins });
  for (const { id, title, materials } of await lessonsOf(services.as('student'))) {
    const points = sheets.find((sheet) => sheet.id === id)?.points;
    for (const locale of LOCALES) {
      const { url, name } = materials?.[0] ?? {};
      const { rawPayload } = await services.app.inject({ url: url?.[locale] ?? '' });
      const lines = points?.[locale].map((point, index) => `${index + 1}${told(point, locale)}`) ?? [];
      const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
      expect(unbroken(text)).toContain(unbroken([name?.[locale], title[locale], ...lines].join('')));
    }
  }
  await services.close();
});

/** No-break spaces look like spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the lesson about statuses names them as the invitations do', async () => {
  const captions = (await lessonsOf(student))[2]?.captions?.find(({ locale }) => locale === 'ru');
  const { body } = await system.app.inject({ url: captions?.url ?? '' });
  const points = sheets.find(({ id }) => id === 3)?.points.ru ?? [];
  const { sent, review, working, waiting, paid, rejected } = STATUS_NAMES;
  const told = (lines: string[]) => lines.map((line) => plain(line.split(':')[0] ?? ''));
  expect(told(points)).toEqual([sent, review, working, waiting].map(plain));
  expect(told(body.split('\n'))).toEqual(
    expect.arrayContaining([sent, review, working, waiting, paid, rejected].map(plain)),
  );
});

test('staff sees the progress of the owner', async () => {
  const { lessons } = await system
    .as('manager')
    .get(listLessons, { query: { email: 'student@cabinet.test' } });
  expect(lessons).toEqual(await lessonsOf(student));
});
