import { remotePagesSchema } from '@cabinet/contracts/registry';
import semver from 'semver';
import * as v from 'valibot';

/** What the shell of a release brings to remotes; its build writes it into `release.json`. */
export const bringsSchema = v.object({
  contract: v.number(),
  /** How it speaks with containers (docs/decisions/002). */
  protocol: v.optional(v.string()),
  /** Shared modules and their versions. */
  shared: v.record(v.string(), v.string()),
  /** Names that the one module of ours exports, which all remotes share. */
  exports: v.array(v.string()),
  /** Languages that the cabinet speaks. */
  languages: v.array(v.string()),
  /** First segments of addresses that no remote can take; a shell that says none knows no pages but its own. */
  taken: v.optional(v.array(v.string())),
  /** Types of remote entries that it loads, by the names of standard manifests. */
  entryTypes: v.optional(v.array(v.string()), ['global', 'var']),
  /** Modules that it shows, whichever of them a remote exposes. */
  exposes: v.optional(v.array(v.string()), ['./remote']),
});
export type Brings = v.InferOutput<typeof bringsSchema>;

/** What the remote of a release needs of the shell; its build writes it into `release.json`. */
export const needsSchema = v.object({
  contract: v.number(),
  /** How its container speaks with the shell; those of before there was a choice do not say. */
  protocol: v.optional(v.string()),
  /** Of a build of other tools: what its standard manifest says. Our own builds have none. */
  manifest: v.optional(
    v.object({
      entryType: v.string(),
      exposes: v.array(v.string()),
      /** The entry has browsers check every later file. */
      pinsFiles: v.optional(v.boolean()),
    }),
  ),
  /** Shared modules and the versions that do, such as `^19.3.1`. */
  shared: v.record(v.string(), v.string()),
  /** Names that it imports of the one module of ours. */
  imports: v.array(v.string()),
  /** How many texts the remote has in each language. */
  texts: v.record(v.string(), v.number()),
  /** Pages beyond §2, by the first segment of their address. */
  pages: v.optional(remotePagesSchema),
});
export type Needs = v.InferOutput<typeof needsSchema>;

/** Why a remote cannot run in that shell, each reason a line; none where it can. */
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
      : [`it keeps contract ${needs.contract}, the live shell ${brings.contract}`]),
    ...(needs.protocol === brings.protocol
      ? []
      : ['it was built for a shell that loads remotes another way']),
  ];
}

/** Why the shell cannot load what a standard manifest describes, by the names of the settings. */
function manifestMisfits(
  { entryType, exposes }: NonNullable<Needs['manifest']>,
  { entryTypes, exposes: shown }: Brings,
): string[] {
  const isLoaded = entryTypes.includes(entryType);
  const isShown = exposes.some((path) => shown.includes(path));
  return [
    ...(isLoaded ? [] : [`library.type is "${entryType}", and the live shell loads ${orOf(entryTypes)}`]),
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
    if (!version) return [`the live shell brings no ${name}`];
    return semver.satisfies(version, range)
      ? []
      : [`it needs ${name} ${range}, the live shell brings ${version}`];
  });
  // The version of what is ours tells little: it is raised by hand.
  const missing = needs.imports.filter((name) => !exported.has(name));
  return [...versions, ...missing.map((name) => `the live shell shares no "${name}"`)];
}

/** The same for a build of other tools, by the names of its settings. */
function settingMisfits(name: string, range: string, version: string | undefined): string[] {
  if (!version) return [`shared.${name}.import is false, and the live shell brings no ${name}`];
  if (semver.satisfies(version, range)) return [];
  return [`shared.${name}.requiredVersion is "${range}", and the live shell brings ${version}`];
}

function textMisfits(needs: Needs, brings: Brings): string[] {
  const most = Math.max(0, ...Object.values(needs.texts));
  const untold = brings.languages.filter((language) => (needs.texts[language] ?? 0) < most);
  return untold.map((language) => `it has ${needs.texts[language] ?? 0} of ${most} texts in "${language}"`);
}

function pageMisfits({ pages = {} }: Needs, { taken }: Brings): string[] {
  const segments = Object.keys(pages);
  if (!taken) return segments.length > 0 ? ['the live shell knows no pages but its own'] : [];
  return segments
    .filter((segment) => taken.includes(segment))
    .map((segment) => `the live shell has "/${segment}" already`);
}
