import sharp from 'sharp';
import { PHOTO_PIXELS } from '../kit/limits.ts';

/** Width and height of a photo as it is kept. */
const SIDE = 512;
/** libvips stops by itself before the queue gives the task up, so that never two photos are decoded at once. */
const DECODE_SECONDS = 5;

// One core decodes, the other answers; a photo is decoded once, so a cache of operations only takes memory.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Draws a photo anew: a square of WebP, upright.
 * @returns null for a file that is no photo, is cut off, or is larger than may be decoded
 */
export async function run(file: Uint8Array): Promise<Uint8Array | null> {
  try {
    const { width, height, depth } = await sharp(file).metadata();
    if (width * height > PHOTO_PIXELS || depth !== 'uchar') return null;
    return await sharp(file, { limitInputPixels: PHOTO_PIXELS })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp()
      .toBuffer();
  } catch {
    return null;
  }
}
