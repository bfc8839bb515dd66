import { useFormats } from '@cabinet/i18n/useFormats';
import { configAtom } from '@cabinet/state/config';
import { Letterhead } from '@cabinet/ui/Letterhead';
import { useAtomValue } from 'jotai';

/** Shows the owner of the data at the head of a printed page. */
export function PrintHead() {
  const { localText } = useFormats();
  const university = useAtomValue(configAtom)?.university;
  return <Letterhead name={localText(university?.name)} address={localText(university?.address)} />;
}
