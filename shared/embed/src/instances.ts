import { claimsOf } from './claims.ts';
import type { Guest, Instance, Libraries, MountOptions } from './contract.ts';
import { fittingLibraries } from './fittingLibraries.ts';
import { importPinned } from './importPinned.ts';
import { tokenFrom } from './tokens.ts';

/** A module instance, for one embed at a time. */
export interface Pooled {
  /** Whose embed it was last; empty: nobody's. */
  subject: string;
  /** Whose React it runs with, for good; null: the cabinet's own. */
  react: Libraries['react'] | null;
  start(element: HTMLElement, options: MountOptions): Promise<Guest>;
}

/**
 * Instances whose embed is gone. A module is never unloaded, so they are used again: by the same person only (SE6), and
 * with the same React.
 */
const idle: Pooled[] = [];

/**
 * Modules are evaluated once for each address: one of its own gives each embed its own store, client, cache and texts.
 * The file behind it is a runtime of webpack; the code that it fetches is shared by all.
 */
async function makeInstance(libraries: Libraries | null): Promise<Pooled> {
  const address = `${__webpack_public_path__}embed/instance.js?${Math.random().toString(36).slice(2)}`;
  const { start } = await importPinned<Instance>(address, __PIN_OF_INSTANCE__);
  return {
    subject: '',
    react: libraries?.react ?? null,
    start: (element, options) => start(element, options, libraries),
  };
}

/** An instance for an embed of that person, which is its own until it is given back. */
export async function takeInstance({ token, libraries: given }: MountOptions): Promise<Pooled> {
  const libraries = fittingLibraries(given, __REACT__);
  const subject = idle.length > 0 ? await subjectOf(token) : '';
  const place = idle.findIndex(
    (instance) => ['', subject].includes(instance.subject) && instance.react === (libraries?.react ?? null),
  );
  return (place < 0 ? undefined : idle.splice(place, 1)[0]) ?? makeInstance(libraries);
}

export function giveBack(instance: Pooled): void {
  idle.push(instance);
}

/** Whose token that is; empty for nobody's. */
export async function subjectOf(token: MountOptions['token']): Promise<string> {
  const { sub } = claimsOf(await tokenFrom(token, false));
  return typeof sub === 'string' ? sub : '';
}
