import { whereAllowed } from '@cabinet/api/whereAllowed';

/** Clears the data that the shell and the remotes keep in this tab, after the sign-out (V3). */
export function forgetTab(): void {
  whereAllowed(() => sessionStorage.clear());
}
