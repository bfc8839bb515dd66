import { useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { Catalogue, Orders } from './Embeds.jsx';

function Portal() {
  const [path, setPath] = useState('');
  const [ordered, setOrdered] = useState(0);
  return (
    <main>
      <h1>React {version}</h1>
      <p>Now at {path}</p>
      <Catalogue onOrder={({ detail }) => setOrdered(detail.orderId)} />
      <Orders key={ordered} onNavigate={({ detail }) => setPath(detail.path)} />
    </main>
  );
}

createRoot(document.querySelector('#root')).render(<Portal />);
