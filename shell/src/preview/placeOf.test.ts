import { placeOf } from './placeOf.ts';

test.each([
  ['/remotes/mf-catalog/9.0.0/mf-manifest.json', ['version', { remote: 'mf-catalog', version: '9.0.0' }]],
  [
    '/remotes/mf-orders/9.0.0/x.js',
    ['from', { remote: 'mf-catalog', place: 'localhost/remotes/mf-orders/9.0.0' }],
  ],
  ['https://cdn.test/remoteEntry.js', ['from', { remote: 'mf-catalog', place: 'cdn.test' }]],
  ['https://cdn.test:8443/a/b/x.js?c=1', ['from', { remote: 'mf-catalog', place: 'cdn.test:8443/a/b' }]],
  ['http://', ['from', { remote: 'mf-catalog', place: 'http://' }]],
])('a preview at %s has the name %p', (entry, expected) => {
  expect(placeOf(['mf-catalog', entry])).toEqual(expected);
});
