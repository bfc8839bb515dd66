import * as v from 'valibot';
import { LOCALES } from './config.ts';
import { count, numericId, owner, text } from './fields.ts';
import { defineRoute } from './route.ts';
import { localTextSchema } from './text.ts';

/** Upper limit of the watched time of a lesson, in seconds. */
const LONGEST = 24 * 60 * 60;

export const lessonSchema = v.object({
  id: v.number(),
  title: localTextSchema,
  description: localTextSchema,
  /** Length of the video. */
  seconds: count,
  videoUrl: v.string(),
  /** WebVTT files, at most one per language. */
  captions: v.nullish(v.array(v.object({ locale: v.picklist(LOCALES), url: v.string() })), []),
  materials: v.nullish(
    v.array(
      v.object({
        id: v.number(),
        name: localTextSchema,
        /** Address of the file per language. The Russian file always exists. */
        url: localTextSchema,
        /** Size of the Russian file in bytes. */
        size: count,
      }),
    ),
    [],
  ),
  /** Furthest watched position, in seconds. */
  watched: v.nullish(count, 0),
  /** When the participant finished the lesson. */
  doneAt: text,
});
export type Lesson = v.InferOutput<typeof lessonSchema>;

export const listLessons = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/lessons',
  access: 'own',
  summary: 'Lists the lessons of the video course in order, with the own progress',
  query: v.object(owner),
  output: v.object({ lessons: v.array(lessonSchema) }),
});

export const saveLessonProgress = defineRoute({
  service: 'loyalty',
  method: 'PUT',
  path: '/api/lessons/{id}/progress',
  access: 'own',
  summary: 'Stores the own progress in a lesson; the progress never decreases',
  params: v.object({ id: numericId }),
  body: v.object({
    /** Watched position in seconds from the start. */
    watched: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST)),
  }),
  output: v.object({ watched: count, doneAt: text }),
  refuses: [404],
});
