/**
 * What the shell provides to remotes, by the names that they import it by. Libraries that keep state in their module
 * must be on the page once, whoever loads first (C4); the packages of ours bring one API client and one set of atoms.
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
