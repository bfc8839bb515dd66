import { buildAll } from './build.ts';

// `npm run web-root -- <folder>`: builds what is not built yet, then lays it out for servers of files.
await buildAll();
await import('../services/webRoot/main.ts');
