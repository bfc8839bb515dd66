import { served } from '@cabinet/build/webpack';
import { shellConfig, withSharedModules } from './build/config.ts';
import { withDocumentation } from './build/documentation.ts';
import { TAKEN } from './src/guard/taken.ts';
import { SHARED } from './src/remotes/sharedNames.ts';

const { application, others } = shellConfig();
const shell = withSharedModules(withDocumentation(application), SHARED, TAKEN);

export default served('shell', [shell, ...others]);
