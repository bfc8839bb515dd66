import { remotePagesSchema } from '@cabinet/contracts/registry';
import semver from 'semver';
import * as v from 'valibot';

/** The capabilities of a shell release. The build writes them into `release.json`. */
export const bringsSchema = v.object({
  contract: v.number(),
  /** The protocol of containers (docs/decisions/002). */
  protocol: v.optional(v.string()),
  /** Shared modules and their versions. */
  shared: v.record(v.string(), v.string()),
  /** Exports of our own module that all remotes share. */
  exports: v.array(v.string()),
  /** Languages of the cabinet. */
  languages: v.array(v.string()),
  /** First path segments that remotes cannot use. A shell without this field supports no pages of remotes. */
  taken: v.optional(v.array(v.string())),
  /** The types of remote entries that the shell loads, named as in standard manifests. */
  entryTypes: v.optional(v.array(v.string()), ['global', 'var']),
  /** The exposed modules that the shell can show. */
  exposes: v.optional(v.array(v.string()), ['./remote']),
});
export type Brings = v.InferOutput<typeof bringsSchema>;

/** The requirements of a remote release. The build writes them into `release.json`. */
export const needsSchema = v.object({
  contract: v.number(),
  /** The protocol of the container. Older builds lack this field. */
  protocol: v.optional(v.string()),
  /** The standard manifest of a build with other tools. Our own builds have none. */
  manifest: v.optional(
    v.object({
      entryType: v.string(),
      exposes: v.array(v.string()),
      /** The entry makes browsers check every later file. */
      pinsFiles: v.optional(v.boolean()),
    }),
  ),
  /** Shared modules and their accepted version ranges, such as `^19.3.1`. */
  shared: v.record(v.string(), v.string()),
  /** Imports from our own shared module. */
  imports: v.array(v.string()),
  /** The number of the remote's texts in each language. */
  texts: v.record(v.string(), v.number()),
  /** Pages beyond §2, by their first path segment. */
  pages: v.optional(remotePagesSchema),
});
export type Needs = v.InferOutput<typeof needsSchema>;

/**
 * Returns the reasons why a remote cannot run in the shell, one line each. An empty list means that it can.
 */
export function misfits(needs: Needs, brings: Brings): string[] {
  return [
    ...contractMisfits(needs, brings),
    ...sharedMisfits(needs, brings),
    ...textMisfits(needs, brings),
    ...pageMisfits(needs, brings),
  ];
}

function contractMisfits(needs: Needs, brings: Brings): string[] {
  if (needs.manifest) return manifestMisfits(needs.manifest, brings);
  return [
    ...(needs.contract === brings.contract
      ? []
      : [`it uses contract ${needs.contract}, but the live shell uses contract ${brings.contract}`]),
    ...(needs.protocol === brings.protocol
      ? []
      : ['its loading protocol differs from the protocol of the live shell']),
  ];
}

/** Returns the reasons why the shell cannot load a standard manifest, with the names of the settings. */
function manifestMisfits(
  { entryType, exposes }: NonNullable<Needs['manifest']>,
  { entryTypes, exposes: shown }: Brings,
): string[] {
  const isLoaded = entryTypes.includes(entryType);
  const isShown = exposes.some((path) => shown.includes(path));
  return [
    ...(isLoaded ? [] : [`library.type is "${entryType}", but the live shell loads ${orOf(entryTypes)}`]),
    ...(isShown ? [] : [`exposes has no ${orOf(shown)}`]),
  ];
}

function orOf(words: string[]): string {
  return words.map((word) => `"${word}"`).join(' or ');
}

function sharedMisfits(needs: Needs, brings: Brings): string[] {
  const exported = new Set(brings.exports);
  const versions = Object.entries(needs.shared).flatMap(([name, range]) => {
    const version = brings.shared[name];
    if (needs.manifest) return settingMisfits(name, range, version);
    if (!version) return [`the live shell does not provide ${name}`];
    return semver.satisfies(version, range)
      ? []
      : [`it needs ${name} ${range}, but the live shell provides ${version}`];
  });
  // Check the exports, because the version of our own module is raised manually and proves little.
  const missing = needs.imports.filter((name) => !exported.has(name));
  return [...versions, ...missing.map((name) => `the live shell does not share "${name}"`)];
}

/** Returns the same reason for a build with other tools, with the names of its settings. */
function settingMisfits(name: string, range: string, version: string | undefined): string[] {
  if (!version) return [`shared.${name}.import is false, but the live shell does not provide ${name}`];
  if (semver.satisfies(version, range)) return [];
  return [`shared.${name}.requiredVersion is "${range}", but the live shell provides ${version}`];
}

function textMisfits(needs: Needs, brings: Brings): string[] {
  const most = Math.max(0, ...Object.values(needs.texts));
  const untold = brings.languages.filter((language) => (needs.texts[language] ?? 0) < most);
  return untold.map((language) => `it has ${needs.texts[language] ?? 0} of ${most} texts in "${language}"`);
}

function pageMisfits({ pages = {} }: Needs, { taken }: Brings): string[] {
  const segments = Object.keys(pages);
  if (!taken) return segments.length > 0 ? ['the live shell does not support pages of remotes'] : [];
  return segments
    .filter((segment) => taken.includes(segment))
    .map((segment) => `the live shell already has "/${segment}"`);
}
