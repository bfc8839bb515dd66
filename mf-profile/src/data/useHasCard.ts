import { cardStateAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/** Whether pages that need an active card are open (§2). */
export function useHasCard(): boolean {
  return useAtomValue(cardStateAtom) === 'active';
}
