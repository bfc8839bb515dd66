// The elements of the cabinet, for teams whose pages hold them: their types, and the script that knows them. Nothing here
// touches the page when it is imported, so a server may import it too.
export type {
  CabinetAttributes,
  CabinetElement,
  CabinetElements,
  CabinetError,
  CabinetEvents,
  CabinetLocale,
  CabinetMove,
  CabinetName,
  CabinetOrder,
  CabinetProperties,
  CabinetUnauthorized,
  CabinetVariant,
  PortalLibraries,
  PortalToken,
} from './contract.ts';
export { loadCabinet, type Pinned } from './loadCabinet.ts';
