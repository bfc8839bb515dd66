// A strict policy allows no inline scripts: each is a file of its own.
export default { vite: { build: { assetsInlineLimit: 0 } } };
