import { call, refreshRoutes } from '@cabinet/api';
import { type Lesson, listLessons, saveLessonProgress } from '@cabinet/contracts/lessons';
import { writeObstacleAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Seconds of the video between two saves. */
const EVERY = 5;

/**
 * Saves the progress of a lesson: during playback, on a pause, and when the lesson or the page is left. The
 * saved progress never decreases, so a repeated or late save is harmless.
 */
export function useLessonProgress({ id, watched }: Pick<Lesson, 'id' | 'watched'>) {
  const obstacle = useAtomValue(writeObstacleAtom);
  const [hasFailed, setFailed] = useState(false);
  const place = useRef(0);
  const kept = useRef(watched ?? 0);
  /** Position of the last attempt. A failed save is retried only later. */
  const tried = useRef(kept.current);
  const isTold = useRef(true);

  async function keep(): Promise<void> {
    const next = Math.floor(place.current);
    if (obstacle || next <= kept.current) return;
    const before = kept.current;
    kept.current = next;
    tried.current = next;
    isTold.current = false;
    try {
      await call(saveLessonProgress, { params: { id }, body: { watched: next } });
      setFailed(false);
    } catch {
      kept.current = before;
      setFailed(true);
    }
  }

  async function keepAndTell(): Promise<void> {
    await keep();
    if (isTold.current || obstacle) return;
    isTold.current = true;
    await refreshRoutes([listLessons]);
  }

  const leave = useEffectEvent(() => void keepAndTell());
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);

  return {
    obstacle,
    hasFailed,
    /** Reports the current second of the video. */
    reach: (second: number) => {
      place.current = second;
      if (second >= tried.current + EVERY) void keep();
    },
    /** Reports a pause. Saves the progress and refreshes the list of lessons. */
    rest: () => void keepAndTell(),
  };
}
