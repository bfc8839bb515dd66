import * as v from 'valibot';
import { localTextSchema } from './text.ts';

/** The version of the agreement between shell and remotes; a remote of another contract is refused. */
export const REMOTE_CONTRACT = 1;

/** Types of entries that the shell loads, by the names of standard manifests. */
export const ENTRY_TYPES = ['global', 'var', 'module'];
/** Modules that the shell shows: the first of them that a remote exposes. */
export const EXPOSES = ['./remote', './app'] as const;

const remoteReleaseSchema = v.object({
  version: v.string(),
  entry: v.string(),
  /** Pins the entry's code (see `isPin`); the entry pins whatever it loads (docs/decisions/013). */
  integrity: v.optional(v.string()),
  /** Pins `embed/mount.js` beside the entry, which portals load instead; a release that they cannot show has none. */
  embed: v.optional(v.string()),
  /** What kind of script the entry is: one that sets a global, which most are, or an ES module. */
  type: v.optional(v.picklist(['global', 'module'])),
  /** What the shell shows of it: React routes, which most are, or an application that mounts itself. */
  expose: v.optional(v.picklist(EXPOSES)),
});
export type RemoteRelease = v.InferOutput<typeof remoteReleaseSchema>;

/** A page that a remote brings beyond §2, which no shell has to know beforehand. */
const remotePageSchema = v.object({
  /** What the navigation and the window call it. */
  title: localTextSchema,
  needsCard: v.boolean(),
  inNavbar: v.optional(v.boolean()),
  /** Has pages one segment below it. */
  hasChildren: v.optional(v.boolean()),
});

/** Such pages by the first segment of their address below `/my`. */
export const remotePagesSchema = v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)), remotePageSchema);
export type RemotePages = v.InferOutput<typeof remotePagesSchema>;

/** One remote in `/my/remotes.json` (CONTRACT §4). `entry` is a manifest or a `remoteEntry.js`. */
export const remoteRecordSchema = v.object({
  ...remoteReleaseSchema.entries,
  contract: v.number(),
  pages: v.optional(remotePagesSchema),
  canary: v.optional(
    v.object({
      ...remoteReleaseSchema.entries,
      /** Of browsers that get it in the cabinet. */
      percent: v.number(),
      /** Of browsers that get it in the pages of portals; none unless said. */
      portals: v.optional(v.number()),
      /** When it began, ISO: what is counted of both releases from then on is compared. */
      since: v.optional(v.string()),
    }),
  ),
});
export type RemoteRecord = v.InferOutput<typeof remoteRecordSchema>;

/** `/my/remotes.json`: which release of each remote is live. */
export const registrySchema = v.object({
  revision: v.string(),
  remotes: v.record(v.string(), remoteRecordSchema),
});
export type Registry = v.InferOutput<typeof registrySchema>;

/** Name of a remote's container, and of the global that it answers to: a JavaScript identifier, such as `mf_catalog`. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** Which remote shows a route of §2, by the first segment below `/my`; other routes are the shell's own. */
export const REMOTE_OF_SEGMENT: Readonly<Record<string, string>> = {
  '': 'mf-profile',
  'get-card': 'mf-profile',
  'no-card': 'mf-profile',
  profile: 'mf-profile',
  catalog: 'mf-catalog',
  orders: 'mf-orders',
  addresses: 'mf-orders',
  invites: 'mf-invites',
  invite: 'mf-invites',
  rating: 'mf-invites',
  education: 'mf-invites',
  'email-change': 'mf-email-change',
};

/**
 * The remote that shows an address of the cabinet, such as `/my/catalog/12`; undefined where the shell does.
 * @param registry says which remotes have pages beyond §2
 */
export function remoteOf(pathname: string, registry?: Registry): string | undefined {
  const [, , segment = ''] = pathname.split('/');
  if (Object.hasOwn(REMOTE_OF_SEGMENT, segment)) return REMOTE_OF_SEGMENT[segment];
  const listed = Object.entries(registry?.remotes ?? {});
  return listed.find(([, { pages }]) => pages && Object.hasOwn(pages, segment))?.[0];
}
