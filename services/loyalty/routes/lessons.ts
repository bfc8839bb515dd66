import { LOCALES } from '@cabinet/contracts/config';
import { type Lesson, listLessons, saveLessonProgress } from '@cabinet/contracts/lessons';
import { isLessonWatched } from '@cabinet/domain/lesson';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';
import { writeOnce } from '../../kit/once.ts';
import { serve } from '../../kit/serve.ts';
import { type FileUrl, serveFiles } from '../files.ts';
import { findContact, getContact } from '../repository/contacts.ts';
import { findLessonProgress, type LessonProgress, putLessonProgress } from '../repository/lessons.ts';
import course from '../seed/lessons.json' with { type: 'json' };

export async function serveLessons(app: FastifyInstance, db: Database): Promise<void> {
  const urlOf = await serveFiles(app, 'lessons');

  serve(app, listLessons, async (_, caller) => {
    const contact = await findContact(db, caller);
    const progress = contact ? await findLessonProgress(db, contact.id) : null;
    return { lessons: course.map((lesson) => lessonAnswer(lesson, urlOf, progress?.get(lesson.id))) };
  });

  serve(app, saveLessonProgress, async ({ params, body }, caller) =>
    writeOnce(db, caller, ['saveLessonProgress', params, body], async (tx) => {
      const lesson = course.find(({ id }) => id === params.id);
      if (!lesson) throw new NotFound();
      const contact = await getContact(tx, caller);
      const watched = Math.min(body.watched, lesson.seconds);
      return putLessonProgress(tx, contact.id, lesson.id, {
        watched,
        isDone: isLessonWatched(watched, lesson),
      });
    }),
  );
}

function lessonAnswer(
  { material, ...lesson }: (typeof course)[number],
  urlOf: FileUrl,
  progress: LessonProgress = { watched: 0, doneAt: null },
): Lesson {
  const { id } = lesson;
  const sheet = (locale: string) => urlOf(`${id}.${locale}.pdf`);
  return {
    ...lesson,
    videoUrl: urlOf(`${id}.webm`),
    captions: LOCALES.map((locale) => ({ locale, url: urlOf(`${id}.${locale}.vtt`) })),
    materials: [{ id, ...material, url: { ru: sheet('ru'), uz: sheet('uz'), en: sheet('en') } }],
    ...progress,
  };
}
