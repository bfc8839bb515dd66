import { createApp, h, nextTick, ref } from 'vue';
import type { CabinetElement, CabinetMove } from './index.ts';
import { CabinetEmbed } from './vue.ts';

function open(render: () => unknown): CabinetElement {
  const host = document.createElement('div');
  createApp({ render }).mount(host);
  const element = host.querySelector('cabinet-catalog');
  if (!element) throw new Error('the element is missing');
  return element;
}

test('CabinetEmbed for Vue writes attributes into the page and sets the token as a property', async () => {
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

test('CabinetEmbed for Vue emits the events of the element, and a listener can prevent a move', () => {
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

test('a plain element in Vue keeps a token that was set before the script, with the modifier `prop` only', () => {
  const token = async () => 'x';
  const host = document.createElement('div');
  const app = createApp({
    template: '<cabinet-orders :token.prop="token" /><cabinet-profile :token="token" />',
    setup: () => ({ token }),
  });
  app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('cabinet-');
  app.mount(host);
  const [orders, profile] = [...host.children] as CabinetElement[];
  expect(orders?.token).toBe(token);
  expect(orders).not.toHaveAttribute('token');
  expect(profile?.token).toBeUndefined();
});
