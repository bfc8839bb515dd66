import { PHOTO_SIZE } from '@cabinet/contracts/photo';
import { BODY_LIMIT } from '@cabinet/contracts/route';
import { USAGE_BODY_LIMIT } from '@cabinet/contracts/usage';
import { CODE_MINUTES } from '@cabinet/domain/code';
import { REMINDERS_PER_DAY } from '@cabinet/domain/invitation';

// All limits of the services, except lengths of texts: routes and forms limit those. docs/operations.md has
// the same tables.

/** The key that a limit counts. */
export type CountedBy =
  | 'network'
  | 'account'
  | 'account, else network'
  | 'e-mail and network, or known browser'
  | 'e-mail'
  | 'phone'
  | 'phone or e-mail'
  | 'code'
  | 'sign-in form'
  | 'dial code';

export interface Rate {
  by: CountedBy;
  most: number;
  /** The length of the window. */
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Limits that count requests. A network is an IPv4 address or the /64 of an IPv6
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
  identityCalls: { by: 'network', most: 1200, seconds: MINUTE },
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

/** The window of the anti-spam limits (§8). */
export const SPAM_SECONDS = 5 * MINUTE;

/** Limits that count what the services stored. Above them, the services refuse. */
export const QUOTAS = {
  codesInARow: { by: 'phone or e-mail', most: 1, seconds: MINUTE },
  codesOfTarget: { by: 'phone or e-mail', most: 5, seconds: DAY },
  codesOfAccount: { by: 'account', most: 10, seconds: DAY },
  codesOfNetwork: { by: 'network', most: 30, seconds: HOUR },
  codesOfDialCode: { by: 'dial code', most: 1000, seconds: DAY },
  triesOfCode: { by: 'code', most: 5, seconds: CODE_MINUTES * MINUTE },
  triesOfTarget: { by: 'phone or e-mail', most: 15, seconds: DAY },
  leadsOfNetwork: { by: 'network', most: 30, seconds: SPAM_SECONDS },
  leadsOfPhone: { by: 'phone', most: 3, seconds: SPAM_SECONDS },
  leadsOfEmail: { by: 'e-mail', most: 3, seconds: SPAM_SECONDS },
  reminders: { by: 'account', most: REMINDERS_PER_DAY, seconds: DAY },
  managerQuestions: { by: 'account', most: 10, seconds: DAY },
  supportTickets: { by: 'account', most: 10, seconds: DAY },
} as const satisfies Record<string, Rate>;

/** Limits that count what the services stored. Above them, an operator reviews the friend (B4). */
export const REVIEWS = {
  invitations: { by: 'account', most: 10, seconds: DAY },
  invitationsOfNetwork: { by: 'network', most: 10, seconds: HOUR },
  registrations: { by: 'account', most: 10, seconds: DAY },
} as const satisfies Record<string, Rate>;

/** Time limits, in milliseconds. */
export const TIME_LIMITS = {
  /** For a client that sends headers, and a whole request: a photo over a slow mobile network (P2). */
  headers: 10_000,
  request: 30_000,
  /** For a wait for a connection to the database, no longer than a user waits (P2). */
  connection: 1_500,
  /** For an answer of the database to the health check of the process (P2). */
  database: 1_200,
  /** Long enough for a queue of purchases on one card, and short enough for a person. */
  lock: 5_000,
  /** For the migrations of another process that starts. */
  migration: 60_000,
  healthCheck: 2_000,
  /** libvips ends before the queue does, so that two photos are never decoded at once. */
  decoding: 5_000,
  delivery: 10_000,
  download: 60_000,
  ending: 8_000,
} as const;

/** Limits of sizes and numbers. */
export const SIZES = {
  /** Connections of a process to a database server. */
  connections: 20,
  /** Bytes. */
  body: BODY_LIMIT,
  usageBody: USAGE_BODY_LIMIT,
  photo: PHOTO_SIZE,
  /** Pixels of a photo, with at most 8 bits per channel. */
  photoPixels: 24_000_000,
  /** Bytes of a packed build. */
  archive: 32 * 2 ** 20,
  /** Bytes and files of an unpacked build. */
  build: 64 * 2 ** 20,
  buildFiles: 2_000,
} as const;
