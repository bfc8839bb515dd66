import { useState, version } from 'react';
import { createRoot } from 'react-dom/client';

/** The portal's own server knows who is signed in. */
async function token({ fresh }) {
  const answer = await fetch(`/token${fresh ? '?fresh' : ''}`);
  return answer.ok ? answer.text() : null;
}

/** React 19 sets properties of elements and listens to their events: no wrapper is needed. */
function Portal() {
  const [path, setPath] = useState('');
  const follow = { 'oncabinet:navigate': ({ detail }) => setPath(detail.path) };
  return (
    <main>
      <h1>React {version}</h1>
      <p>Now at {path}</p>
      <cabinet-referral token={token} />
      <cabinet-orders token={token} theme="dark" {...follow} />
    </main>
  );
}

createRoot(document.querySelector('#root')).render(<Portal />);
