import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { CabinetElement } from './index.ts';
import { CabinetEmbed } from './react.ts';

const libraries = { react: {}, 'react/jsx-runtime': {}, 'react-dom': {}, 'react-dom/client': {} };

function elementOf(container: HTMLElement): CabinetElement {
  const element = container.querySelector('cabinet-catalog');
  if (!element) throw new Error('there is no element');
  return element;
}

test('what is said of the catalogue is written into the page, the token and the libraries are given', () => {
  const token = async () => 'x';
  const { container, rerender } = render(
    <CabinetEmbed
      name="catalog"
      locale="uz"
      variant="mti"
      token={token}
      libraries={libraries}
      className="wide"
    >
      <a href="/my/catalog">Katalog</a>
    </CabinetEmbed>,
  );
  const element = elementOf(container);
  expect(element.outerHTML).toBe(
    '<cabinet-catalog locale="uz" variant="mti" class="wide"><a href="/my/catalog">Katalog</a></cabinet-catalog>',
  );
  expect(element.token).toBe(token);
  expect(element.libraries).toBe(libraries);

  rerender(<CabinetEmbed name="catalog" locale="en" token="y" libraries={libraries} />);
  expect(element).toHaveAttribute('locale', 'en');
  expect(element.token).toBe('y');
});

test('the catalogue’s events come to the newest listener, and to nobody once it is gone', () => {
  const heard: string[] = [];
  const { container, rerender, unmount } = render(
    <CabinetEmbed name="catalog" onOrder={({ detail }) => heard.push(`first ${detail.orderId}`)} />,
  );
  const element = elementOf(container);
  const order = () =>
    act(() => element.dispatchEvent(new CustomEvent('cabinet-order', { detail: { orderId: 12 } })));
  order();
  rerender(<CabinetEmbed name="catalog" onOrder={({ detail }) => heard.push(`second ${detail.orderId}`)} />);
  order();
  expect(heard).toEqual(['first 12', 'second 12']);
  unmount();
  order();
  expect(heard).toHaveLength(2);
});

test('a move that leads out can be prevented', () => {
  const { container } = render(
    <CabinetEmbed name="catalog" onNavigate={(event) => event.preventDefault()} />,
  );
  const move = new CustomEvent('cabinet-navigate', {
    detail: { path: '/invites', href: '/my/invites', leaves: true },
    cancelable: true,
  });
  expect(elementOf(container).dispatchEvent(move)).toBe(false);
});

test('a server renders the element with what stands inside, and no token', () => {
  const html = renderToString(
    <CabinetEmbed name="catalog" locale="ru" token="secret">
      <a href="/my/catalog">Каталог</a>
    </CabinetEmbed>,
  );
  expect(html).toBe('<cabinet-catalog locale="ru"><a href="/my/catalog">Каталог</a></cabinet-catalog>');
});

test('an element that is written as it is has types, and React 19 listens to it', () => {
  const heard: number[] = [];
  const { container } = render(
    <cabinet-catalog theme="dark" oncabinet-order={({ detail }) => heard.push(detail.orderId)} />,
  );
  elementOf(container).dispatchEvent(new CustomEvent('cabinet-order', { detail: { orderId: 12 } }));
  expect(heard).toEqual([12]);
});
