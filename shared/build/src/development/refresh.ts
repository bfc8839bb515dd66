import * as runtime from 'react-refresh/runtime';

// React keeps one refresh runtime: the shell's first script brings it, and every other build registers with it. This
// module stands in for the runtime in all builds (config.ts); its query names the build's application.

declare global {
  var reactRefresh: typeof runtime | undefined;
}

const application = __resourceQuery.slice(1);
if (application === 'shell') globalThis.reactRefresh ??= runtime;

/** A deployed cabinet has React's production build, which cannot refresh: the page loads again. */
const page = globalThis.reactRefresh ?? { ...runtime, performReactRefresh: () => location.reload() };

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
} = page;

/** Two remotes have modules of the same name. */
export function register(type: unknown, id: string): void {
  page.register(type, `${id} of ${application}`);
}
