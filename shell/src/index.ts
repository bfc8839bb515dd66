// The first import starts the current page's remote; imports run in their order.
import './kick.ts';
import './bootstrap.tsx';
