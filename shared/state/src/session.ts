import type { Scope } from '@cabinet/api/settings';
import { mayViewAs } from '@cabinet/domain/roles';
import { atom } from 'jotai';
import { store } from './store.ts';

/** The signed-in person, as the identity token tells (§3, §6). */
export interface Session {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: string[];
}

export const sessionAtom = atom<Session | null>(null);

/** Ends the session by hand; null where that is not the cabinet's own to do, as in a portal. */
export const signOutAtom = atom<{ signOut(): void } | null>(null);

/** E-mail of the participant whose cabinet staff views, or null (§6). */
export const ownerEmailAtom = atom<string | null>(null);

export const isViewAsAtom = atom((get) => get(ownerEmailAtom) !== null);

/** Staff in a cabinet of their own (§6). */
export const isStaffAtom = atom((get) => !get(isViewAsAtom) && mayViewAs(get(sessionAtom)?.roles ?? []));

/** The participant has left the programme: nothing here is theirs any more, and the shell ends the session. */
export const hasLeftAtom = atom(false);

/** Whose data the calls ask for: what `configureApi` takes as `scope`. */
export function apiScope(): Scope {
  const session = store.get(sessionAtom);
  return {
    subject: session?.subject ?? '',
    owner: store.get(ownerEmailAtom),
    email: session?.email ?? null,
  };
}
