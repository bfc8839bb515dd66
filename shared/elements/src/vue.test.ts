import { createApp, h, nextTick, ref } from 'vue';
import type { CabinetElement, CabinetMove } from './index.ts';
import { CabinetEmbed } from './vue.ts';

function open(render: () => unknown): CabinetElement {
  const host = document.createElement('div');
  createApp({ render }).mount(host);
  const element = host.querySelector('cabinet-catalog');
  if (!element) throw new Error('there is no element');
  return element;
}

test('what is said of the catalogue is written into the page, the token is given as it is', async () => {
  const token = ref<() => Promise<string>>(async () => 'x');
  const locale = ref<'ru' | 'en'>('ru');
  const element = open(() =>
    h(
      CabinetEmbed,
      { name: 'catalog', locale: locale.value, token: token.value, class: 'wide' },
      () => 'Каталог',
    ),
  );
  expect(element.outerHTML).toBe('<cabinet-catalog locale="ru" class="wide">Каталог</cabinet-catalog>');
  expect(element.token).toBe(token.value);

  token.value = async () => 'y';
  locale.value = 'en';
  await nextTick();
  expect(element.token).toBe(token.value);
  expect(element).toHaveAttribute('locale', 'en');
});

test('the catalogue’s events are emitted, and a move can be prevented', () => {
  const heard: unknown[] = [];
  const element = open(() =>
    h(CabinetEmbed, {
      name: 'catalog',
      onOrder: ({ detail }: CustomEvent) => heard.push(detail),
      onNavigate: (event: CustomEvent<CabinetMove>) => event.preventDefault(),
    }),
  );
  element.dispatchEvent(new CustomEvent('cabinet-order', { detail: { orderId: 12 } }));
  expect(heard).toEqual([{ orderId: 12 }]);
  const move = new CustomEvent('cabinet-navigate', { detail: {}, cancelable: true });
  expect(element.dispatchEvent(move)).toBe(false);
});
