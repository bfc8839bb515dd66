import type { Locale, Project } from '@cabinet/contracts/config';

/** The version of `mount` that a build answers to; the script for portals asks for no other. */
export const EMBED_CONTRACT = 1;

/** A move inside an embed, or one that leads out of it. */
export interface EmbedMove {
  /** Below `/my`, as the cabinet has it: `/catalog/12?open=x`. */
  path: string;
  /** The same place in the cabinet itself. */
  href: string;
  /** It belongs to another section: what happens is the portal's to say, else the cabinet opens in another tab. */
  leaves: boolean;
}

export type EmbedEvent =
  | { type: 'order'; action: 'placed' | 'cancelled'; orderId: number }
  | { type: 'unauthorized' }
  | {
      type: 'error';
      remote: string;
      release: string | null;
      place: string;
      reason: string;
      isFatal: boolean;
    };

/** React as a portal has it, for an embed to use: the modules that these names stand for. */
export interface Libraries {
  react: typeof import('react');
  'react/jsx-runtime': typeof import('react/jsx-runtime');
  'react-dom': typeof import('react-dom');
  'react-dom/client': typeof import('react-dom/client');
}

export interface MountOptions {
  /** Origin of the cabinet whose configuration and services are used. */
  origin: string;
  /** What of the remote is shown: all of its pages (`remote`), or a part of it that stands alone. */
  part?: string | undefined;
  /**
   * A bearer token of the person in front of the portal; null when nobody is signed in there.
   * @param ask `fresh`: the last one was refused, it has to be a new one
   */
  token?: ((ask: { fresh: boolean }) => Promise<string | null>) | null | undefined;
  /** The portal's React, used where its version fits; the cabinet brings its own otherwise. Cannot be changed later. */
  libraries?: Libraries | null | undefined;
  /** Where people sign in, in a window of its own, if no portal does it for them. */
  signIn?: string | null | undefined;
  /** Russian without it. */
  locale?: Locale | undefined;
  /** As the reader's device is set without it. */
  theme?: 'light' | 'dark' | undefined;
  /** The look; the programme's own without it. */
  variant?: Project | undefined;
  /** Where it begins, or moves to when it changes, below `/my`. */
  path?: string | undefined;
  /** `memory`: the portal's address stays as it is. `path`: it follows, below `basename`. Cannot be changed later. */
  routing?: 'memory' | 'path' | undefined;
  basename?: string | undefined;
  /** Told of every move; false keeps the cabinet from opening where one leads out. */
  onNavigate?: ((move: EmbedMove) => boolean) | undefined;
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
