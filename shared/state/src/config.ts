import type { CabinetConfig, ProjectId } from '@cabinet/contracts/config';
import { atom } from 'jotai';
import { store } from './store.ts';

/** `/my/config.json`. Null until the cabinet has read it. */
export const configAtom = atom<CabinetConfig | null>(null);

/** Returns the project id for calls that tell the CRM about a client (R54). */
export function fromProject(): { project_id?: ProjectId } {
  const id = store.get(configAtom)?.projectId;
  return id ? { project_id: id } : {};
}
