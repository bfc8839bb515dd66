/** The cabinet speaks these. */
export type CabinetLocale = 'ru' | 'uz' | 'en';

/** The looks of the programme. */
export type CabinetVariant = 'mc' | 'mti' | 'synergy' | 'people' | 'capital';

/** A move inside an element, or one that leads out of it. */
export interface CabinetMove {
  /** Below `/my`, as the cabinet has it: `/catalog/12?open=x`. */
  path: string;
  /** The same place in the cabinet itself. */
  href: string;
  /** It belongs to another section: what happens is the portal's to say, else the cabinet opens in another tab. */
  leaves: boolean;
}

/** Something was ordered here, or an order was cancelled. */
export interface CabinetOrder {
  type: 'order';
  action: 'placed' | 'cancelled';
  orderId: number;
  productId: number | null;
  /** Tokens charged or given back. */
  price: number | null;
}

/** There is no token, or none that is taken. */
export interface CabinetUnauthorized {
  type: 'unauthorized';
}

/** Something could not be loaded, or is set up wrongly. */
export interface CabinetError {
  type: 'error';
  remote: string;
  release: string | null;
  /** `setup`: a setting of the portal or of the cabinet's operator is wrong, and `reason` names it. */
  place: string;
  reason: string;
  isFatal: boolean;
}

/**
 * The bearer token of the portal's visitor: as text, as a promise, or as a function that returns either. Null means that
 * nobody is signed in. Only a function can renew the token.
 */
export type PortalToken =
  | string
  | null
  | PromiseLike<string | null>
  /** @param ask `fresh`: the last one was refused, it has to be a new one */
  | ((ask: { fresh: boolean }) => string | null | PromiseLike<string | null>);

/** React as a portal has it, for the cabinet to use where its version fits: the modules that these names stand for. */
export type PortalLibraries = Record<
  'react' | 'react/jsx-runtime' | 'react-dom' | 'react-dom/client',
  // Their types would ask each portal for those of React.
  object
>;

/** Attributes of an element. */
export interface CabinetAttributes {
  /** Russian without it. */
  locale?: CabinetLocale | undefined;
  /** As the reader's device is set without it. */
  theme?: 'light' | 'dark' | undefined;
  /** The look; the programme's own without it. */
  variant?: CabinetVariant | undefined;
  /** `system`: in the letters of the reader's device, which cost nothing; in the programme's without it. */
  font?: 'system' | undefined;
  /** Where it begins, or moves to when it changes, below `/my`. */
  path?: string | undefined;
  /** `memory`: the portal's address stays as it is. `path`: it follows, below `basename`. Cannot be changed later. */
  routing?: 'memory' | 'path' | undefined;
  /** With `routing="path"`: where the cabinet's places begin in the portal's address. */
  basename?: string | undefined;
}

/** Properties of an element. */
export interface CabinetProperties {
  token?: PortalToken | undefined;
  /** The portal's React; the cabinet brings its own without it. Cannot be changed later. */
  libraries?: PortalLibraries | null | undefined;
}

/** An element of the cabinet, once the script has come. */
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

/** Each element, by its name in HTML. */
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
