import { cabinetRemote } from '@cabinet/remote-preset/webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

/** One remote for each framework: nothing is shared, and nothing but `./app` is exposed. */
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
