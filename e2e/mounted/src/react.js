import { listOperations } from '@cabinet/contracts/operations';
import { createElement as h, useEffect, useState, version } from 'react';
import { createRoot } from 'react-dom/client';

export const contract = 1;

export function mount(element, context) {
  const root = createRoot(element);
  const show = (now) => root.render(h(App, now));
  show(context);
  return { update: show, unmount: () => root.unmount() };
}

function App({ language, path, call, navigate, showMessage }) {
  const [operations, setOperations] = useState([]);
  useEffect(() => {
    call(listOperations, { query: {} }).then((answer) => setOperations(answer.operations));
  }, [call]);
  return h(
    'div',
    null,
    h('h1', null, `React ${version}`),
    h('p', null, `${language} ${path}`),
    h(
      'ul',
      { 'aria-label': 'operations' },
      operations.slice(0, 3).map(({ id, amount }) => h('li', { key: id }, amount)),
    ),
    h('button', { type: 'button', onClick: () => navigate('/react?page=2') }, 'page 2'),
    h('button', { type: 'button', onClick: () => showMessage('Hello', 'success') }, 'say hello'),
  );
}
