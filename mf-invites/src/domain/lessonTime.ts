import type { Lesson } from '@cabinet/contracts/lessons';

type Watched = Pick<Lesson, 'seconds' | 'watched' | 'doneAt'>;

/** Where to go on: where one has stopped, or at the beginning of what was watched to its end. */
export function resumeAt({ watched, seconds, doneAt }: Watched): number {
  const second = watched ?? 0;
  return doneAt !== null || second >= seconds ? 0 : second;
}

/** How much of the lesson was watched, from 0 to 1. */
export function watchedShare({ watched, seconds, doneAt }: Watched): number {
  if (doneAt !== null) return 1;
  return seconds > 0 ? Math.min(1, (watched ?? 0) / seconds) : 0;
}

/** Where a lesson stands in the course. */
export function lessonState(lesson: Watched): 'done' | 'begun' | 'new' {
  if (lesson.doneAt !== null) return 'done';
  return (lesson.watched ?? 0) > 0 ? 'begun' : 'new';
}
