import { runServices } from '../services/run.ts';
import { buildPart, buildPortals } from './build.ts';

// `npm start`: the services start beside the build of the cabinet's pages; the files for portals come while it runs.
await runServices(buildPart('pages'));
await buildPortals();
