import { claimsOf } from './claims.ts';
import type { Guest, Instance, Libraries, MountOptions } from './contract.ts';
import { fittingLibraries } from './fittingLibraries.ts';
import { importPinned } from './importPinned.ts';
import { tokenFrom } from './tokens.ts';

/** A module instance, for one embed at a time. */
export interface Pooled {
  /** Subject of its last embed, or empty. */
  subject: string;
  /** The React of the portal that it runs with, or undefined for the React of the cabinet. */
  react: Libraries['react'] | undefined;
  start(element: HTMLElement, options: MountOptions): Promise<Guest>;
}

/**
 * Instances of removed embeds. A browser never unloads a module, so a later embed uses them again. It must have the
 * same person (SE6) and the same React.
 */
const idle = new Set<Pooled>();

/**
 * A browser evaluates a module once per address. A unique address gives each embed its own store, client, cache and
 * texts. The file is a runtime of webpack. All instances share the code that it loads.
 */
async function makeInstance(libraries: Libraries | null): Promise<Pooled> {
  const address = `${__webpack_public_path__}embed/instance.js?${Math.random().toString(36).slice(2)}`;
  const { start } = await importPinned<Instance>(address, __PIN_OF_INSTANCE__);
  return {
    subject: '',
    react: libraries?.react,
    start: (element, options) => start(element, options, libraries),
  };
}

/** Returns an instance for an embed of the person. The embed owns it until `giveBack`. */
export async function takeInstance({ token, libraries: given }: MountOptions): Promise<Pooled> {
  const libraries = fittingLibraries(given, __REACT__);
  const subject = idle.size > 0 ? await subjectOf(token) : '';
  const known = [...idle].find(
    (instance) => ['', subject].includes(instance.subject) && instance.react === libraries?.react,
  );
  if (!known) return makeInstance(libraries);
  idle.delete(known);
  return known;
}

export function giveBack(instance: Pooled): void {
  idle.add(instance);
}

/** Returns the subject of the token, or an empty text. */
export async function subjectOf(token: MountOptions['token']): Promise<string> {
  const { sub } = claimsOf(await tokenFrom(token, false));
  return String(sub ?? '');
}
