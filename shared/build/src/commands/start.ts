import { build } from '../build.ts';

// Builds what is not built yet, then becomes the system.
await build();
await import('../../../../services/main.ts');
