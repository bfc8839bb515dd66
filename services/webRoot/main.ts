import { resolve } from 'node:path';
import { folderTarget } from '../publishing/folderTarget.ts';
import { findMisfits } from '../publishing/placing.ts';
import { environment } from '../start/environment.ts';
import { isSystemError, StartError } from '../start/startError.ts';
import { layWebRoot } from './layWebRoot.ts';
import { siteOptionsOf } from './options.ts';

// `npm run web-root -- <folder>`, with the settings of the services.
const [folder = environment.WEB_ROOT] = process.argv.slice(2);

try {
  if (!folder) throw new StartError('A folder is missing. Usage: npm run web-root -- <folder>');
  const options = siteOptionsOf(environment);
  await layWebRoot(resolve(folder), options);
  for (const line of await findMisfits(folderTarget(options))) console.warn(`WARNING: ${line}`);
  console.log(`The files are in ${resolve(folder)}.`);
} catch (error) {
  console.error(error instanceof StartError || isSystemError(error) ? error.message : error);
  process.exitCode = 1;
}
