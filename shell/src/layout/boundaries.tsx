import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { BrokenPage } from '../pages/BrokenPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** §2: a page that fails shows an error until the next navigation. The rest of the cabinet stays. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary place="page" resetKey={key} fallback={<BrokenPage />}>
      {children}
    </ErrorBoundary>
  );
}

/** §2: a layout that fails redirects to Profile. If it fails on Profile too, it shows an error. */
export function LayoutBoundary({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation();
  return (
    <ErrorBoundary
      place="layout"
      resetKey={key}
      fallback={pathname === '/' ? <BrokenLayout /> : <Navigate to="/" replace />}
    >
      {children}
    </ErrorBoundary>
  );
}

function BrokenLayout() {
  return (
    <main>
      <BrokenPage />
    </main>
  );
}
