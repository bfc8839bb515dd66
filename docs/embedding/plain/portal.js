// The portal gets a token for its visitor from its own server.
const element = document.querySelector('cabinet-catalog');

element.token = async ({ fresh }) => {
  const answer = await fetch(`/token${fresh ? '?fresh' : ''}`);
  return answer.ok ? answer.text() : null;
};

// The portal can have its own page for a link that leaves the catalogue.
element.addEventListener('cabinet:navigate', (event) => console.info('moved to', event.detail.path));
element.addEventListener('cabinet:order', (event) => console.info('ordered', event.detail.orderId));
