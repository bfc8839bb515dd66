import { PagePlace } from '@cabinet/ui/host';
import { Route, Routes, useLocation } from 'react-router-dom';

/** The page of the address. A product that was opened from a list shows as a dialog above that list. */
export function Pages({ remote: { Routes: Remote } }) {
  const location = useLocation();
  const background = location.state?.background;
  const page = background ?? location;
  return (
    <PagePlace value={page.pathname}>
      <Place location={page} remote={Remote} />
      {background && <Place location={location} remote={Remote} />}
    </PagePlace>
  );
}

function Place({ location, remote: Remote }) {
  return (
    <Routes location={location}>
      <Route path="*" element={<Remote />} />
    </Routes>
  );
}
