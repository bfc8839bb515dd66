import { loadContact } from './loadContact.ts';
import { type Late, useLate } from './useLate.ts';

export type Contact = Awaited<ReturnType<typeof loadContact>>;
export type ContactRead = Late<Contact>;

/** Loads the form and the parts around it. */
export function useContact(): ContactRead {
  return useLate(loadContact);
}
