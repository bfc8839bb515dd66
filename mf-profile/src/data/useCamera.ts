import { useEffect, useState } from 'react';
import { type CameraFault, cameraFault } from '../domain/cameraFault.ts';

const WANTED = { video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 1280 } } };

/** The camera's picture as long as it is asked for, or why there is none (R15). */
export function useCamera() {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);

  useEffect(() => {
    let isWanted = true;
    const opened = askForCamera();
    opened.then(
      (camera) => isWanted && setStream(camera),
      (error: unknown) => isWanted && setFault(cameraFault(error)),
    );
    return () => {
      isWanted = false;
      // However late the permission comes, the light goes out.
      opened.then(stop, () => {});
    };
  }, []);
  return { stream, fault };
}

/** A page without a secure origin has no such interface. */
async function askForCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('no media devices', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia(WANTED);
}

function stop(camera: MediaStream): void {
  for (const track of camera.getTracks()) track.stop();
}
