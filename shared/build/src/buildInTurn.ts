import { buildApplication } from './build.ts';

// A process of `buildAtOnce`: builds the applications that it is given, one after the other.
for (const folder of process.argv.slice(2)) await buildApplication(folder);
