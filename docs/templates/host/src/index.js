// The chunk behind this import runs after the shared modules have loaded.
import('./portal.jsx');
