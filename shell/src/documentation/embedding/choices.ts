import type { CabinetAttributes, CabinetName } from '@cabinet/elements';
import type { Look } from './code.ts';

/** What the reader has chosen; what is not chosen is not there. */
export interface Choices {
  name: CabinetName;
  attributes: CabinetAttributes;
  look: Look;
}

/** The elements, each with places inside it to begin at. */
export const PLACES: Record<CabinetName, readonly string[]> = {
  catalog: ['/catalog/services', '/catalog/events', '/catalog/wishes', '/catalog/3'],
  orders: ['/orders/tuition', '/addresses'],
  profile: ['/profile', '/?history=all'],
  invites: ['/invite', '/rating', '/education'],
  referral: [],
  'email-change': [],
};

export const NAMES = Object.keys(PLACES) as CabinetName[];

/** Widths of the place that a portal has, in pixels. */
export const WIDTHS = ['320', '480', '768', 'full'] as const;
export type Width = (typeof WIDTHS)[number];

export const FONTS = [
  'Georgia, serif',
  'Verdana, sans-serif',
  '"Trebuchet MS", sans-serif',
  'ui-monospace, monospace',
];

/** Roundness of cards without a property. */
export const RADIUS = 24;

/** Sets a member, or takes it away where the value is empty. */
export function changed<T extends object>(record: T, name: keyof T, value: string): T {
  const { [name]: _, ...others } = record;
  return (value ? { ...others, [name]: value } : others) as T;
}
