import { viewsOf } from './views.ts';

test.each<[string | null, string[], string[]]>([
  [null, [], []],
  ['/front.svg', [], ['/front.svg']],
  ['/front.svg', ['/front.svg', '/back.svg'], ['/front.svg', '/back.svg']],
  ['/front.svg', ['/back.svg'], ['/front.svg', '/back.svg']],
  [null, ['/back.svg'], ['/back.svg']],
])('viewsOf the picture %s and the gallery %j are %j', (imageUrl, images, views) => {
  expect(viewsOf({ imageUrl, images })).toEqual(views);
});
