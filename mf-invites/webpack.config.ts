import { remoteConfig } from '@cabinet/build/webpack';

export default remoteConfig({ name: 'mf-invites', port: 4104 });
