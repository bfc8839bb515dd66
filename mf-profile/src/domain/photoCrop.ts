import type { Crop } from '@cabinet/domain/forms/photo';

export const MOST_ZOOM = 3;

/** The largest square, in the middle. */
export const MIDDLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

interface Size {
  width: number;
  height: number;
}

/** The square, in pixels of the picture. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/**
 * The square after the picture was moved under it.
 * @param by in parts of the side of the square; the picture moves right and down
 */
export function moveCrop(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = cropSquare(size, crop);
  const along = (at: number, length: number, part: number) => {
    const room = length - side;
    return room > 0 ? Math.min(1, Math.max(0, at - (part * side) / room)) : at;
  };
  return { ...crop, x: along(crop.x, size.width, by.x), y: along(crop.y, size.height, by.y) };
}

/** The directions in which the square can move. */
export function cropRoom(size: Size, crop: Crop): { x: boolean; y: boolean } {
  const { side } = cropSquare(size, crop);
  return { x: size.width - side >= 1, y: size.height - side >= 1 };
}
