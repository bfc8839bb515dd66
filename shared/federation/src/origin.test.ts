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
  ['a remote that did not load', new RemoteError('mf-orders', '3.2.0-08bbd6fe', 'timed out'), orders],
  [
    'a remote that threw during a render',
    new RemoteError('mf-orders', null, 'boom', thrownAt(inOrders)),
    orders,
  ],
  [
    'a remote without a known release',
    new RemoteError('mf-orders', null, 'timed out'),
    { remote: 'mf-orders', release: null },
  ],
  [
    'a remote that failed in the code of another remote',
    new RemoteError('mf-profile', null, 'boom', thrownAt(inOrders)),
    { remote: 'mf-profile', release: null },
  ],
  ['a handler, a promise or a timer of a remote', thrownAt(inOrders), orders],
  ['shared code that a remote called', thrownAt('/my/shell/main.js', inOrders), orders],
  ['the shell', thrownAt('/my/shell/main.js'), null],
  ['a value that is not an error', 'boom', null],
])('RM4 the origin of %s', (_, error, origin) => {
  expect(originOf(error)).toEqual(origin);
});
