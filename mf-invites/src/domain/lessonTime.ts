import type { Lesson } from '@cabinet/contracts/lessons';

type Watched = Pick<Lesson, 'seconds' | 'watched' | 'doneAt'>;

/** The second where playback resumes: the last position, or 0 for a finished lesson. */
export function resumeAt({ watched, seconds, doneAt }: Watched): number {
  const second = watched ?? 0;
  return doneAt !== null || second >= seconds ? 0 : second;
}

/** The watched share of the lesson, from 0 to 1. */
export function watchedShare({ watched, seconds, doneAt }: Watched): number {
  if (doneAt !== null) return 1;
  return seconds > 0 ? Math.min(1, (watched ?? 0) / seconds) : 0;
}

/** The state of a lesson in the course. */
export function lessonState(lesson: Watched): 'done' | 'begun' | 'new' {
  if (lesson.doneAt !== null) return 'done';
  return (lesson.watched ?? 0) > 0 ? 'begun' : 'new';
}
