import { whereAllowed } from '@cabinet/api/whereAllowed';

const KEY = 'cabinet.left';

/**
 * Records that the participant has left the programme. The next page of this tab then says so and does not
 * redirect to the sign-in page. Without storage, the cabinet redirects at once.
 */
export function rememberLeft(): void {
  whereAllowed(() => sessionStorage.setItem(KEY, 'yes'));
}

export function hasLeft(): boolean {
  return whereAllowed(() => sessionStorage.getItem(KEY) !== null) ?? false;
}

export function forgetLeft(): void {
  whereAllowed(() => sessionStorage.removeItem(KEY));
}
