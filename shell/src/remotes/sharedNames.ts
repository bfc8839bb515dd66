/**
 * The modules that the shell provides to remotes, by import name. Libraries with module state must exist once
 * on a page, regardless of the load order (C4). Our own packages share one API client and one set of atoms.
 */
export const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'jotai',
  'swr',
  'i18next',
  'react-i18next',
  '@cabinet/api',
  '@cabinet/i18n',
  '@cabinet/state',
  '@cabinet/state/leads',
  '@cabinet/ui',
  '@cabinet/ui/form',
  '@cabinet/ui/later',
] as const;
