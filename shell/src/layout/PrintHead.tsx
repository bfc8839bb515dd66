import { useFormats } from '@cabinet/i18n/useFormats';
import { configAtom } from '@cabinet/state/config';
import { Letterhead } from '@cabinet/ui/Letterhead';
import { useAtomValue } from 'jotai';

/** At the head of every page on paper: whose it is. */
export function PrintHead() {
  const { localText } = useFormats();
  const university = useAtomValue(configAtom)?.university;
  return <Letterhead name={localText(university?.name)} address={localText(university?.address)} />;
}
