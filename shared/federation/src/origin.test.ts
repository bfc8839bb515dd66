import { RemoteError } from './contract.ts';
import { originOf } from './origin.ts';

function thrownAt(...files: string[]): Error {
  const error = new Error('boom');
  error.stack = ['Error: boom', ...files.map((file) => `    at f (https://cabinet.test${file}:1:2)`)].join(
    '\n',
  );
  return error;
}

const orders = { remote: 'mf-orders', release: '3.2.0-08bbd6fe' };
const inOrders = '/remotes/mf-orders/3.2.0-08bbd6fe/412.js';

test.each([
  ['a remote that failed to load', new RemoteError('mf-orders', '3.2.0-08bbd6fe', 'is late'), orders],
  [
    'a remote that threw during rendering',
    new RemoteError('mf-orders', null, 'boom', thrownAt(inOrders)),
    orders,
  ],
  [
    'an error without more details',
    new RemoteError('mf-orders', null, 'is late'),
    { remote: 'mf-orders', release: null },
  ],
  [
    'a remote that failed in the code of another remote',
    new RemoteError('mf-profile', null, 'boom', thrownAt(inOrders)),
    { remote: 'mf-profile', release: null },
  ],
  ['a handler, a promise or a timer of a remote', thrownAt(inOrders), orders],
  ['shared code that a remote has called', thrownAt('/my/shell/main.js', inOrders), orders],
  ['the shell', thrownAt('/my/shell/main.js'), null],
  ['no error', 'boom', null],
])('R4 the origin of %s', (_, error, origin) => {
  expect(originOf(error)).toEqual(origin);
});
