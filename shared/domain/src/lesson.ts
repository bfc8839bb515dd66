import type { Lesson } from '@cabinet/contracts/lessons';

/**
 * Share of a lesson that counts as watched. The limit is below 1 because of credits and a pause at the end.
 */
const DONE_SHARE = 0.9;

/** Returns whether a lesson counts as watched at a position in seconds. */
export function isLessonWatched(watched: number, { seconds }: Pick<Lesson, 'seconds'>): boolean {
  return watched >= seconds * DONE_SHARE;
}

/**
 * Returns the lesson to continue: a started lesson, or else the first unwatched lesson. Null if all lessons
 * are watched.
 */
export function nextLesson<L extends Pick<Lesson, 'watched' | 'doneAt'>>(lessons: readonly L[]): L | null {
  const open = lessons.filter(({ doneAt }) => doneAt === null);
  return open.find(({ watched }) => (watched ?? 0) > 0) ?? open[0] ?? null;
}

/** Returns the number of watched lessons, and their share of the course in whole percent. */
export function courseProgress(lessons: readonly Pick<Lesson, 'doneAt'>[]): {
  done: number;
  percent: number;
} {
  const done = lessons.filter(({ doneAt }) => doneAt !== null).length;
  return { done, percent: lessons.length === 0 ? 0 : Math.floor((done / lessons.length) * 100) };
}
