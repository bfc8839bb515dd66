import { courseProgress, isLessonWatched, nextLesson } from './lesson.ts';

const lesson = (id: number, watched = 0, doneAt: string | null = null) => ({ id, watched, doneAt });
const done = (id: number) => lesson(id, 100, '2026-11-20T10:00:00Z');

test.each([
  [0, false],
  [89, false],
  [90, true],
  [100, true],
  [1_000, true],
])('isLessonWatched after %i of 100 seconds returns %p', (watched, isWatched) => {
  expect(isLessonWatched(watched, { seconds: 100 })).toBe(isWatched);
});

test.each([
  ['the first lesson', [lesson(1), lesson(2)], 1],
  ['the first unwatched lesson', [done(1), lesson(2), lesson(3)], 2],
  ['a started lesson', [lesson(1), lesson(2, 30), lesson(3)], 2],
  ['null after the last lesson', [done(1), done(2)], null],
  ['null without lessons', [], null],
] as const)('nextLesson returns %s', (_, lessons, id) => {
  expect(nextLesson([...lessons])?.id ?? null).toBe(id);
});

test('courseProgress counts only finished lessons', () => {
  expect(courseProgress([done(1), done(2), lesson(3, 99), lesson(4), lesson(5), lesson(6)])).toEqual({
    done: 2,
    percent: 33,
  });
  expect(courseProgress([])).toEqual({ done: 0, percent: 0 });
});
