/** The key that a limit counts. */
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
  /** The length of the window. */
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Rate limits; docs/operations.md has the same table. A network is an IPv4 address or the /64 of an IPv6
 * address (P3). A whole university may share a network, so limits per network are for hundreds of people.
 * Larger networks are listed in `SHARED_NETWORKS`.
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

/** The factor on the network limits for networks in `SHARED_NETWORKS`. */
export const SHARED_NETWORK_TIMES = 20;

/** The maximum number of concurrent requests. Further requests get 503 (P2, D2). */
export const AT_ONCE = {
  /** Twenty times the number under the stated load. The process answers this number within a second. */
  requests: { by: 'process', most: 200 },
  signInsOfForm: { by: 'sign-in form', most: 1 },
  signInsOfNetwork: { by: 'network', most: 8 },
} as const;

/** Work in separate threads: the number of waiting tasks, and the time limit to wait and run. */
export const HEAVY_WORK = {
  photos: { queue: 4, seconds: 10 },
  passwords: { queue: 20, seconds: 10 },
} as const;

/** The largest photo to decode, in pixels, with at most 8 bits per channel. */
export const PHOTO_PIXELS = 24_000_000;
