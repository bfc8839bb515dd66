import { resolve } from 'node:path';
import { environment } from '../start/environment.ts';
import { isSystemError, StartError } from '../start/startError.ts';
import { layWebRoot } from './layWebRoot.ts';
import { siteOptionsOf } from './options.ts';

// `npm run web-root -- <folder>`, with the settings of the services.
const [folder = environment.WEB_ROOT] = process.argv.slice(2);

try {
  if (!folder) throw new StartError('A folder is missing. Usage: npm run web-root -- <folder>');
  await layWebRoot(resolve(folder), siteOptionsOf(environment));
  console.log(`The files are in ${resolve(folder)}.`);
} catch (error) {
  console.error(error instanceof StartError || isSystemError(error) ? error.message : error);
  process.exitCode = 1;
}
