import { useRouteAction, useRouteData } from '@cabinet/api';
import { exportOwnData, getPrivacy } from '@cabinet/contracts/privacy';

/** The participant's consents, and the consequences of leaving. */
export function usePrivacy() {
  const { data, error, retry } = useRouteData(getPrivacy, { query: {} });
  return { privacy: data, error, retry };
}

/** Exports all data that the services hold about the caller. Staff cannot export an owner's data. */
export function useExportData() {
  return useRouteAction(exportOwnData);
}
