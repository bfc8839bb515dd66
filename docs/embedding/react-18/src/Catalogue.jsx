import { loadCabinet } from '@cabinet/elements';
import { CabinetEmbed } from '@cabinet/elements/react';
import * as react from 'react';
import * as runtime from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';

loadCabinet('http://localhost:8080');

/** The libraries of this portal. With React 18 here, the cabinet loads its own React. */
const libraries = { react, 'react/jsx-runtime': runtime, 'react-dom': dom, 'react-dom/client': client };

/** The portal's own server knows who is signed in. */
async function token({ fresh }) {
  const answer = await fetch(`/token${fresh ? '?fresh' : ''}`);
  return answer.ok ? answer.text() : null;
}

export function Catalogue({ locale, onOrder }) {
  return (
    <CabinetEmbed name="catalog" locale={locale} token={token} libraries={libraries} onOrder={onOrder} />
  );
}
