import { parseArgs } from 'node:util';
import type { Breakage } from './faults.ts';
import { openFaultProxy } from './proxy.ts';
import { breakAsSaid } from './sentence.ts';

// `npm run faults` shows the cabinet over a bad network (docs/faults.md).
const HELP = `npm run faults -- [--of http://localhost:8080] [--port 8090] '<fault> <place> [setting=number …]' …`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      of: { type: 'string', default: 'http://localhost:8080' },
      port: { type: 'string', default: '8090' },
    },
  });
  if (positionals.length === 0) throw new Error(HELP);
  const proxy = await openFaultProxy(Number(values.port));
  proxy.lead(values.of);
  for (const sentence of positionals) void report(sentence, breakAsSaid(proxy.faults, sentence));
  console.log(`Open ${proxy.url}/my/. The command prints each broken call; Ctrl+C ends it.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

async function report(sentence: string, { met, meets }: Breakage): Promise<never> {
  for (let count = 1; ; count += 1) {
    await meets(count);
    console.log(`${sentence}: ${met[count - 1]?.method} ${met[count - 1]?.path}`);
  }
}
