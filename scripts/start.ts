import { buildPart, buildPortals } from './build.ts';

// `npm start`: the files of the cabinet's pages, then the services, then the files for portals while the cabinet runs.
await buildPart('pages');
await import('../services/main.ts');
await buildPortals();
