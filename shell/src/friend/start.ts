import { cabinetConfigSchema } from '@cabinet/contracts/config';
import { configAtom } from '@cabinet/state/config';
import { store } from '@cabinet/state/store';
import { safeParse } from 'valibot';

/** Reads the configuration from the document. This page has no sign-in and needs nothing else. */
export function start(): void {
  const text = document.querySelector('#cabinet-config')?.textContent ?? 'null';
  const { success, output } = safeParse(cabinetConfigSchema, JSON.parse(text));
  if (success) store.set(configAtom, output);
}
