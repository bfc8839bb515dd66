import { useRouteAction } from '@cabinet/api';
import { removePhoto, savePhoto } from '@cabinet/contracts/photo';
import { refreshContact } from '@cabinet/state';

/** Saves a new photo. */
export function useSavePhoto() {
  const { run, reset } = useRouteAction(savePhoto);

  /**
   * @param canvas holds the photo that is saved
   */
  async function save(canvas: HTMLCanvasElement) {
    const [, data = ''] = canvas.toDataURL('image/jpeg', 0.9).split(',');
    await run({ body: { data } });
    await refreshContact();
  }
  return { save, reset };
}

/** Removes the photo. */
export function useRemovePhoto() {
  const { run, isRunning, error } = useRouteAction(removePhoto);

  async function remove() {
    await run({});
    await refreshContact();
  }
  return { remove, isRunning, error };
}
