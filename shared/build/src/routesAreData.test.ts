import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { minify, transform } from '@swc/core';
import { root } from './workspace.ts';

const routesAreData: (source: string) => string = createRequire(import.meta.url)('./routesAreData.cjs');

test('of a service whoever calls one route brings that one', async () => {
  const source = readFileSync(join(root, 'shared/contracts/src/loyalty.ts'), 'utf8');
  const paths = [...source.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(10);

  const { code } = await transform(routesAreData(source), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const module = `${code.replaceAll(/\bexport (?=const|let|function)/g, '')}\nexport { getOrder };`;
  const left = (await minify(module, { module: true, compress: true })).code;
  expect(paths.filter((path) => left.includes(`"${path}"`))).toEqual(['/api/orders/{orderId}']);
  expect(left).not.toMatch(/imageUrl|paStatusName/);
});

test('what looks at a value stays', () => {
  const text = 'v.assert(schema, value); const { name } = v.parse(schema, value);';
  expect(routesAreData(text)).toBe(text);
});
