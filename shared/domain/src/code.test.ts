import { codeNumber, codeText, secondsToResend } from './code.ts';

test.each([
  ['123456', 123456],
  ['000042', 42],
  ['000000', 0],
  [' 123 456 ', 123456],
  ['12-34-56', 123456],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['１２３４５６', null],
  ['1e5', null],
  ['', null],
])('§4 R4 the code %j is sent as %p', (typed, code) => {
  expect(codeNumber(typed)).toBe(code);
});

test.each([
  [123_456, '123456'],
  [42, '000042'],
  [0, '000000'],
])('R4 the number %p becomes the code %s', (number, text) => {
  expect(codeText(number)).toBe(text);
});

const sentAt = new Date('2026-11-21T12:00:00.000Z');
const after = (ms: number) => new Date(sentAt.getTime() + ms);

test.each([
  [0, null, 60],
  [1, null, 60],
  [1_000, null, 59],
  [59_001, null, 1],
  [60_000, null, 0],
  [3_600_000, null, 0],
  [0, 90, 90],
  [30_500, 90, 60],
  [0, 0, 0],
  [-3_600_000, null, 60],
])('§4 R3 %d ms after sending with a wait of %p s, %d s are left', (ms, wait, seconds) => {
  expect(secondsToResend(sentAt, after(ms), wait)).toBe(seconds);
});

test('R3 secondsToResend returns 0 before the first sending', () => {
  expect(secondsToResend(null, after(0))).toBe(0);
});
