import { buildAll } from './build.ts';

// `npm run web-root -- <folder>`: builds missing parts, then writes the files for static file servers.
await buildAll();
await import('../services/webRoot/main.ts');
