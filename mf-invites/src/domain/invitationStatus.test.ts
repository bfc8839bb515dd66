import { stepOf } from './invitationStatus.ts';

test.each([
  ['sent', 1],
  ['review', 2],
  ['working', 3],
  ['waiting', 4],
  ['paid', 5],
  ['declined', 0],
  ['rejected', 0],
  ['paused', null],
])('%s is step %p', (status, step) => {
  expect(stepOf(status)).toBe(step);
});
