import { cabinetRemote } from '@cabinet/remote-preset/webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

/** One remote per framework. The remotes share nothing and expose only `./app`. */
export default ['react', 'vue'].map((framework) => ({
  mode: 'production',
  entry: {},
  output: {
    path: `${import.meta.dirname}/dist/${framework}`,
    publicPath: 'auto',
    uniqueName: `mf-${framework}`,
    crossOriginLoading: 'anonymous',
  },
  plugins: [
    new ModuleFederationPlugin(
      cabinetRemote({ name: `mf-${framework}` }, { exposes: { './app': `./src/${framework}.js` } }),
    ),
  ],
}));
