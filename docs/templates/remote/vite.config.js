import { cabinetRemote } from '@cabinet/remote-preset/vite';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import remote from './package.json' with { type: 'json' };

export default defineConfig({
  base: './',
  build: { target: 'es2022', modulePreload: false, rolldownOptions: { input: 'src/remote.tsx' } },
  plugins: [react(), federation(cabinetRemote(remote))],
  preview: { port: 4100, cors: { origin: '*' } },
});
