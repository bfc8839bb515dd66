import * as v from 'valibot';
import { localTextSchema } from './text.ts';

/** The version of the contract between shell and remotes. The shell refuses a remote with another version. */
export const REMOTE_CONTRACT = 1;

/** Entry types that the shell loads, by their names in standard manifests. */
export const ENTRY_TYPES = ['global', 'var', 'module'];
/** Modules that the shell can show. The shell takes the first one that the remote exposes. */
export const EXPOSES = ['./remote', './app'] as const;

const remoteReleaseSchema = v.object({
  version: v.string(),
  entry: v.string(),
  /** Pin of the entry file (see `isPin`). The entry pins the files that it loads (docs/decisions/013). */
  integrity: v.optional(v.string()),
  /**
   * Pin of `embed/mount.js` beside the entry, which portals load instead. Absent if portals cannot show the
   * release.
   */
  embed: v.optional(v.string()),
  /** Script type of the entry: `global` sets a global variable (the usual type), `module` is an ES module. */
  type: v.optional(v.picklist(['global', 'module'])),
  /** The module to show: React routes (the usual case), or an application that mounts itself. */
  expose: v.optional(v.picklist(EXPOSES)),
});
export type RemoteRelease = v.InferOutput<typeof remoteReleaseSchema>;

/** A page of a remote beyond §2. The shell does not need to know such pages in advance. */
const remotePageSchema = v.object({
  /** Title in the navigation and in the window. */
  title: localTextSchema,
  needsCard: v.boolean(),
  inNavbar: v.optional(v.boolean()),
  /** Whether pages exist one segment below this page. */
  hasChildren: v.optional(v.boolean()),
});

/** Additional pages, by the first segment of their address below `/my`. */
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
      /** Percentage of browsers that get the canary in the cabinet. */
      percent: v.number(),
      /** Percentage of browsers that get the canary in the pages of portals. Default: 0. */
      portals: v.optional(v.number()),
      /** Start of the canary, ISO. The comparison with the live release counts from this moment. */
      since: v.optional(v.string()),
    }),
  ),
});
export type RemoteRecord = v.InferOutput<typeof remoteRecordSchema>;

/** `/my/remotes.json`: the live release of each remote. */
export const registrySchema = v.object({
  revision: v.string(),
  remotes: v.record(v.string(), remoteRecordSchema),
});
export type Registry = v.InferOutput<typeof registrySchema>;

/**
 * Returns the name of a remote's container and global variable: a JavaScript identifier, such as
 * `mf_catalog`.
 */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** The remote of each route of §2, by the first segment below `/my`. The shell owns all other routes. */
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
 * Returns the remote that shows an address of the cabinet, such as `/my/catalog/12`. Returns undefined if the
 * shell shows the address.
 * @param registry lists the remotes with pages beyond §2
 */
export function remoteOf(pathname: string, registry?: Registry): string | undefined {
  const [, , segment = ''] = pathname.split('/');
  if (Object.hasOwn(REMOTE_OF_SEGMENT, segment)) return REMOTE_OF_SEGMENT[segment];
  const listed = Object.entries(registry?.remotes ?? {});
  return listed.find(([, { pages }]) => pages && Object.hasOwn(pages, segment))?.[0];
}
