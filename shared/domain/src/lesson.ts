import type { Lesson } from '@cabinet/contracts/lessons';

/** A lesson counts as watched from this share on: credits and a pause before the end are no lesson. */
const DONE_SHARE = 0.9;

/** Whether somebody who has come so far, in seconds, has watched the lesson. */
export function isLessonWatched(watched: number, { seconds }: Pick<Lesson, 'seconds'>): boolean {
  return watched >= seconds * DONE_SHARE;
}

/** The lesson to go on with: one that was begun, else the first that was not watched; null when all were. */
export function nextLesson<L extends Pick<Lesson, 'watched' | 'doneAt'>>(lessons: readonly L[]): L | null {
  const open = lessons.filter(({ doneAt }) => doneAt === null);
  return open.find(({ watched }) => (watched ?? 0) > 0) ?? open[0] ?? null;
}

/** How many lessons were watched, and how much of the course that is, in whole percent. */
export function courseProgress(lessons: readonly Pick<Lesson, 'doneAt'>[]): {
  done: number;
  percent: number;
} {
  const done = lessons.filter(({ doneAt }) => doneAt !== null).length;
  return { done, percent: lessons.length === 0 ? 0 : Math.floor((done / lessons.length) * 100) };
}
