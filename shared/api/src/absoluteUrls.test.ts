import { withAbsoluteUrls } from './absoluteUrls.ts';

const ANSWER = {
  data: [{ imageUrl: '/loyalty/pictures/1.svg', name: 'a/b', images: ['/loyalty/2'], id: 1, no: null }],
};

test('paths of a service on another origin become absolute addresses', () => {
  expect(withAbsoluteUrls(ANSWER, 'https://cabinet.test/loyalty')).toEqual({
    data: [
      {
        imageUrl: 'https://cabinet.test/loyalty/pictures/1.svg',
        name: 'a/b',
        images: ['https://cabinet.test/loyalty/2'],
        id: 1,
        no: null,
      },
    ],
  });
});

test('an answer on the own origin stays the same object', () => {
  expect(withAbsoluteUrls(ANSWER, '/loyalty')).toBe(ANSWER);
});
