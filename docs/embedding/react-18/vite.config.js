import { defineConfig } from 'vite';

// The cabinet needs nothing here: it is no dependency of the portal, and shares no library with it.
export default defineConfig({ esbuild: { jsx: 'automatic' } });
