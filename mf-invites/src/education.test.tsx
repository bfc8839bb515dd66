import { type Lesson, listLessons, saveLessonProgress } from '@cabinet/contracts/lessons';
import { anAccount } from '@cabinet/testing/account';
import { answer } from '@cabinet/testing/fakeNetwork';
import { type RenderRemoteOptions, renderRemote } from '@cabinet/testing/renderRemote';
import { setOnline } from '@cabinet/testing/setOnline';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as remote from './remote.tsx';

// jsdom has no playback and no text tracks.
Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
  get: () =>
    Object.assign(new EventTarget(), { [Symbol.iterator]: Array.prototype[Symbol.iterator], length: 0 }),
});
HTMLMediaElement.prototype.play = async function (this: HTMLMediaElement) {
  fireEvent.play(this);
};

/** The dialog has the same name as the video. */
const VIDEO = { selector: 'video' };

const DONE = '2026-11-20T10:00:00Z';

function lesson(id: number, overrides: Partial<Lesson> = {}): Lesson {
  return {
    id,
    title: { ru: `Тема ${id}` },
    description: { ru: `О чём урок ${id}` },
    seconds: 40,
    videoUrl: `/loyalty/lessons/${id}.webm`,
    captions: [
      { locale: 'ru', url: '/ru.vtt' },
      { locale: 'en', url: '/en.vtt' },
    ],
    materials: [
      { id, name: { ru: 'Памятка' }, url: { ru: '/sheet.ru.pdf', en: '/sheet.en.pdf' }, size: 19_503 },
    ],
    watched: 0,
    doneAt: null,
    ...overrides,
  };
}

const FIRST = lesson(1, { watched: 36, doneAt: DONE });
const LAST = lesson(3);
const LESSONS = [FIRST, lesson(2, { watched: 14 }), LAST];

function open(
  path = '/education',
  lessons: object = { lessons: LESSONS },
  options: Partial<RenderRemoteOptions> = {},
) {
  return renderRemote(remote, {
    name: 'mf-invites',
    path,
    answers: (network) => {
      network.on(listLessons, () => lessons);
      network.on(saveLessonProgress, ({ body }) => {
        network.on(listLessons, () => ({ lessons: [FIRST, lesson(2, body), LAST] }));
        return { ...body, doneAt: null };
      });
    },
    ...options,
  });
}

/** Simulates playback at a second of the video. */
function play(second: number) {
  const video = screen.getByLabelText<HTMLVideoElement>(/^Тема/, VIDEO);
  video.currentTime = second;
  fireEvent.timeUpdate(video);
  return video;
}

const savings = ({ network }: Awaited<ReturnType<typeof open>>) =>
  network.calls(saveLessonProgress).map(({ input: { body } }) => body.watched);

