import { useRouteAction } from '@cabinet/api';
import { removePhoto, savePhoto } from '@cabinet/contracts/photo';
import { refreshContact } from '@cabinet/state';

/** Keeps another own photo. */
export function useSavePhoto() {
  const { run, reset } = useRouteAction(savePhoto);

  /** @param canvas holds the photo as it is kept */
  async function save(canvas: HTMLCanvasElement) {
    const [, data = ''] = canvas.toDataURL('image/jpeg', 0.9).split(',');
    await run({ body: { data } });
    await refreshContact();
  }
  return { save, reset };
}

/** Takes the own photo away. */
export function useRemovePhoto() {
  const { run, isRunning, error } = useRouteAction(removePhoto);

  async function remove() {
    await run({});
    await refreshContact();
  }
  return { remove, isRunning, error };
}
