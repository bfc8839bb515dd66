import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { BrokenPage } from '../pages/BrokenPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** §2: a page that breaks shows so until the next navigation; the rest of the cabinet stays. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary place="page" resetKey={key} fallback={<BrokenPage />}>
      {children}
    </ErrorBoundary>
  );
}

/** §2: a layout that breaks goes to Profile; where it breaks on Profile too, it says so. */
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
