/** Of a remote's `package.json` what its federation options are made of. */
export interface RemotePackage {
  /** Name of the remote in the registry, such as `mf-catalog`. */
  name: string;
  /** What the remote takes from the shell, each with the range of versions that it works with. */
  peerDependencies?: Record<string, string>;
}

/** One entry of the plugin's `shared` option. */
export interface SharedEntry {
  singleton: true;
  requiredVersion: string;
  /** The remote carries none of its own: the shell provides it. */
  import: false;
}

/** Modules of a package beside its index that are shared too: React's for JSX, and what is fetched when it is first asked for. */
const ALSO: Record<string, string[]> = {
  react: ['react/jsx-runtime'],
  '@cabinet/state': ['@cabinet/state/leads'],
  '@cabinet/ui': ['@cabinet/ui/form', '@cabinet/ui/later'],
};

/** How pnpm marks the range of a package of the same workspace. */
const WORKSPACE = 'workspace:';

/**
 * The plugin's `shared` option: each peer dependency is a module that the shell provides as one copy.
 * @param remote the remote's `package.json`
 */
export function sharedOf({ peerDependencies = {} }: RemotePackage): Record<string, SharedEntry> {
  const entries = Object.entries(peerDependencies).flatMap(([name, range]) => {
    const requiredVersion = range.startsWith(WORKSPACE) ? range.slice(WORKSPACE.length) : range;
    const entry: SharedEntry = { singleton: true, requiredVersion, import: false };
    return [name, ...(ALSO[name] ?? [])].map((module) => [module, entry] as const);
  });
  return Object.fromEntries(entries);
}
