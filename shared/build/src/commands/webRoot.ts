import { build } from '../build.ts';

// Builds what is not built yet, then lays it out for servers of files.
await build();
await import('../../../../services/webRoot/main.ts');
