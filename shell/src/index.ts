// Before any script is asked for.
import './trustScripts.ts';
// The next import starts the current page's remote; imports run in their order.
import './kick.ts';
import './bootstrap.tsx';
