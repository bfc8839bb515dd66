// Runs before the first request for a script.
import './trustScripts.ts';
// The next import starts the load of the current page's remote. Imports run in order.
import './kick.ts';
import './bootstrap.tsx';
