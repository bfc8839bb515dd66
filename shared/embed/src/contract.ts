import type {
  CabinetAttributes,
  CabinetError,
  CabinetMove,
  CabinetOrder,
  CabinetProperties,
  CabinetUnauthorized,
} from '@cabinet/elements';

/** The version of `mount` that a build answers to; the script for portals asks for no other. */
export const EMBED_CONTRACT = 1;

export type EmbedEvent = CabinetOrder | CabinetUnauthorized | CabinetError;

/** React of a portal that fits (`fittingLibraries.ts`): the modules that these names stand for. */
export interface Libraries {
  react: typeof import('react');
  'react/jsx-runtime': typeof import('react/jsx-runtime');
  'react-dom': typeof import('react-dom');
  'react-dom/client': typeof import('react-dom/client');
}

export interface MountOptions extends CabinetAttributes, CabinetProperties {
  /** Origin of the cabinet whose configuration and services are used. */
  origin: string;
  /** How many tries have failed before this one. */
  attempt?: number | undefined;
  /** What of the remote is shown: all of its pages (`remote`), or a part of it that stands alone. */
  part?: string | undefined;
  /** Where people sign in, in a window of its own, if no portal does it for them. */
  signIn?: string | null | undefined;
  /** Told of every move; false keeps the cabinet from opening where one leads out. */
  onNavigate?: ((move: CabinetMove) => boolean) | undefined;
  onEvent?: ((event: EmbedEvent) => void) | undefined;
}

export interface Mounted {
  /** The remote stands in its box, its data may still be on the way; rejects where it could not be loaded. */
  ready: Promise<void>;
  /** Changes what is said of it; what is not said stays. */
  update(changes: Partial<MountOptions>): void;
  /** Takes it away with everything that it knew; may be called at any time, and again. */
  unmount(): Promise<void>;
}

/** What `<release>/embed/mount.js` exports. */
export interface EmbedModule {
  contract: number;
  /**
   * Shows the remote in a Shadow root of the element, which keeps what it shows until the remote is there.
   * @param element connected to the page, and without a closed Shadow root of its own
   */
  mount(element: HTMLElement, options: MountOptions): Mounted;
}

/** One embed that runs, inside a module instance of its own. */
export interface Guest {
  /** Whose it is, as the token says; empty while nobody has come in. */
  subject(): string;
  update(options: MountOptions): void;
  stop(): void;
}

/** What `<release>/embed/instance.js` exports: the remote and all that it keeps in its modules, for one embed at a time. */
export interface Instance {
  /** @param libraries the portal's that fit, null: the cabinet's own. Those of the first embed are the instance's for good */
  start(element: HTMLElement, options: MountOptions, libraries: Libraries | null): Promise<Guest>;
}
