import { remoteOf } from '@cabinet/contracts/registry';
import { store } from '@cabinet/state/store';
import { registryAtom } from './remotes/registry.ts';
import { remotes } from './remotes/remotes.ts';

// Started before the application is set up; the section that shows it asks again and reports what went wrong.
const name = remoteOf(location.pathname, store.get(registryAtom));
if (name) remotes.load(name).catch(() => undefined);
