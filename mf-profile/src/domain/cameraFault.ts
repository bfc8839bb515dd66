/** Why there is no picture of the camera (R15): not allowed to, none there, or it does not respond (§8). */
export type CameraFault = 'denied' | 'absent' | 'busy';

// Names of https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia
const DENIED = ['NotAllowedError', 'SecurityError'];
const ABSENT = ['NotFoundError', 'OverconstrainedError'];

/** What the browser's refusal means; every other one is a camera that another program may hold. */
export function cameraFault(error: unknown): CameraFault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (DENIED.includes(name)) return 'denied';
  return ABSENT.includes(name) ? 'absent' : 'busy';
}
