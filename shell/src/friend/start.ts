import { cabinetConfigSchema } from '@cabinet/contracts/config';
import { configAtom } from '@cabinet/state/config';
import { store } from '@cabinet/state/store';
import { safeParse } from 'valibot';

/** Nobody signs in on this page: all it needs is the configuration, which stands in its document. */
export function start(): void {
  const text = document.querySelector('#cabinet-config')?.textContent ?? 'null';
  const { success, output } = safeParse(cabinetConfigSchema, JSON.parse(text));
  if (success) store.set(configAtom, output);
}
