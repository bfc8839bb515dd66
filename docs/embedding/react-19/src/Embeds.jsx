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
export function Catalogue({ onOrder }) {
  return <cabinet-catalog ref={give} oncabinet-order={onOrder} />;
}

export function Orders({ onNavigate }) {
  return <cabinet-orders ref={give} theme="dark" oncabinet-navigate={onNavigate} />;
}
