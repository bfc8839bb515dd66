import { remoteConfig } from '@cabinet/build/webpack';

export default remoteConfig({ name: 'mf-orders', port: 4103 });
