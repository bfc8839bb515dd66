import * as react from 'react';
import * as runtime from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';

/** The cabinet uses this portal's React, and only where it needs a newer one fetches its own. */
const libraries = { react, 'react/jsx-runtime': runtime, 'react-dom': dom, 'react-dom/client': client };

/** The portal's own server knows who is signed in. */
async function token({ fresh }) {
  const answer = await fetch(`/token${fresh ? '?fresh' : ''}`);
  return answer.ok ? answer.text() : null;
}

/** React sets properties of elements that are known already; these hold for one whose script is still on its way too. */
function give(element) {
  if (element) Object.assign(element, { token, libraries });
}

/** React 19 listens to the events of elements: no wrapper is needed. */
function Portal() {
  const [path, setPath] = react.useState('');
  const [ordered, setOrdered] = react.useState(0);
  const follow = { 'oncabinet:navigate': ({ detail }) => setPath(detail.path) };
  const watch = { 'oncabinet:order': ({ detail }) => setOrdered(detail.orderId) };
  return (
    <main>
      <h1>React {react.version}</h1>
      <p>Now at {path}</p>
      <cabinet-catalog ref={give} {...watch} />
      <cabinet-orders key={ordered} ref={give} theme="dark" {...follow} />
    </main>
  );
}

client.createRoot(document.querySelector('#root')).render(<Portal />);
