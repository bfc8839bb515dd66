import { remoteConfig } from '@cabinet/build/webpack';

export default remoteConfig('mf-team');
