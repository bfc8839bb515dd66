import { cabinetRemote } from '@cabinet/remote-preset/webpack';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import remote from './package.json' with { type: 'json' };

export default defineConfig({
  source: { entry: { index: './src/remote.tsx' } },
  output: { assetPrefix: 'auto', polyfill: 'off' },
  tools: { htmlPlugin: false },
  plugins: [
    // The cabinet has the production build of React.
    pluginReact({ fastRefresh: false, swcReactOptions: { development: false } }),
    pluginModuleFederation(cabinetRemote(remote)),
  ],
  dev: { assetPrefix: 'auto', hmr: false, liveReload: false },
  server: { port: 4100, cors: { origin: '*' } },
});
