import { ApiError } from '@cabinet/api';
import type { MountOptions } from './contract.ts';
import { readOptions, tokenMisfit } from './setup.ts';

const tokenOf = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;

test.each<[object, object, string[]]>([
  [{ locale: 'uz', theme: 'dark', variant: 'mti', path: '/catalog/12' }, {}, []],
  [{}, {}, []],
  [{ locale: 'de' }, { locale: undefined }, ['locale="de" is unknown, use ru, uz, en']],
  [{ font: 'system' }, {}, []],
  [{ font: 'Arial' }, { font: undefined }, ['font="Arial" is unknown, use system']],
  [{ theme: '' }, { theme: undefined }, ['theme="" is unknown, use light, dark']],
  [
    { routing: 'hash', path: 'catalog' },
    { routing: undefined, path: undefined },
    ['routing="hash" is unknown, use memory, path', 'path="catalog" must start with a slash'],
  ],
  [{ basename: '/shop' }, {}, []],
  [{ basename: 'shop' }, { basename: undefined }, ['basename="shop" must start with a slash']],
])('readOptions reports and drops the invalid options of %j', (said, changed, reasons) => {
  const told: string[] = [];
  const options = { origin: 'https://cabinet.test', ...said } as MountOptions;
  expect(readOptions(options, (reason) => told.push(reason))).toEqual({ ...options, ...changed });
  expect(told).toEqual(reasons);
});

test.each([
  ['foreign_client', { azp: 'shop' }, 'PORTAL_CLIENTS must contain "shop", the client of the token'],
  ['foreign_audience', {}, 'the token must have the audience "svc"'],
  [
    'foreign_issuer',
    { iss: 'https://id.test' },
    'the issuer of the token, "https://id.test", must be the identity service of the cabinet',
  ],
  ['unauthorised', {}, null],
])('tokenMisfit returns the setting to change for %s', (code, claims, expected) => {
  expect(tokenMisfit(new ApiError('GET /x 401', { status: 401, code }), tokenOf(claims))).toBe(expected);
});
