import { createHistory } from './history.ts';

describe('R44 a way to a product', () => {
  beforeEach(() => window.history.replaceState(null, '', '/my/orders?show=events#list'));

  test('opens it above the page that leads there', () => {
    const history = createHistory();
    history.push('/my/catalog/12', undefined);
    const page = { pathname: '/orders', search: '?show=events', hash: '#list' };
    expect(history.location).toMatchObject({ pathname: '/my/catalog/12', state: { background: page } });
  });

  test('keeps the page that the link names itself', () => {
    const history = createHistory();
    history.push({ pathname: '/my/catalog/12' }, { background: { pathname: '/' } });
    expect(history.location.state).toEqual({ background: { pathname: '/' } });
  });

  test('out of a full page is a full page', () => {
    window.history.replaceState(null, '', '/my/catalog/9');
    const history = createHistory();
    history.push('/my/catalog/12', null);
    expect(history.location.state).toBeNull();
  });

  test.each(['/my/catalog/products', '/my/orders/12', '/my/'])('%s is no product', (path) => {
    const history = createHistory();
    history.push(path, null);
    expect(history.location.state).toBeNull();
  });
});
