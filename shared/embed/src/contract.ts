import type {
  CabinetAttributes,
  CabinetError,
  CabinetMove,
  CabinetOrder,
  CabinetProperties,
  CabinetUnauthorized,
} from '@cabinet/elements';

/** The version of `mount` in a build. The script for portals requests only this version. */
export const EMBED_CONTRACT = 1;

export type EmbedEvent = CabinetOrder | CabinetUnauthorized | CabinetError;

/** Modules of a fitting React of the portal, by name (`fittingLibraries.ts`). */
export interface Libraries {
  react: typeof import('react');
  'react/jsx-runtime': typeof import('react/jsx-runtime');
  'react-dom': typeof import('react-dom');
  'react-dom/client': typeof import('react-dom/client');
}

export interface MountOptions extends CabinetAttributes, CabinetProperties {
  /** Origin of the cabinet with the configuration and the services. */
  origin: string;
  /** Number of failed previous tries. */
  attempt?: number | undefined;
  /** The visible part: all pages of the remote (`remote`), or an independent part. */
  part?: string | undefined;
  /** Address of the sign-in window, if the portal does not sign visitors in. */
  signIn?: string | null | undefined;
  /** Receives every navigation. False prevents the cabinet from opening for a link that leaves the embed. */
  onNavigate?: ((move: CabinetMove) => boolean) | undefined;
  onEvent?: ((event: EmbedEvent) => void) | undefined;
}

export interface Mounted {
  /** Resolves when the remote is in its box, even if its data still loads. Rejects if the remote cannot load. */
  ready: Promise<void>;
  /** Changes the given options. The other options stay. */
  update(changes: Partial<MountOptions>): void;
  /** Removes the embed and all its data. The portal can call it at any time, also repeatedly. */
  unmount(): Promise<void>;
}

/** The exports of `<release>/embed/mount.js`. */
export interface EmbedModule {
  contract: number;
  /**
   * Shows the remote in a Shadow root of the element. The element keeps its content until the remote has loaded.
   * @param element connected to the page, and without an own closed Shadow root
   */
  mount(element: HTMLElement, options: MountOptions): Mounted;
}

/** A running embed with its own module instance. */
export interface Guest {
  /** Subject of the token, or empty before the sign-in. */
  subject(): string;
  update(options: MountOptions): void;
  stop(): void;
}

/** The exports of `<release>/embed/instance.js`: the remote with its modules, for one embed at a time. */
export interface Instance {
  /** @param libraries fitting libraries of the portal, or null for those of the cabinet. The first embed sets them for the instance */
  start(element: HTMLElement, options: MountOptions, libraries: Libraries | null): Promise<Guest>;
}
