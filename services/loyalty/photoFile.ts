import { PHOTO_SIZE } from '@cabinet/contracts/photo';
import { BadRequest } from '../kit/errors.ts';

/** What the first twelve bytes of a JPEG, PNG or WebP are, in hexadecimal; what a file is called says nothing. */
const BEGINNINGS = /^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/;
/** A small file may hold more than there is memory for. */
const PIXELS = 40_000_000;
/** Width and height of a photo as it is kept. */
const SIDE = 512;

/**
 * The photo in a file as it is kept: a square of WebP, upright. It is drawn anew, so that nothing else of the file
 * stays, neither where and when it was taken nor what somebody has put behind the picture.
 * @param data the file in base64
 * @throws {BadRequest} it is no photo, is cut off, or is too large in bytes or in pixels
 */
export async function photoOf(data: string): Promise<Uint8Array> {
  const file = Buffer.from(data, 'base64');
  if (file.length > PHOTO_SIZE || !BEGINNINGS.test(file.toString('hex', 0, 12))) throw badPhoto();
  // Only now: a machine that it is not made for lacks photos and nothing else.
  const { default: sharp } = await import('sharp');
  return sharp(file, { limitInputPixels: PIXELS })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .webp()
    .toBuffer()
    .catch(() => {
      throw badPhoto();
    });
}

function badPhoto(): BadRequest {
  return new BadRequest({
    error: 'Подойдёт фотография в JPEG, PNG или WebP, не больше 2 МБ',
    errorCode: 'bad_photo',
  });
}
