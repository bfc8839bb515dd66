import { cameraFailure } from './cameraFailure.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'absent'],
  ['OverconstrainedError', 'absent'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])('R15 cameraFailure maps %s to %s', (name, failure) => {
  expect(cameraFailure(new DOMException('', name))).toBe(failure);
});
