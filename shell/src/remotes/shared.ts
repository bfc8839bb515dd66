import * as api from '@cabinet/api';
import * as cabinetI18n from '@cabinet/i18n';
import * as state from '@cabinet/state';
import * as ui from '@cabinet/ui';
import type { createInstance } from '@module-federation/enhanced/runtime';
import * as i18next from 'i18next';
import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as swr from 'swr';
import * as reactI18next from './reactI18next.ts';
import * as router from './router.ts';
import type { SHARED } from './sharedNames.ts';

type Shared = (typeof SHARED)[number];

/** Modules that are on the page before the first remote. */
const present: Record<
  Exclude<Shared, '@cabinet/state/leads' | '@cabinet/ui/form' | '@cabinet/ui/later'>,
  unknown
> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  jotai,
  swr,
  i18next,
  'react-i18next': reactI18next,
  '@cabinet/api': api,
  '@cabinet/i18n': cabinetI18n,
  '@cabinet/state': state,
  '@cabinet/ui': ui,
};

/** Modules that load when a remote first imports them. */
const later: Record<Exclude<Shared, keyof typeof present>, () => Promise<unknown>> = {
  '@cabinet/state/leads': () => import(/* webpackChunkName: "leads" */ '@cabinet/state/leads'),
  '@cabinet/ui/form': () => import(/* webpackChunkName: "kit-form" */ '@cabinet/ui/form'),
  '@cabinet/ui/later': () => import(/* webpackChunkName: "kit-later" */ '@cabinet/ui/later'),
};

/** Versions by name. The build inserts them (`shell/webpack.config.ts`). */
declare const __SHARED_VERSIONS__: Record<Shared, string>;

type Options = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/** The `shared` option of the federation instance. Each module has one copy, from `lib` or `get`. */
export const shared: Options = Object.fromEntries([
  ...Object.entries(present).map(([name, module]) => [name, { ...versionOf(name), lib: () => module }]),
  ...Object.entries(later).map(([name, load]) => {
    const get = () => load().then((module) => () => module);
    return [name, { ...versionOf(name), get }];
  }),
]);

function versionOf(name: string) {
  const version = __SHARED_VERSIONS__[name as Shared];
  return { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}
