import { execFileSync } from 'node:child_process';

/**
 * Evaluates an expression in a new process with the time zone `zone`. A process reads its zone only at its
 * start.
 * @param module path of the source whose exports the expression uses as `it`
 * @returns the value, as JSON carries it
 */
export function inTimeZone(zone: string, module: string, expression: string): unknown {
  const code = `import * as it from ${JSON.stringify(module)}; console.log(JSON.stringify(${expression}));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}
