import { endPreviews, storedPreviews, takePreviews } from './stored.ts';

function open(address: string): string {
  history.replaceState(null, '', address);
  takePreviews();
  return `${location.pathname}${location.search}${location.hash}`;
}

beforeEach(() => sessionStorage.clear());

test('CONTRACT §4 a preview moves from the address to the tab, and the rest of the address stays', () => {
  expect(
    open('/my/catalog?sort=new&remote.mf-catalog=%2Fremotes%2Fmf-catalog%2F9%2Fx.js&remote.other=1#top'),
  ).toBe('/my/catalog?sort=new&remote.other=1#top');
  expect(storedPreviews()).toEqual([['mf-catalog', '/remotes/mf-catalog/9/x.js']]);
});

test('an address without previews does not change', () => {
  expect(open('/my/catalog?search=%D1%87%D0%B0%D0%B9+a,b')).toBe('/my/catalog?search=%D1%87%D0%B0%D0%B9+a,b');
});

test('a tab keeps previews of several remotes, and the last preview of each remote', () => {
  open('/my/?remote.mf-catalog=/a&remote.mf-orders=/b');
  open('/my/?remote.mf-catalog=/c');
  expect(storedPreviews()).toEqual([
    ['mf-catalog', '/c'],
    ['mf-orders', '/b'],
  ]);
});

test('an empty preview ends one preview, and the button ends all', () => {
  open('/my/?remote.mf-catalog=/a&remote.mf-orders=/b');
  open('/my/?remote.mf-catalog=');
  expect(storedPreviews()).toEqual([['mf-orders', '/b']]);
  endPreviews();
  expect(storedPreviews()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});
