'use client';

import { loadCabinet } from '@cabinet/elements';
import { CabinetEmbed } from '@cabinet/elements/react';
import { useState } from 'react';

loadCabinet('http://localhost:8080'); // does nothing on the server

/** The portal's own server knows who is signed in. */
async function token({ fresh }) {
  const answer = await fetch(`/token${fresh ? '?fresh' : ''}`);
  return answer.ok ? answer.text() : null;
}

export function Catalogue({ locale }) {
  const [path, setPath] = useState('');
  return (
    <>
      <p>Now at {path}</p>
      <CabinetEmbed
        name="catalog"
        locale={locale}
        token={token}
        onNavigate={({ detail }) => setPath(detail.path)}
      >
        <a href="http://localhost:8080/my/catalog">Каталог за токены</a>
      </CabinetEmbed>
    </>
  );
}
