import { createHistory } from './history.ts';

describe('R44 a link to a product', () => {
  beforeEach(() => window.history.replaceState(null, '', '/my/orders?show=events#list'));

  test('R44 a link to a product opens the product above the current page', () => {
    const history = createHistory();
    history.push('/my/catalog/12', undefined);
    const page = { pathname: '/orders', search: '?show=events', hash: '#list' };
    expect(history.location).toMatchObject({ pathname: '/my/catalog/12', state: { background: page } });
  });

  test('R44 a link to a product keeps the background page that it names', () => {
    const history = createHistory();
    history.push({ pathname: '/my/catalog/12' }, { background: { pathname: '/' } });
    expect(history.location.state).toEqual({ background: { pathname: '/' } });
  });

  test('R44 a link from a full page opens a full page', () => {
    window.history.replaceState(null, '', '/my/catalog/9');
    const history = createHistory();
    history.push('/my/catalog/12', null);
    expect(history.location.state).toBeNull();
  });

  test.each(['/my/catalog/products', '/my/orders/12', '/my/'])('%s is not a product', (path) => {
    const history = createHistory();
    history.push(path, null);
    expect(history.location.state).toBeNull();
  });
});
