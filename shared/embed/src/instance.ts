import type { RemoteModule } from '@cabinet/federation/contract';
import type { Guest, Libraries, MountOptions } from './contract.ts';
import { holdLibraries } from './holdLibraries.ts';
import { pinScripts } from './pinScripts.ts';
import { readConfig } from './readConfig.ts';
import { styles } from './styles.ts';

// Import everything else later: a style sheet needs a root before it loads, and the first file must be small.

/** See `Instance`. */
export async function start(
  element: HTMLElement,
  options: MountOptions,
  libraries: Libraries | null,
): Promise<Guest> {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  // The slot shows the portal's fallback content until the remote is ready, and after a failure.
  const meanwhile = root.querySelector('slot') ?? document.createElement('slot');
  root.append(meanwhile);
  try {
    const config = readConfig(options.origin);
    const query = options.attempt ? `?${options.attempt}` : '';
    pinScripts(query);
    holdLibraries(libraries);
    const [, { startGuest }, remote] = await Promise.all([
      styles.enter(root, query),
      import(/* webpackChunkName: "host" */ './startGuest.tsx'),
      loadRemote(options.part),
    ]);
    const guest = await startGuest(root, {
      name: __REMOTE__,
      release: __RELEASE__,
      remote,
      config,
      options,
    });
    meanwhile.remove();
    return {
      ...guest,
      stop() {
        guest.stop();
        styles.leave();
      },
    };
  } catch (error) {
    styles.leave();
    throw error;
  }
}

/** Loads the module to show: `remote.tsx` for the remote, or a sibling file for a standalone part. */
async function loadRemote(part = 'remote'): Promise<RemoteModule> {
  return import(
    /* webpackChunkName: "[request]", webpackInclude: /\/src\/(?:remote|referral)\.tsx$/ */ `#remote/${part}.tsx`
  );
}
