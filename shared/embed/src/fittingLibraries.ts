import type { PortalLibraries } from '@cabinet/elements';
import type { Libraries } from './contract.ts';

/**
 * Returns the portal's React if the cabinet can use it. All parts need one version, of the same major and not older.
 * @param own React version of the cabinet
 * @returns null if the cabinet must load its own React
 */
export function fittingLibraries(given: PortalLibraries | null | undefined, own: string): Libraries | null {
  const libraries = (given ?? {}) as Partial<Libraries>;
  const { react, 'react-dom': dom, 'react-dom/client': client, 'react/jsx-runtime': runtime } = libraries;
  const isOne = react?.version === dom?.version && typeof client?.createRoot === 'function';
  const isComplete = isOne && typeof runtime?.jsx === 'function';
  return isComplete && isInRange(react?.version ?? '', own) ? (libraries as Libraries) : null;
}

/** Matches `^own`. A prerelease does not match. */
function isInRange(version: string, own: string): boolean {
  const [major, minor, patch] = partsOf(version);
  const [ownMajor, ownMinor, ownPatch] = partsOf(own);
  return major === ownMajor && (minor > ownMinor || (minor === ownMinor && patch >= ownPatch));
}

function partsOf(version: string): [number, number, number] {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  return [Number(major), Number(minor), Number(patch)];
}
