import * as react from 'react';
import * as runtime from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';

/** The cabinet uses this portal's React, and loads its own only if it needs a newer version. */
const libraries = { react, 'react/jsx-runtime': runtime, 'react-dom': dom, 'react-dom/client': client };

/** The portal's own server knows who is signed in. */
async function token({ fresh }) {
  const answer = await fetch(`/token${fresh ? '?fresh' : ''}`);
  return answer.ok ? answer.text() : null;
}

/** Sets the properties before the script of the elements has loaded. React sets only those of defined elements. */
function give(element) {
  if (element) Object.assign(element, { token, libraries });
}

/** React 19 can listen to events of elements without a wrapper. */
export function Catalogue({ onOrder }) {
  return <cabinet-catalog ref={give} oncabinet-order={onOrder} />;
}

export function Orders({ onNavigate }) {
  return <cabinet-orders ref={give} theme="dark" oncabinet-navigate={onNavigate} />;
}
