// Shared modules are there when the chunk behind this import runs.
import('./portal.jsx');
