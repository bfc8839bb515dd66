import { call } from '@cabinet/api/client';
import type { Locale } from '@cabinet/contracts/config';
import type { AppContext, AppModule, MountedApp, RemoteModule } from '@cabinet/federation/contract';
import { showToast } from '@cabinet/state/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

/**
 * Wraps an application that mounts itself in the interface of a remote. The application has its own texts.
 */
export function routesOf(app: AppModule): RemoteModule {
  return { contract: app.contract, messages: { ru: {} }, Routes: () => <AppPages app={app} /> };
}

function AppPages({ app }: { app: AppModule }) {
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedApp>(null);
  const context = useAppContext();
  const told = useRef(context);
  const mount = useEffectEvent((place: HTMLElement) => app.mount(place, context));

  useEffect(() => {
    if (!element.current) return;
    const current = mount(element.current);
    mounted.current = current;
    return () => current.unmount();
  }, []);

  useEffect(() => {
    const { language, path } = told.current;
    if (language !== context.language || path !== context.path) mounted.current?.update(context);
    told.current = context;
  });
  return <div ref={element} />;
}

function useAppContext(): AppContext {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { i18n } = useTranslation();
  return {
    language: i18n.language as Locale,
    basename: useHref('/').replace(/\/$/, ''),
    path: pathname + search,
    navigate: (path, options) => void navigate(path, options),
    call,
    showMessage: (message, color) => showToast({ message, color }),
  };
}
