import { execFileSync } from 'node:child_process';

/**
 * What an expression gives where the clocks are those of `zone`: a process reads its zone once, when it starts.
 * @param module path of the source whose exports the expression uses as `it`
 */
export function inTimeZone(zone: string, module: string, expression: string): unknown {
  const code = `import * as it from ${JSON.stringify(module)}; console.log(JSON.stringify(${expression}));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}
