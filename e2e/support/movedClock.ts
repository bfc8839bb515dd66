import { existsSync, readFileSync } from 'node:fs';

// Preloaded into a system (`--import`). Shifts its clock by the milliseconds in `<DATA_DIR>/clock`.

const file = `${process.env.DATA_DIR}/clock`;
const offset = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
const rightNow = Date.now;
const now = () => rightNow() + offset;

globalThis.Date = new Proxy(Date, {
  construct: (target, parts, made) => Reflect.construct(target, parts.length > 0 ? parts : [now()], made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
