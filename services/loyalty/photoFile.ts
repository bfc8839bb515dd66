import { PHOTO_SIZE } from '@cabinet/contracts/photo';
import { BadRequest } from '../kit/errors.ts';
import { type HeavyWork, openHeavyWork } from '../kit/heavyWork.ts';
import { HEAVY_WORK } from '../kit/limits.ts';

/** Draws a file as the photo that is kept. */
export type DrawPhoto = HeavyWork<Uint8Array, Uint8Array | null>;

/** What the first twelve bytes of a JPEG, PNG or WebP are, in hexadecimal; what a file is called says nothing. */
const BEGINNINGS = /^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/;

/** Opens the queue in which photos are decoded, one at a time (D1). */
export function openPhotoQueue(): DrawPhoto {
  return openHeavyWork(new URL('./photoWorker.ts', import.meta.url), HEAVY_WORK.photos);
}

/**
 * The photo in a file as it is kept: a square of WebP, upright. It is drawn anew, so that nothing else of the file
 * stays, neither where and when it was taken nor what somebody has put behind the picture.
 * @param data the file in base64
 * @throws {BadRequest} it is no photo, is cut off, or is too large in bytes or in pixels
 * @throws {Unavailable} too many photos wait
 */
export async function photoOf(queue: DrawPhoto, data: string): Promise<Uint8Array> {
  const file = Buffer.from(data, 'base64');
  if (file.length > PHOTO_SIZE || !BEGINNINGS.test(file.toString('hex', 0, 12))) throw badPhoto();
  const photo = await queue.run(file);
  if (!photo) throw badPhoto();
  return photo;
}

function badPhoto(): BadRequest {
  return new BadRequest({
    error: 'Подойдёт фотография в JPEG, PNG или WebP, не больше 2 МБ и 24 мегапикселей',
    errorCode: 'bad_photo',
  });
}
