'use client';

import { useState } from 'react';
import { Catalog } from './Catalog';

export function Portal({ locale }) {
  const [path, setPath] = useState('');
  return (
    <>
      <p>Now at {path}</p>
      <Catalog locale={locale} onNavigate={({ detail }) => setPath(detail.path)} />
    </>
  );
}
