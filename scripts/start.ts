import { runServices } from '../services/start/run.ts';
import { buildKind, buildPortals } from './build.ts';

// `npm start`: starts the services in parallel with the build of the cabinet's pages. The files for portals
// are built after the start.
await runServices(buildKind('pages'));
await buildPortals();
