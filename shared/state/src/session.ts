import type { Scope } from '@cabinet/api/settings';
import { mayViewAs } from '@cabinet/domain/roles';
import { atom } from 'jotai';
import { store } from './store.ts';

/** The signed-in person, from the identity token (§3, §6). */
export interface Session {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: string[];
}

export const sessionAtom = atom<Session | null>(null);

/** Signs out by hand. Null where the cabinet cannot sign out, as in a portal. */
export const signOutAtom = atom<{ signOut(): void } | null>(null);

/** The e-mail of the participant whose cabinet staff views, or null (§6). */
export const ownerEmailAtom = atom<string | null>(null);

export const isViewAsAtom = atom((get) => get(ownerEmailAtom) !== null);

/** Whether staff is in their own cabinet (§6). */
export const isStaffAtom = atom((get) => !get(isViewAsAtom) && mayViewAs(get(sessionAtom)?.roles ?? []));

/** The participant has left the programme. Their data is gone, and the shell ends the session. */
export const hasLeftAtom = atom(false);

/** Returns the person whose data the calls request. Pass it to `configureApi` as `scope`. */
export function apiScope(): Scope {
  const session = store.get(sessionAtom);
  return {
    subject: session?.subject ?? '',
    owner: store.get(ownerEmailAtom),
    email: session?.email ?? null,
  };
}
