/** The languages of the cabinet. */
export type CabinetLocale = 'ru' | 'uz' | 'en';

/** The visual variants of the programme. */
export type CabinetVariant = 'mc' | 'mti' | 'synergy' | 'people' | 'capital';

/** A move inside an element, or a move to another section. */
export interface CabinetMove {
  /** Address below `/my`, as in the cabinet: `/catalog/12?open=x`. */
  path: string;
  /** The same page in the cabinet itself. */
  href: string;
  /**
   * True if the page belongs to another section. The portal handles the move, or the cabinet opens in a new
   * tab.
   */
  leaves: boolean;
}

/** An order was placed or cancelled in this element. */
export interface CabinetOrder {
  type: 'order';
  action: 'placed' | 'cancelled';
  orderId: number;
  productId: number | null;
  /** Tokens charged or returned. */
  price: number | null;
}

/** The token is missing or refused. */
export interface CabinetUnauthorized {
  type: 'unauthorized';
}

/** A load failed, or a setting is wrong. */
export interface CabinetError {
  type: 'error';
  remote: string;
  release: string | null;
  /** `setup`: a setting of the portal or of the cabinet's operator is wrong. `reason` names the setting. */
  place: string;
  reason: string;
  isFatal: boolean;
}

/**
 * The bearer token of the portal's visitor: a string, a promise, or a function that returns either. Null
 * means that nobody is signed in. Only a function can renew the token.
 */
export type PortalToken =
  | string
  | null
  | PromiseLike<string | null>
  /**
   * @param ask `fresh`: the last token was refused, so return a new token
   */
  | ((ask: { fresh: boolean }) => string | null | PromiseLike<string | null>);

/** The portal's React modules, by module name. The cabinet uses them if their version fits. */
export type PortalLibraries = Record<
  'react' | 'react/jsx-runtime' | 'react-dom' | 'react-dom/client',
  // `object`, because React's own types would require React's types in each portal.
  object
>;

/** Attributes of an element. */
export interface CabinetAttributes {
  /** Interface language. The default is Russian. */
  locale?: CabinetLocale | undefined;
  /** The default follows the reader's device. */
  theme?: 'light' | 'dark' | undefined;
  /** Visual variant. The default is the programme's variant. */
  variant?: CabinetVariant | undefined;
  /**
   * `system`: the fonts of the reader's device, which need no download. The default is the programme's font.
   */
  font?: 'system' | undefined;
  /** The current page, below `/my`. A change moves the element to another page. */
  path?: string | undefined;
  /**
   * `memory`: the portal's address stays unchanged. `path`: the address follows, below `basename`. Fixed
   * after the start.
   */
  routing?: 'memory' | 'path' | undefined;
  /** With `routing="path"`: the prefix of the cabinet's pages in the portal's address. */
  basename?: string | undefined;
}

/** Properties of an element. */
export interface CabinetProperties {
  token?: PortalToken | undefined;
  /** The portal's React. By default the cabinet loads its own. Fixed after the start. */
  libraries?: PortalLibraries | null | undefined;
}

/** An element of the cabinet, after the script has loaded. */
export interface CabinetElement extends HTMLElement, CabinetProperties {}

/** Events of an element. Each has two names: `cabinet:order` and `cabinet-order`. */
export interface CabinetEvents {
  navigate: CustomEvent<CabinetMove>;
  order: CustomEvent<CabinetOrder>;
  unauthorized: CustomEvent<CabinetUnauthorized>;
  error: CustomEvent<CabinetError>;
}

/** Names of the elements, without `cabinet-`. */
export type CabinetName = 'catalog' | 'orders' | 'profile' | 'invites' | 'referral' | 'email-change';

/** All elements, by their names in HTML. */
export type CabinetElements = Record<`cabinet-${CabinetName}`, CabinetElement>;

declare global {
  interface HTMLElementTagNameMap extends CabinetElements {}

  interface HTMLElementEventMap {
    'cabinet:navigate': CabinetEvents['navigate'];
    'cabinet:order': CabinetEvents['order'];
    'cabinet:unauthorized': CabinetEvents['unauthorized'];
    'cabinet:error': CabinetEvents['error'];
    'cabinet-navigate': CabinetEvents['navigate'];
    'cabinet-order': CabinetEvents['order'];
    'cabinet-unauthorized': CabinetEvents['unauthorized'];
    'cabinet-error': CabinetEvents['error'];
  }
}
