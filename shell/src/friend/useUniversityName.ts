import { useFormats } from '@cabinet/i18n/useFormats';
import { configAtom } from '@cabinet/state/config';
import { useAtomValue } from 'jotai';

/** Of the configuration; empty where nobody has given it. */
export function useUniversityName(): string {
  const { localText } = useFormats();
  return localText(useAtomValue(configAtom)?.university?.name);
}
