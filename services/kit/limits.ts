/** Whom or what a limit counts. */
export type CountedBy =
  | 'network'
  | 'account'
  | 'account, else network'
  | 'e-mail and network, or known browser'
  | 'e-mail'
  | 'sign-in form'
  | 'phone or e-mail'
  | 'dial code';

export interface Rate {
  by: CountedBy;
  most: number;
  /** Of the window that is counted. */
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often something may be done. A network is an IPv4 address or the /64 of an IPv6 address (P3); behind one of them a
 * whole university may sit, so figures per network are for hundreds of people, and `SHARED_NETWORKS` names larger ones.
 * docs/operations.md has the same table.
 */
export const RATES = {
  referralLinks: { by: 'network', most: 60, seconds: MINUTE },
  friendChecks: { by: 'account, else network', most: 60, seconds: MINUTE },
  participantSearches: { by: 'account, else network', most: 30, seconds: MINUTE },
  addressSuggestions: { by: 'network', most: 600, seconds: MINUTE },
  calls: { by: 'account', most: 1200, seconds: MINUTE },
  misses: { by: 'account', most: 30, seconds: MINUTE },
  photos: { by: 'account, else network', most: 20, seconds: HOUR },
  photosOfNetwork: { by: 'network', most: 300, seconds: HOUR },
  signInsOfForm: { by: 'sign-in form', most: 20, seconds: MINUTE },
  signInsOfNetwork: { by: 'network', most: 300, seconds: MINUTE },
  wrongPasswords: { by: 'e-mail and network, or known browser', most: 5, seconds: 5 * MINUTE },
  wrongPasswordsOfNetwork: { by: 'network', most: 50, seconds: 10 * MINUTE },
  resetLetters: { by: 'e-mail', most: 5, seconds: HOUR },
  resetLettersOfNetwork: { by: 'network', most: 60, seconds: HOUR },
  remoteUses: { by: 'network', most: 60, seconds: MINUTE },
  publishings: { by: 'network', most: 20, seconds: MINUTE },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof RATES;

/** How many times the figure of a single network those of `SHARED_NETWORKS` have. */
export const SHARED_NETWORK_TIMES = 20;

/** How many requests are answered at once; the next one is refused with 503 (P2, D2). */
export const AT_ONCE = {
  /** Twenty times as many as the stated load keeps; they are answered within a second. */
  requests: { by: 'process', most: 200 },
  signInsOfForm: { by: 'sign-in form', most: 1 },
  signInsOfNetwork: { by: 'network', most: 8 },
} as const;

/** Work in a thread of its own: how many tasks wait, and how long one may wait and run. */
export const HEAVY_WORK = {
  photos: { queue: 4, seconds: 10 },
  passwords: { queue: 20, seconds: 10 },
} as const;

/** Largest photo that is decoded, in pixels, with at most 8 bits a channel. */
export const PHOTO_PIXELS = 24_000_000;
