import { RemoteView } from '@cabinet/federation/RemoteView';
import { type Location, Route, Routes, useLocation } from 'react-router-dom';
import { useRouteGuard } from './guard/useRouteGuard.ts';
import { useRoutes } from './guard/useRoutes.ts';
import { backgroundOf } from './history.ts';
import { useBodyClass } from './layout/useBodyClass.ts';
import { AreaPage } from './pages/AreaPage.tsx';
import { UnknownPage } from './pages/UnknownPage.tsx';
import { remotes } from './remotes/remotes.ts';
import { reportRemoteError } from './remotes/reportRemoteError.ts';

/**
 * Shows the page for the address. A product that another page opens appears in a dialog above that page
 * (R29).
 */
export function Pages() {
  const location = useLocation();
  const { routeOf } = useRoutes();
  const background = backgroundOf(location);
  const page = background ?? location;
  const isOpen = useRouteGuard(routeOf(location.pathname));
  useBodyClass(`route-${routeOf(page.pathname).name}`);

  if (!isOpen) return null;
  return (
    <>
      <Section location={page} />
      {background && <Section location={location} />}
    </>
  );
}

/** Shows one section of the page: a page of the shell, or a remote, whose routes are relative to `/my`. */
function Section({ location }: { location: Location }) {
  const { remote, area } = useRoutes().routeOf(location.pathname);
  return (
    <Routes location={location}>
      {remote && <Route path="*" element={<Remote key={remote} name={remote} />} />}
      {area && <Route path="*" element={<AreaPage key={area} name={area} />} />}
      <Route path="*" element={<UnknownPage key={location.pathname} />} />
    </Routes>
  );
}

function Remote({ name }: { name: string }) {
  return <RemoteView loader={remotes} name={name} onError={reportRemoteError} />;
}
