import { ENTRY_TYPES, EXPOSES, type RemoteRelease } from '@cabinet/contracts/registry';
import { satisfy } from '@module-federation/runtime-core';
import * as v from 'valibot';

/** The required part of a preview's standard manifest. */
const manifestSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ type: v.string() }) }),
  exposes: v.array(v.object({ name: v.string(), path: v.optional(v.string()) })),
  shared: v.optional(
    v.array(
      v.object({
        name: v.string(),
        requiredVersion: v.nullish(v.union([v.string(), v.boolean()])),
        singleton: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
});
/** Shared modules of the host, by name. */
type Provided = Readonly<Record<string, readonly { version: string }[]>>;

/** Data about a release. The list contains it for a release, and the manifest for a preview. */
type Description = Required<Pick<RemoteRelease, 'type' | 'expose'>>;

/**
 * Returns the type of a preview's entry, and the exposed module. The publisher reads the same data from the
 * same manifest.
 * @param json the manifest; an entry without a manifest counts as an entry of the default type
 * @param provided shared modules of the host
 * @throws Error with the invalid setting
 */
export function readPreview(json: unknown, provided: Provided): Description {
  const { success, output: manifest } = v.safeParse(manifestSchema, json);
  if (!success) return { type: 'global', expose: './remote' };
  const { type } = manifest.metaData.remoteEntry;
  if (!ENTRY_TYPES.includes(type))
    throw misfit('library.type', type, `the cabinet loads ${ENTRY_TYPES.join(', ')}`);
  const exposed = manifest.exposes.map(({ name, path }) => path ?? `./${name.replace(/^\.\//, '')}`);
  const expose = EXPOSES.find((name) => exposed.includes(name));
  if (!expose) throw misfit('exposes', exposed.join(', '), `the cabinet shows ${EXPOSES.join(' or ')}`);
  refuseRanges(manifest, expose, provided);
  return { type: type === 'module' ? 'module' : 'global', expose };
}

function refuseRanges(
  { shared }: v.InferOutput<typeof manifestSchema>,
  expose: string,
  provided: Provided,
): void {
  for (const { name, requiredVersion, singleton } of shared) {
    // An application that mounts itself may have its own copy of a library.
    const isOwn = expose === './app' && !singleton;
    const version = provided[name]?.[0]?.version;
    if (isOwn || !version || typeof requiredVersion !== 'string' || satisfy(version, requiredVersion))
      continue;
    throw misfit(`shared.${name}.requiredVersion`, requiredVersion, `the cabinet has ${version}`);
  }
}

function misfit(setting: string, value: string, fact: string): Error {
  return new Error(`${setting} is "${value}", but ${fact}`);
}
