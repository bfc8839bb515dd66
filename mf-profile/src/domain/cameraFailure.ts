/** Why the camera gives no picture (R15): permission denied, no camera, or no response (§8). */
export type CameraFailure = 'denied' | 'absent' | 'busy';

// Names of https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia
const DENIED = ['NotAllowedError', 'SecurityError'];
const ABSENT = ['NotFoundError', 'OverconstrainedError'];

/** Maps an error of the browser to a failure. Unknown errors mean that another program may use the camera. */
export function cameraFailure(error: unknown): CameraFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (DENIED.includes(name)) return 'denied';
  return ABSENT.includes(name) ? 'absent' : 'busy';
}
