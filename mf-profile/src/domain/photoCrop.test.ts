import { cropRoom, cropSquare, MIDDLE, moveCrop } from './photoCrop.ts';

const WIDE = { width: 400, height: 200 };

test('MIDDLE is the largest square in the middle', () => {
  expect(cropSquare(WIDE, MIDDLE)).toEqual({ left: 100, top: 0, side: 200 });
});

test('cropSquare keeps less of the picture at a higher zoom', () => {
  expect(cropSquare(WIDE, { ...MIDDLE, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
});

test('moveCrop moves the picture under the square and stops at its edges', () => {
  const moved = moveCrop(WIDE, MIDDLE, { x: 0.25, y: 0.25 });
  expect(cropSquare(WIDE, moved)).toEqual({ left: 50, top: 0, side: 200 });
  expect(moveCrop(WIDE, MIDDLE, { x: 9, y: 0 })).toEqual({ ...MIDDLE, x: 0 });
  expect(moveCrop(WIDE, MIDDLE, { x: -9, y: 0 })).toEqual({ ...MIDDLE, x: 1 });
});

test('cropRoom is false where the square covers the picture', () => {
  expect(cropRoom(WIDE, MIDDLE)).toEqual({ x: true, y: false });
  expect(cropRoom({ width: 300, height: 300 }, MIDDLE)).toEqual({ x: false, y: false });
  expect(cropRoom({ width: 300, height: 300 }, { ...MIDDLE, zoom: 2 })).toEqual({ x: true, y: true });
});
