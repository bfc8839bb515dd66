import { remoteConfig } from '@cabinet/build/webpack';

export default remoteConfig({ name: 'mf-profile', port: 4101 });
