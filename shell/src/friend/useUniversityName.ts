import { useFormats } from '@cabinet/i18n/useFormats';
import { configAtom } from '@cabinet/state/config';
import { useAtomValue } from 'jotai';

/** Returns the university's name from the configuration, or an empty string without a name. */
export function useUniversityName(): string {
  const { localText } = useFormats();
  return localText(useAtomValue(configAtom)?.university?.name);
}
