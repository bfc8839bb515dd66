import { lessonState, resumeAt, watchedShare } from './lessonTime.ts';

const lesson = (watched: number, doneAt: string | null = null) => ({ seconds: 40, watched, doneAt });
const DONE = '2026-11-20T10:00:00Z';

test.each([
  ['a new lesson begins at its beginning', lesson(0), 0, 0, 'new'],
  ['a begun one goes on where it was left', lesson(14), 14, 0.35, 'begun'],
  ['a watched one begins again', lesson(36, DONE), 0, 1, 'done'],
  ['one left at its very end begins again', lesson(40), 0, 1, 'begun'],
])('lessonTime: %s', (_, given, second, share, state) => {
  expect([resumeAt(given), watchedShare(given), lessonState(given)]).toEqual([second, share, state]);
});
