import { remoteOf } from '@cabinet/contracts/registry';
import { store } from '@cabinet/state/store';
import { registryAtom } from './remotes/registry.ts';
import { remotes } from './remotes/remotes.ts';

// Starts the load before the setup of the application. The section that shows the remote loads it again after
// a failure, and reports the error.
const name = remoteOf(location.pathname, store.get(registryAtom));
if (name) remotes.load(name).catch(() => undefined);
