import { useEffect, useState } from 'react';
import { type CameraFailure, cameraFailure } from '../domain/cameraFailure.ts';

const WANTED = { video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 1280 } } };

/** The camera stream while the component is mounted, or the failure (R15). */
export function useCamera() {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [failure, setFailure] = useState<CameraFailure | null>(null);

  useEffect(() => {
    let isWanted = true;
    const opened = askForCamera();
    opened.then(
      (camera) => isWanted && setStream(camera),
      (error: unknown) => isWanted && setFailure(cameraFailure(error)),
    );
    return () => {
      isWanted = false;
      // Stop the camera even if the permission arrives after unmounting.
      opened.then(stop, () => {});
    };
  }, []);
  return { stream, failure };
}

/** Browsers do not define `mediaDevices` on an insecure origin. */
async function askForCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('no media devices', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia(WANTED);
}

function stop(camera: MediaStream): void {
  for (const track of camera.getTracks()) track.stop();
}
