import { LOCALES } from '@cabinet/contracts/config';
import { type Lesson, listLessons, saveLessonProgress } from '@cabinet/contracts/lessons';
import { isLessonWatched } from '@cabinet/domain/lesson';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';
import { writeOnce } from '../../kit/once.ts';
import { serve } from '../../kit/serve.ts';
import { localTextInCoins } from '../coins.ts';
import { type ServedFiles, serveFiles } from '../files.ts';
import { findContact, getContact } from '../members/contacts.ts';
import course from '../seed/lessons.json' with { type: 'json' };
import { findLessonProgress, type LessonProgress, putLessonProgress } from './repository.ts';

export async function serveLessons(
  app: FastifyInstance,
  db: Database,
  { isCoins = false } = {},
): Promise<void> {
  const files = await serveFiles(app, 'lessons', new URL('./files/', import.meta.url));

  serve(app, listLessons, async (_, caller) => {
    const contact = await findContact(db, caller);
    const progress = contact ? await findLessonProgress(db, contact.id) : null;
    return {
      lessons: course.map((lesson) => lessonAnswer(lesson, { files, isCoins }, progress?.get(lesson.id))),
    };
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
  { files, isCoins }: { files: ServedFiles; isCoins: boolean },
  progress: LessonProgress = { watched: 0, doneAt: null },
): Lesson {
  const { id } = lesson;
  const named = (locale: string, type: string) => `${id}.${locale}${isCoins ? '.coin' : ''}.${type}`;
  const urlOf = (locale: string, type: string) => files.urlOf(named(locale, type));
  return {
    ...lesson,
    ...(isCoins && {
      title: localTextInCoins(lesson.title),
      description: localTextInCoins(lesson.description),
    }),
    videoUrl: files.urlOf(`${id}.webm`),
    captions: LOCALES.map((locale) => ({ locale, url: urlOf(locale, 'vtt') })),
    materials: [
      {
        id,
        ...material,
        // The size of the Russian sheet. The other languages differ by about 2 kB.
        size: files.sizeOf(named('ru', 'pdf')),
        url: { ru: urlOf('ru', 'pdf'), uz: urlOf('uz', 'pdf'), en: urlOf('en', 'pdf') },
      },
    ],
    ...progress,
  };
}
