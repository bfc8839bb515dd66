import type { Libraries } from './contract.ts';

/** webpack's runtime of this instance, as the build for portals uses it (see shared/build). */
interface Runtime {
  /** What its modules import as React. */
  cabinetLibraries?: Libraries;
  /** Asked about every chunk that is fetched: what they add is waited for before its modules run. */
  f: Record<string, (chunk: unknown, promises: unknown[]) => void>;
}

const runtime = __webpack_require__ as unknown as Runtime;

/** Resolves when there is a React; null while nobody has asked for one. */
let held: Promise<void> | null = null;

// No module may run before there is a React to import, but all of them can be on their way.
runtime.f.cabinetLibraries = (_chunk, promises) => promises.push(held);

/**
 * Makes these the libraries of this instance, for good.
 * @param given null: the cabinet's own, which are fetched
 */
export function holdLibraries(given: Libraries | null): void {
  if (runtime.cabinetLibraries) return;
  if (given) runtime.cabinetLibraries = given;
  else {
    // That one chunk is asked for before there is anything to wait for.
    held = null;
    held = import(/* webpackChunkName: "libraries" */ './libraries.ts').then(({ libraries }) => {
      runtime.cabinetLibraries = libraries;
    });
  }
}
