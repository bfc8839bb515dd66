import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { CabinetElement } from './index.ts';
import { CabinetEmbed } from './react.ts';

const libraries = { react: {}, 'react/jsx-runtime': {}, 'react-dom': {}, 'react-dom/client': {} };

function elementOf(container: HTMLElement): CabinetElement {
  const element = container.querySelector('cabinet-catalog');
  if (!element) throw new Error('the element is missing');
  return element;
}

test('CabinetEmbed writes attributes into the page and sets token and libraries as properties', () => {
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

test('CabinetEmbed calls the newest listener, and none after unmounting', () => {
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

test('a listener can prevent a move to another section', () => {
  const { container } = render(
    <CabinetEmbed name="catalog" onNavigate={(event) => event.preventDefault()} />,
  );
  const move = new CustomEvent('cabinet-navigate', {
    detail: { path: '/invites', href: '/my/invites', leaves: true },
    cancelable: true,
  });
  expect(elementOf(container).dispatchEvent(move)).toBe(false);
});

test('a server renders the element with its children and without the token', () => {
  const html = renderToString(
    <CabinetEmbed name="catalog" locale="ru" token="secret">
      <a href="/my/catalog">Каталог</a>
    </CabinetEmbed>,
  );
  expect(html).toBe('<cabinet-catalog locale="ru"><a href="/my/catalog">Каталог</a></cabinet-catalog>');
});

test('a plain element has types, and React 19 listens to its events', () => {
  const heard: number[] = [];
  const { container } = render(
    <cabinet-catalog theme="dark" oncabinet-order={({ detail }) => heard.push(detail.orderId)} />,
  );
  elementOf(container).dispatchEvent(new CustomEvent('cabinet-order', { detail: { orderId: 12 } }));
  expect(heard).toEqual([12]);
});

test('a plain element in React keeps a token that a ref set before the script', () => {
  const token = async () => 'x';
  const give = (element: CabinetElement | null) => void (element && Object.assign(element, { token }));
  const lost = { token } as object;
  const { container } = render(
    <>
      <cabinet-orders ref={give} />
      <cabinet-catalog {...lost} />
    </>,
  );
  expect(container.querySelector('cabinet-orders')?.token).toBe(token);
  expect(elementOf(container).token).toBeUndefined();
});
