import { remoteOf } from '@cabinet/contracts/registry';
import { remotes } from './remotes/remotes.ts';

// Started before the application is set up; the section that shows it asks again and reports what went wrong.
const name = remoteOf(location.pathname);
if (name) remotes.load(name).catch(() => undefined);
