import { listOperations } from '@cabinet/contracts/operations';
import { createApp, h, shallowRef, version } from 'vue';

export const contract = 1;

export function mount(element, context) {
  const now = shallowRef(context);
  const app = createApp({
    setup() {
      const operations = shallowRef([]);
      context.call(listOperations, { query: {} }).then((answer) => {
        operations.value = answer.operations;
      });
      return () => [
        h('h1', `Vue ${version}`),
        h('p', `${now.value.language} ${now.value.path}`),
        h(
          'ul',
          { 'aria-label': 'operations' },
          operations.value.slice(0, 3).map(({ id, amount }) => h('li', { key: id }, amount)),
        ),
        h('button', { type: 'button', onClick: () => context.navigate('/vue?page=2') }, 'page 2'),
        h('button', { type: 'button', onClick: () => context.showMessage('Hello', 'success') }, 'say hello'),
      ];
    },
  });
  app.mount(element);
  return {
    update(next) {
      now.value = next;
    },
    unmount: () => app.unmount(),
  };
}
