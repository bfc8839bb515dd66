import { runServices } from './start/run.ts';

await runServices();
