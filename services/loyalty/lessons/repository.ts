import type { Tx } from '../../kit/database.ts';
import { iso } from '../members/dates.ts';

export interface LessonProgress {
  watched: number;
  doneAt: string | null;
}

type Row = { lessonId: number; watched: number; doneAt: Date | null };

/** Returns the progress by lesson id. */
export async function findLessonProgress(tx: Tx, contactId: number): Promise<Map<number, LessonProgress>> {
  const rows = await tx.query<Row>(
    `select lesson_id as "lessonId", watched, done_at as "doneAt" from loyalty.lesson_progress
     where contact_id = $1`,
    [contactId],
  );
  return new Map(rows.map((row) => [row.lessonId, progressOf(row)]));
}

/** Stores progress. The watched seconds and the completion never decrease. */
export async function putLessonProgress(
  tx: Tx,
  contactId: number,
  lessonId: number,
  { watched, isDone }: { watched: number; isDone: boolean },
): Promise<LessonProgress> {
  const [row] = await tx.query<Row>(
    `insert into loyalty.lesson_progress as known (contact_id, lesson_id, watched, done_at)
     values ($1, $2, $3, case when $4 then now() end)
     on conflict (contact_id, lesson_id) do update
       set watched = greatest(known.watched, $3), done_at = coalesce(known.done_at, excluded.done_at)
     returning watched, done_at as "doneAt"`,
    [contactId, lessonId, watched, isDone],
  );
  if (!row) throw new Error('The progress was not stored');
  return progressOf(row);
}

function progressOf({ watched, doneAt }: Omit<Row, 'lessonId'>): LessonProgress {
  return { watched, doneAt: doneAt && iso(doneAt) };
}
