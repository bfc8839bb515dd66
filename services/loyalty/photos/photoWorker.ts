import sharp from 'sharp';
import { SIZES, TIME_LIMITS } from '../../kit/limits.ts';

/** Width and height of a stored photo, in pixels. */
const SIDE = 512;

// One core decodes while the other answers requests. Each photo is decoded once, so an operation cache only
// takes memory.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Re-encodes a photo as an upright WebP square.
 * @returns null for a file that is not a photo, is truncated, or is too large
 */
export async function run(file: Uint8Array): Promise<Uint8Array | null> {
  try {
    const { width, height, depth } = await sharp(file).metadata();
    if (width * height > SIZES.photoPixels || depth !== 'uchar') return null;
    return await sharp(file, { limitInputPixels: SIZES.photoPixels })
      .timeout({ seconds: TIME_LIMITS.decoding / 1000 })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp()
      .toBuffer();
  } catch {
    return null;
  }
}