describe('the course', () => {
  test('the course continues with the started lesson and shows the progress', async () => {
    await open();
    const stage = await screen.findByRole('region', { name: 'Твой курс' });
    expect(stage).toHaveTextContent('Дальше урок 2, осталось 0:26');
    expect(within(stage).getByRole('link', { name: 'Продолжить' })).toHaveAttribute(
      'href',
      '/education?lesson=2',
    );
    expect(within(stage).getByRole('progressbar', { name: 'Просмотрено 1 из 3' })).toBeVisible();
    const cards = within(screen.getByRole('list', { name: 'Уроки' })).getAllByRole('listitem');
    expect(cards.map((card) => /Просмотрен|Остановка на 0:14|Не начат/.exec(card.textContent)?.[0])).toEqual([
      'Просмотрен',
      'Остановка на 0:14',
      'Не начат',
    ]);
  });

  test('a finished course leads to an invitation', async () => {
    await open('/education', { lessons: [lesson(1, { doneAt: DONE })] });
    expect(await screen.findByRole('heading', { name: 'Курс пройден' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Позвать друга' })).toHaveAttribute('href', '/invite');
  });

  test('a course that failed to load can be loaded again', async () => {
    const { user, network } = await open('/education', answer(409));
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    network.on(listLessons, () => ({ lessons: LESSONS }));
    await user.click(retry);
    expect(await screen.findByRole('region', { name: 'Твой курс' })).toBeVisible();
  });
});

describe('a lesson', () => {
  test('a lesson has an address, and so has the next lesson', async () => {
    const { user, path } = await open();
    await user.click(await screen.findByRole('link', { name: 'Продолжить' }));
    expect(path()).toBe('/education?lesson=2');
    const dialog = await screen.findByRole('dialog', { name: 'Тема 2' });
    await user.click(within(dialog).getByRole('link', { name: 'Следующий урок' }));
    expect(path()).toBe('/education?lesson=3');
    const last = await screen.findByRole('dialog', { name: 'Тема 3' });
    expect(within(last).queryByRole('link', { name: 'Следующий урок' })).not.toBeInTheDocument();
    await user.click(within(last).getByRole('button', { name: 'Закрыть' }));
    expect(path()).toBe('/education');
  });

  test('a missing lesson says so', async () => {
    const { user, path } = await open('/education?lesson=9');
    const dialog = await screen.findByRole('dialog', { name: 'Такого урока нет' });
    await user.click(within(dialog).getByRole('button'));
    expect(path()).toBe('/education');
  });

  test('a lesson offers its files in the interface language, with their sizes', async () => {
    await open('/education?lesson=2', undefined, { language: 'en' });
    expect(await screen.findByRole('link', { name: /Памятка\s*PDF, 20 kB/ })).toHaveAttribute(
      'href',
      '/sheet.en.pdf',
    );
  });

  test('a lesson resumes at the last position', async () => {
    await open('/education?lesson=2');
    expect(await screen.findByText('Продолжим с 0:14')).toBeVisible();
    const video = screen.getByLabelText<HTMLVideoElement>('Тема 2', VIDEO);
    fireEvent.loadedMetadata(video);
    expect(video.currentTime).toBe(14);
  });

  test('a lesson saves the position during playback, on a pause and on leaving, and never goes back', async () => {
    const view = await open('/education?lesson=2');
    await screen.findByRole('dialog');
    play(3);
    play(17);
    expect(savings(view)).toEqual([]);
    play(19.4);
    await screen.findByRole('dialog');
    play(21);
    expect(savings(view)).toEqual([19]);
    fireEvent.pause(play(22));
    play(24);
    await view.user.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(savings(view)).toEqual([19, 22, 24]));
    expect(await screen.findByText('Остановка на 0:24')).toBeVisible();
  });

  test('a lesson shows a failed save and tries again', async () => {
    const view = await open('/education?lesson=3');
    await screen.findByRole('dialog');
    view.network.on(saveLessonProgress, () => answer(409));
    play(6);
    expect(await screen.findByText(/Место в уроке не сохранилось/)).toBeVisible();
    view.network.on(saveLessonProgress, ({ body }) => ({ watched: body.watched, doneAt: null }));
    play(10);
    expect(savings(view)).toEqual([6]);
    play(11);
    await waitFor(() => expect(screen.queryByText(/не сохранилось/)).not.toBeInTheDocument());
    expect(savings(view)).toEqual([6, 11]);
  });

  test('§6 a lesson in view-as saves nothing and says so', async () => {
    const account = anAccount({ owner: 'student@cabinet.test' });
    const view = await open('/education?lesson=2', undefined, { account });
    expect(await screen.findByText(/Это чужой кабинет/)).toBeVisible();
    fireEvent.pause(play(30));
    await view.user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(savings(view)).toEqual([]);
  });

  test('R31 a lesson keeps the position until the network is back', async () => {
    const view = await open('/education?lesson=2');
    await screen.findByRole('dialog');
    await setOnline(false);
    expect(screen.getByText(/Сейчас нет сети/)).toBeVisible();
    fireEvent.pause(play(30));
    expect(savings(view)).toEqual([]);
    await setOnline(true);
    fireEvent.pause(play(31));
    await waitFor(() => expect(savings(view)).toEqual([31]));
    expect(await screen.findByText('Остановка на 0:31')).toBeVisible();
  });

  test('a retry of a video that failed to open plays it', async () => {
    const { user } = await open('/education?lesson=2');
    const failed = await screen.findByLabelText('Тема 2', VIDEO);
    expect(failed.querySelector('track')).toBeNull();
    fireEvent.error(failed);
    expect(await screen.findByText('Видео не открылось')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    const video = screen.getByLabelText('Тема 2', VIDEO);
    // The captions load when the video plays.
    await waitFor(() => expect(video.querySelector('track')).toHaveAttribute('srclang', 'ru'));
  });
});
