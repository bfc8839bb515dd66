import { optionsOf } from '@cabinet/services/options';
import { startSystem } from '@cabinet/services/start';

// The system on a PostgreSQL, with the sandbox, which only a test may open there.

const system = await startSystem({ ...optionsOf(process.env), isSandbox: true });
console.log(`The cabinet runs at ${system.url}/my/`);
process.once('SIGINT', () => void system.close().then(() => process.exit(0)));
