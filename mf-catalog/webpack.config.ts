import { remoteConfig } from '@cabinet/build/webpack';

export default remoteConfig({ name: 'mf-catalog', port: 4102 });
