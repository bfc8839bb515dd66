import * as v from 'valibot';
import { localTextSchema } from './text.ts';

/** The variants of the programme (§1). */
export const PROJECTS = ['mc', 'mti', 'synergy', 'people', 'capital'] as const;
export type Project = (typeof PROJECTS)[number];

/** Ids of the variants in the group's systems (§9). Two variants have no id. */
export const PROJECT_IDS = {
  mc: 6,
  mti: 5,
  synergy: 1,
  people: null,
  capital: null,
} as const satisfies Record<Project, number | null>;
export const projectIdSchema = v.picklist(Object.values(PROJECT_IDS).filter((id) => id !== null));
export type ProjectId = v.InferOutput<typeof projectIdSchema>;

/** The languages of the cabinet. The first language is the default and the fallback (§1). */
export const LOCALES = ['ru', 'uz', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

const originSchema = v.pipe(
  v.string(),
  v.check(
    (url) => URL.canParse(url) && /^https?:/.test(url),
    'must be an origin such as https://example.org',
  ),
  v.transform((url) => new URL(url).origin),
);

const days = v.pipe(v.number(), v.integer(), v.minValue(1));

const settingsSchema = v.object({
  project: v.optional(v.picklist(PROJECTS), 'synergy'),
  /** Leads and CRM calls carry this id (R54). Default: the id of the variant. */
  projectId: v.optional(v.nullable(projectIdSchema)),
  languages: v.optional(v.pipe(v.array(v.picklist(LOCALES)), v.minLength(1)), [...LOCALES]),
  maintenance: v.optional(v.boolean(), false),
  redirectToProgramme: v.optional(v.boolean(), false),
  programmeOrigins: v.optional(v.array(v.string()), []),
  /** Other origins that remotes may load from, besides the cabinet's own origin (CONTRACT §4). */
  remoteOrigins: v.optional(v.array(originSchema), []),
  /** Origins of portals that may show the pages below `/my/embed/` in a frame. */
  frameOrigins: v.optional(v.array(originSchema), []),
  identity: v.object({
    enabled: v.optional(v.boolean(), true),
    url: v.string(),
    realm: v.string(),
    clientId: v.string(),
    syntheticUser: v.optional(
      v.object({
        email: v.string(),
        firstName: v.string(),
        lastName: v.string(),
        roles: v.optional(v.array(v.string()), []),
      }),
    ),
  }),
  services: v.object({
    loyalty: v.string(),
    crm: v.string(),
    lander: v.string(),
    /** The lander's white-list secret. If absent, the cabinet sends no secret (R28). */
    landerSecret: v.optional(v.string()),
    landing: v.string(),
    /** The service that receives the forms (§7). Default: the lander. */
    leads: v.optional(v.picklist(['lander', 'landing'])),
    suggestions: v.object({ url: v.string(), token: v.optional(v.string(), '') }),
    mainSite: v.string(),
  }),
  /** Base address of referral links (§3). The cabinet adds the hash of the card as `referral`. */
  inviteUrl: v.optional(v.string(), ''),
  /** Base address of short links. The last segment is the alias of the card. Empty: short links are off. */
  shortUrl: v.optional(v.string(), ''),
  /** The variant's university, for texts and printed pages. */
  university: v.nullish(v.object({ name: localTextSchema, address: v.nullish(localTextSchema, null) }), null),
  /** Social links of the footer (§2). */
  social: v.optional(v.array(v.object({ name: localTextSchema, url: v.string() })), []),
  /** Terms of the programme. The cabinet hides a text about an absent term. */
  periods: v.optional(
    v.object({
      /** How long the pick-up place keeps an order (R48). */
      storageDays: v.optional(days),
      /** How long after the hand-over a participant can return goods. */
      returnDays: v.optional(days),
      /** Maximum time in which the university checks the payment of a friend's study. */
      checkDays: v.optional(days),
      /** How long the manager can extend the storage, once per order. */
      extensionDays: v.optional(days),
      /** Lifetime of tokens, in months. */
      tokenMonths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    }),
    {},
  ),
  support: v.object({ email: v.string(), phones: v.array(v.string()) }),
  sentry: v.object({ dsn: v.nullish(v.string()), environment: v.optional(v.string(), 'production') }),
});

/**
 * `/my/config.json`: settings that differ between environments and variants, read at run time (CONTRACT §3).
 */
export const cabinetConfigSchema = v.pipe(
  settingsSchema,
  v.transform((settings) => {
    const { project, projectId = PROJECT_IDS[project] } = settings;
    return { ...settings, projectId };
  }),
);
export type CabinetConfig = v.InferOutput<typeof cabinetConfigSchema>;

/**
 * Reads the configuration of a cabinet for a page of another origin. Checks the configuration and makes its
 * paths absolute addresses.
 * @param origin of the cabinet
 * @param json its `/my/config.json`
 * @throws ValiError if `json` is not a valid configuration
 */
export function configFrom(origin: string, json: unknown): CabinetConfig {
  const config = v.parse(cabinetConfigSchema, json);
  const whole = (address: string) => address && new URL(address, origin).href.replace(/\/$/, '');
  const { services } = config;
  return {
    ...config,
    inviteUrl: whole(config.inviteUrl),
    shortUrl: whole(config.shortUrl),
    services: {
      ...services,
      loyalty: whole(services.loyalty),
      crm: whole(services.crm),
      lander: whole(services.lander),
      landing: whole(services.landing),
      suggestions: { ...services.suggestions, url: whole(services.suggestions.url) },
      mainSite: whole(services.mainSite || origin),
    },
  };
}
