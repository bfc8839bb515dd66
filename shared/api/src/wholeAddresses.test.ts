import { withWholeAddresses } from './wholeAddresses.ts';

const ANSWER = {
  data: [{ imageUrl: '/loyalty/pictures/1.svg', name: 'a/b', images: ['/loyalty/2'], id: 1, no: null }],
};

test('paths of the service are whole addresses where the service is another origin', () => {
  expect(withWholeAddresses(ANSWER, 'https://cabinet.test/loyalty')).toEqual({
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

test('on the own origin an answer stays the same object', () => {
  expect(withWholeAddresses(ANSWER, '/loyalty')).toBe(ANSWER);
});
