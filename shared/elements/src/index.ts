// The elements of the cabinet for portals: their types, and the loader of their script. An import of this
// module does not touch the page, so a server can import it too.
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
