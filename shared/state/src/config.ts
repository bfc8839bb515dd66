import type { CabinetConfig } from '@cabinet/contracts/config';
import { atom } from 'jotai';

/** `/my/config.json`; null until it is read. */
export const configAtom = atom<CabinetConfig | null>(null);
