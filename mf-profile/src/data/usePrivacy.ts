import { useRouteAction, useRouteData } from '@cabinet/api';
import { exportOwnData, getPrivacy } from '@cabinet/contracts/privacy';

/** What the participant has consented to, and what leaving would mean. */
export function usePrivacy() {
  const { data, error, retry } = useRouteData(getPrivacy, { query: {} });
  return { privacy: data, error, retry };
}

/** Everything that the services know of the caller: for nobody else's eyes. */
export function useExportData() {
  return useRouteAction(exportOwnData);
}
