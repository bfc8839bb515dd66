import type { Libraries } from './contract.ts';

/** webpack's runtime of this instance, for the build for portals (see shared/build). */
interface Runtime {
  /** The React of its modules. */
  cabinetLibraries?: Libraries;
  /** Called for every requested chunk. webpack waits for the added promises before it runs the modules. */
  f: Record<string, (chunk: unknown, promises: unknown[]) => void>;
}

const runtime = __webpack_require__ as unknown as Runtime;

/** Resolves when React is available. Null before the first request. */
let held: Promise<void> | null = null;

// No module can run before React is available, but all chunks can load.
runtime.f.cabinetLibraries = (_chunk, promises) => promises.push(held);

/**
 * Sets the libraries of this instance once.
 * @param given null loads the libraries of the cabinet
 */
export function holdLibraries(given: Libraries | null): void {
  if (runtime.cabinetLibraries) return;
  if (given) runtime.cabinetLibraries = given;
  else {
    // The request for this chunk comes first, so that it does not wait for itself.
    held = null;
    held = import(/* webpackChunkName: "libraries" */ './libraries.ts').then(({ libraries }) => {
      runtime.cabinetLibraries = libraries;
    });
  }
}
