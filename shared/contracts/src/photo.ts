import * as v from 'valibot';
import { defineRoute } from './route.ts';

/** Largest photo, in bytes. */
export const PHOTO_SIZE = 2 * 1024 * 1024;
/** Allowed types of a photo. The service checks the first bytes of the file, not the declared type. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

const BASE64_LENGTH = Math.ceil(PHOTO_SIZE / 3) * 4;

export const savePhoto = defineRoute({
  service: 'loyalty',
  method: 'PUT',
  path: '/api/photo',
  access: 'own',
  summary:
    'Sets or replaces the own photo: JPEG, PNG, or WebP, up to 2 MiB, 24 megapixels, and 8 bits a channel',
  body: v.object({
    /** The file in base64, without the prefix `data:`. */
    data: v.pipe(v.string(), v.minLength(1), v.maxLength(BASE64_LENGTH), v.base64()),
  }),
  bodyLimit: BASE64_LENGTH + 1024,
  output: v.object({ imgUrl: v.string() }),
  refuses: [404, 429],
});

export const removePhoto = defineRoute({
  service: 'loyalty',
  method: 'DELETE',
  path: '/api/photo',
  access: 'own',
  summary: 'Deletes the own photo',
  output: v.looseObject({}),
  refuses: [404],
});
