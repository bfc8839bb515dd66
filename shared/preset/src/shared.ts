/** The part of a remote's `package.json` that sets its federation options. */
export interface RemotePackage {
  /** The name of the remote in the registry, such as `mf-catalog`. */
  name: string;
  /** The modules that the remote takes from the shell, each with its supported range of versions. */
  peerDependencies?: Record<string, string>;
}

/** An entry of the plugin's `shared` option. */
export interface SharedEntry {
  singleton: true;
  requiredVersion: string;
  /** The remote contains no copy of its own, because the shell provides the module. */
  import: false;
}

/**
 * Further shared modules of a package besides its index: React's JSX runtime, and modules that load on
 * demand.
 */
const ALSO: Record<string, string[]> = {
  react: ['react/jsx-runtime'],
  '@cabinet/state': ['@cabinet/state/leads'],
  '@cabinet/ui': ['@cabinet/ui/form', '@cabinet/ui/later'],
};

/** pnpm's prefix for the version range of a package in the same workspace. */
const WORKSPACE = 'workspace:';

/**
 * Returns the plugin's `shared` option. The shell provides each peer dependency as one copy.
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
