import { startSystem } from '@cabinet/services/start';

// The system with the builds in the folder of BUILDS.

const { BUILDS, DATA_DIR = '' } = process.env;

const system = await startSystem({ port: 0, dataDir: DATA_DIR, root: BUILDS });
console.log(`The cabinet runs at ${system.url}/my/`);
process.once('SIGINT', () => void system.close().then(() => process.exit(0)));
