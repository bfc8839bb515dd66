import { viewsOf } from './views.ts';

test.each([
  [null, [], []],
  ['/front.svg', null, ['/front.svg']],
  ['/front.svg', ['/front.svg', '/back.svg'], ['/front.svg', '/back.svg']],
  ['/front.svg', ['/back.svg'], ['/front.svg', '/back.svg']],
  [null, ['/back.svg'], ['/back.svg']],
])('the picture %s and the gallery %j are the views %j', (imageUrl, images, views) => {
  expect(viewsOf({ imageUrl, images })).toEqual(views);
});
