import type { CabinetConfig, ProjectId } from '@cabinet/contracts/config';
import { atom } from 'jotai';
import { store } from './store.ts';

/** `/my/config.json`; null until it is read. */
export const configAtom = atom<CabinetConfig | null>(null);

/** Goes with the calls that tell the CRM of a client (R54). */
export function fromProject(): { project_id?: ProjectId } {
  const id = store.get(configAtom)?.projectId;
  return id ? { project_id: id } : {};
}
