// The chunk behind this import runs when the shared modules have come.
import('./portal.jsx');
