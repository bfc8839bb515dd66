/** Whom or what a limit counts. */
export type CountedBy =
  | 'network'
  | 'account'
  | 'account, else network'
  | 'account and network'
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
  addressSuggestions: { by: 'network', most: 600, seconds: MINUTE },
  photos: { by: 'account, else network', most: 20, seconds: HOUR },
  photosOfNetwork: { by: 'network', most: 300, seconds: HOUR },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof RATES;

/** How many times the figure of a single network those of `SHARED_NETWORKS` have. */
export const SHARED_NETWORK_TIMES = 20;

/** Work in a thread of its own: how many tasks wait, and how long one may wait and run. */
export const HEAVY_WORK = {
  photos: { queue: 4, seconds: 10 },
} as const;

/** Largest photo that is decoded, in pixels, with at most 8 bits a channel. */
export const PHOTO_PIXELS = 24_000_000;
