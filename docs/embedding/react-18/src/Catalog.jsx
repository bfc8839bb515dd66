import { loadCabinet } from '@cabinet/elements';
import { CabinetEmbed } from '@cabinet/elements/react';

loadCabinet('http://localhost:8080');

async function token({ fresh }) {
  const answer = await fetch(`/token${fresh ? '?fresh' : ''}`);
  return answer.ok ? answer.text() : null;
}

export function Catalog(props) {
  return (
    <CabinetEmbed
      name="catalog"
      token={token}
      style={{ display: 'block', minHeight: '100vh' }}
      onOrder={({ detail }) => console.info(detail.orderId)}
      {...props}
    >
      <a href="http://localhost:8080/my/catalog">Каталог за токены</a>
    </CabinetEmbed>
  );
}
