import { remoteConfig } from '@cabinet/build/webpack';

export default remoteConfig({ name: 'mf-template', port: 4100 });
