import { remoteConfig } from '@cabinet/build/webpack';

export default remoteConfig({ name: 'mf-email-change', port: 4105 });
