import { lessonState, resumeAt, watchedShare } from './lessonTime.ts';

const lesson = (watched: number, doneAt: string | null = null) => ({ seconds: 40, watched, doneAt });
const DONE = '2026-11-20T10:00:00Z';

test.each([
  ['a new lesson starts at 0', lesson(0), 0, 0, 'new'],
  ['a started lesson resumes at the saved position', lesson(14), 14, 0.35, 'begun'],
  ['a watched lesson starts again', lesson(36, DONE), 0, 1, 'done'],
  ['a lesson saved at its end starts again', lesson(40), 0, 1, 'begun'],
])('lessonTime: %s', (_, given, second, share, state) => {
  expect([resumeAt(given), watchedShare(given), lessonState(given)]).toEqual([second, share, state]);
});
