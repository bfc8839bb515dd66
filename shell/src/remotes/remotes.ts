import { createRemoteLoader } from '@cabinet/federation/loader';
import { addRemoteMessages } from '../i18n.ts';
import { source } from './source.ts';

/** The shell's remotes. */
export const remotes = createRemoteLoader({ source, prepare: addRemoteMessages });
