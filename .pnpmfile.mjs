/** webpack versions that the federation plugin runs with; its own range admits every webpack 5 (docs/decisions/002). */
const WEBPACK = '>=5.110.0 <5.112.0';

export const hooks = {
  readPackage(manifest) {
    if (manifest.name === '@module-federation/enhanced') manifest.peerDependencies.webpack = WEBPACK;
    return manifest;
  },
};
