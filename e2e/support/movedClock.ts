import { readFileSync } from 'node:fs';

// Preloaded into a system (`--import`). Shifts the clock of the running process by the milliseconds in
// `<DATA_DIR>/clock`. `moveClock` writes this file.

const file = `${process.env.DATA_DIR}/clock`;
const rightNow = Date.now;
const now = () => rightNow() + offset();

function offset(): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

globalThis.Date = new Proxy(Date, {
  construct: (target, parts, made) => Reflect.construct(target, parts.length > 0 ? parts : [now()], made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
