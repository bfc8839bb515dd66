// The one connection of a page in development: every build hears of its changes through the window.
globalThis.cabinetBuilt = new Map();
new EventSource('/my/dev/changes').onmessage = ({ data }) => {
  const detail = JSON.parse(data);
  globalThis.cabinetBuilt.set(detail.name, detail.hash);
  dispatchEvent(new CustomEvent('cabinet:built', { detail }));
};
