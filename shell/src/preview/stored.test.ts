import { endPreviews, storedPreviews, takePreviews } from './stored.ts';

function open(address: string): string {
  history.replaceState(null, '', address);
  takePreviews();
  return `${location.pathname}${location.search}${location.hash}`;
}

beforeEach(() => sessionStorage.clear());

test('CONTRACT §4 a preview is taken out of the address into the tab, and everything else stays', () => {
  expect(
    open('/my/catalog?sort=new&remote.mf-catalog=%2Fremotes%2Fmf-catalog%2F9%2Fx.js&remote.other=1#top'),
  ).toBe('/my/catalog?sort=new&remote.other=1#top');
  expect(storedPreviews()).toEqual([['mf-catalog', '/remotes/mf-catalog/9/x.js']]);
});

test('an address without previews stays as it was written', () => {
  expect(open('/my/catalog?search=%D1%87%D0%B0%D0%B9+a,b')).toBe('/my/catalog?search=%D1%87%D0%B0%D0%B9+a,b');
});

test('previews of several remotes stand side by side, and the last one of a remote counts', () => {
  open('/my/?remote.mf-catalog=/a&remote.mf-orders=/b');
  open('/my/?remote.mf-catalog=/c');
  expect(storedPreviews()).toEqual([
    ['mf-catalog', '/c'],
    ['mf-orders', '/b'],
  ]);
});

test('an empty one ends it, and the button ends all', () => {
  open('/my/?remote.mf-catalog=/a&remote.mf-orders=/b');
  open('/my/?remote.mf-catalog=');
  expect(storedPreviews()).toEqual([['mf-orders', '/b']]);
  endPreviews();
  expect(storedPreviews()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});
