import * as runtime from 'react-refresh/runtime';

// React supports one refresh runtime. The shell's first script sets it, and all other builds register with
// it. This module replaces the runtime in all builds (config.ts). Its query contains the application's name.

declare global {
  var reactRefresh: typeof runtime | undefined;
}

const application = __resourceQuery.slice(1);
if (application === 'shell') globalThis.reactRefresh ??= runtime;

/** A deployed cabinet has React's production build, which cannot refresh, so the page reloads. */
const page = globalThis.reactRefresh ?? { ...runtime, performReactRefresh: () => location.reload() };

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
} = page;

/** Adds the application to the id, because two remotes can have modules with the same name. */
export function register(type: unknown, id: string): void {
  page.register(type, `${id} of ${application}`);
}
