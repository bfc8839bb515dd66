// What every icon is made with, shared as one copy; of the icons each remote brings its own.
export { createLucideIcon } from 'lucide-react';
