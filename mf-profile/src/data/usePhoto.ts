import { useRouteAction } from '@cabinet/api';
import { removePhoto, savePhoto } from '@cabinet/contracts/photo';
import { refreshContact } from '@cabinet/state';

/** The own photo: another one, or none. */
export function usePhoto() {
  const saving = useRouteAction(savePhoto);
  const removing = useRouteAction(removePhoto);

  /** @param data a JPEG in base64 */
  async function save(data: string) {
    await saving.run({ body: { data } });
    await refreshContact();
  }

  async function remove() {
    await removing.run({});
    await refreshContact();
  }

  return {
    save,
    remove,
    isRunning: saving.isRunning || removing.isRunning,
    error: saving.error ?? removing.error,
    /** Another photo is meant than the one that failed. */
    reset: saving.reset,
  };
}
