import { configAtom } from '@cabinet/state/config';
import { useAtomValue } from 'jotai';

/** What this variant calls its tokens (§1). */
export function useTokenWord(): 'token' | 'coin' {
  return useAtomValue(configAtom)?.project === 'mti' ? 'coin' : 'token';
}
