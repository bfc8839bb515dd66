// The portal knows its visitor and gets a token for them from its own server. Nothing else is needed.
const element = document.querySelector('cabinet-catalog');

element.token = async ({ fresh }) => {
  const answer = await fetch(`/token${fresh ? '?fresh' : ''}`);
  return answer.ok ? answer.text() : null;
};

// Where a link leads out of the catalogue, the portal may have a page of its own for it.
element.addEventListener('cabinet:navigate', (event) => console.info('moved to', event.detail.path));
element.addEventListener('cabinet:order', (event) => console.info('ordered', event.detail.orderId));
