import { cropRoom, cropSquare, MIDDLE, moveCrop } from './photoCrop.ts';

const WIDE = { width: 400, height: 200 };

test('the largest square lies in the middle', () => {
  expect(cropSquare(WIDE, MIDDLE)).toEqual({ left: 100, top: 0, side: 200 });
});

test('a closer look keeps less of the picture', () => {
  expect(cropSquare(WIDE, { ...MIDDLE, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
});

test('the picture is moved under the square, and never out of it', () => {
  const moved = moveCrop(WIDE, MIDDLE, { x: 0.25, y: 0.25 });
  expect(cropSquare(WIDE, moved)).toEqual({ left: 50, top: 0, side: 200 });
  expect(moveCrop(WIDE, MIDDLE, { x: 9, y: 0 })).toEqual({ ...MIDDLE, x: 0 });
  expect(moveCrop(WIDE, MIDDLE, { x: -9, y: 0 })).toEqual({ ...MIDDLE, x: 1 });
});

test('there is nothing to choose where the square takes all', () => {
  expect(cropRoom(WIDE, MIDDLE)).toEqual({ x: true, y: false });
  expect(cropRoom({ width: 300, height: 300 }, MIDDLE)).toEqual({ x: false, y: false });
  expect(cropRoom({ width: 300, height: 300 }, { ...MIDDLE, zoom: 2 })).toEqual({ x: true, y: true });
});
