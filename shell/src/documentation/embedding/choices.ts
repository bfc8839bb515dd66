import type { CabinetAttributes, CabinetName } from '@cabinet/elements';
import type { Look } from './code.ts';

/** The reader's choices. A property without a choice is absent. */
export interface Choices {
  name: CabinetName;
  attributes: CabinetAttributes;
  look: Look;
}

/** The elements, each with start paths inside it. */
export const PLACES: Record<CabinetName, readonly string[]> = {
  catalog: ['/catalog/services', '/catalog/events', '/catalog/wishes', '/catalog/3'],
  orders: ['/orders/tuition', '/addresses'],
  profile: ['/profile', '/?history=all'],
  invites: ['/invite', '/rating', '/education'],
  referral: [],
  'email-change': [],
};

export const NAMES = Object.keys(PLACES) as CabinetName[];

/** Widths of the portal's container, in pixels. */
export const WIDTHS = ['320', '480', '768', 'full'] as const;
export type Width = (typeof WIDTHS)[number];

export const FONTS = [
  'Georgia, serif',
  'Verdana, sans-serif',
  '"Trebuchet MS", sans-serif',
  'ui-monospace, monospace',
];

/** The radius of cards without the property, in pixels. */
export const RADIUS = 24;

/** Sets a property, or removes it if the value is empty. */
export function changed<T extends object>(record: T, name: keyof T, value: string): T {
  const { [name]: _, ...others } = record;
  return (value ? { ...others, [name]: value } : others) as T;
}
