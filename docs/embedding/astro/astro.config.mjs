// A strict policy allows no inline scripts, so each script is a file.
export default { vite: { build: { assetsInlineLimit: 0 } } };
