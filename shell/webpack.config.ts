import { served, shellConfig, withSharedModules } from '@cabinet/build/webpack';
import { documentationImports, withDocumentation } from './build/documentation.ts';
import { TAKEN } from './src/guard/taken.ts';

const { application, others } = shellConfig();
const { plugins = [], ...config } = withSharedModules(withDocumentation(application), TAKEN);

export default served('shell', [{ ...config, plugins: [...plugins, documentationImports()] }, ...others]);
