import sharp from 'sharp';
import { SIZES } from '../kit/limits.ts';

/** Returns a PNG with the largest number of pixels that the services decode (D1). */
export async function largestPhoto(): Promise<Buffer> {
  const side = Math.floor(Math.sqrt(SIZES.photoPixels));
  return sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
}
