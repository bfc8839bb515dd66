import { ENTRY_TYPES, EXPOSES, type RemoteRelease } from '@cabinet/contracts/registry';
import { satisfy } from '@module-federation/runtime-core';
import * as v from 'valibot';

/** What a preview needs to say in its standard manifest. */
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

/** What is known of a release in the list, and of a preview by its manifest. */
type Description = Required<Pick<RemoteRelease, 'type' | 'expose'>>;

/**
 * What kind of entry a preview has, and what of it is shown; publishing reads the same from the same manifest.
 * @param json the manifest; an entry without one is taken for one of the usual kind
 * @param provided shared modules of the host
 * @throws Error with the setting that does not fit
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
    // An application that mounts itself may have a library of its own.
    const isOwn = expose === './app' && !singleton;
    const version = provided[name]?.[0]?.version;
    if (isOwn || !version || typeof requiredVersion !== 'string' || satisfy(version, requiredVersion))
      continue;
    throw misfit(`shared.${name}.requiredVersion`, requiredVersion, `the cabinet brings ${version}`);
  }
}

function misfit(setting: string, value: string, fact: string): Error {
  return new Error(`${setting} is "${value}", and ${fact}`);
}
