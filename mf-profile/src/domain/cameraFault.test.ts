import { cameraFault } from './cameraFault.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'absent'],
  ['OverconstrainedError', 'absent'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])('R15 cameraFault maps %s to %s', (name, fault) => {
  expect(cameraFault(new DOMException('', name))).toBe(fault);
});
