import { PHOTO_SIZE, PHOTO_TYPES, type PhotoType } from '@cabinet/contracts/photo';
import { photoFile } from '@cabinet/domain/forms/photo';
import { BadRequest } from '../../kit/errors.ts';
import { type HeavyWork, openHeavyWork } from '../../kit/heavyWork.ts';
import { HEAVY_WORK } from '../../kit/limits.ts';
import { parseForm } from '../../kit/parseForm.ts';

/** Converts a file to the stored photo. */
export type DrawPhoto = HeavyWork<Uint8Array, Uint8Array | null>;

/** The first twelve bytes of each type, in hexadecimal. File names are not trusted. */
const BEGINNINGS: Record<PhotoType, RegExp> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/webp': /^52494646.{8}57454250/,
};
const BAD_PHOTO = {
  error: 'Подойдёт фотография в JPEG, PNG или WebP, не больше 2 МБ и 24 мегапикселей',
  errorCode: 'bad_photo',
};
const sentFile = photoFile(PHOTO_SIZE);

/** Opens the queue that decodes photos, one at a time (D1). */
export function openPhotoQueue(): DrawPhoto {
  return openHeavyWork(new URL('./photoWorker.ts', import.meta.url), HEAVY_WORK.photos);
}

/**
 * Returns the stored form of a photo: an upright WebP square. Re-encoding removes everything else from the
 * file: place, time, and hidden data.
 * @param data the file in base64
 * @throws {BadRequest} the file is not a photo, is truncated, or is too large in bytes or in pixels
 * @throws {Unavailable} the queue is full
 */
export async function photoOf(queue: DrawPhoto, data: string): Promise<Uint8Array> {
  const file = Buffer.from(data, 'base64');
  parseForm(sentFile, new Blob([file], { type: typeOf(file) }), BAD_PHOTO);
  const photo = await queue.run(file);
  if (!photo) throw new BadRequest(BAD_PHOTO);
  return photo;
}

function typeOf(file: Buffer): string {
  const beginning = file.toString('hex', 0, 12);
  return PHOTO_TYPES.find((type) => BEGINNINGS[type].test(beginning)) ?? '';
}
