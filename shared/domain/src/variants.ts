import type { Product, Variant } from '@cabinet/contracts/products';
import type { LocalText } from '@cabinet/contracts/text';

/** The chosen colour (by its value) and size of a product with variants. */
export interface Choice {
  color: string | null;
  size: string | null;
}

export const CHOICE_NAMES = ['color', 'size'] as const;
export type ChoiceName = (typeof CHOICE_NAMES)[number];

/** A colour or a size option. */
export interface VariantOption {
  value: string;
  /** Name of a colour. Null for a size, whose value is its name. */
  name: LocalText | null;
  /** Whether the option is out of stock. */
  isAbsent: boolean;
}

type Variants = readonly Variant[];

/** Returns the colours of a product, in the product's order. Empty if the product has no colours. */
export function colorsOf(variants: Variants): VariantOption[] {
  return optionsOf(variants, ({ color }) => color && { value: color.value, name: color.name });
}

/**
 * Returns the sizes of a product in one colour, in the product's order. Empty if the product has no sizes.
 */
export function sizesOf(variants: Variants, color: string | null): VariantOption[] {
  return optionsOf(inColor(variants, color), ({ size }) => size && { value: size, name: null });
}

/** Returns the initial choice: the first available colour, and the size if there is only one. */
export function firstChoice(variants: Variants): Choice {
  const colors = colorsOf(variants);
  return withColor(variants, null, (colors.find(({ isAbsent }) => !isAbsent) ?? colors[0])?.value ?? null);
}

/** Changes the colour. Keeps the size if the new colour has it in stock. */
export function withColor(variants: Variants, size: string | null, color: string | null): Choice {
  const sizes = sizesOf(variants, color);
  const isKept = sizes.some(({ value, isAbsent }) => value === size && !isAbsent);
  const [only, ...others] = sizes;
  return { color, size: isKept ? size : others.length > 0 ? null : (only?.value ?? null) };
}

/** Returns the chosen variant, or null while the choice is incomplete. */
export function chosenVariant(variants: Variants, choice: Choice): Variant | null {
  return inColor(variants, choice.color).find(({ size }) => size === choice.size) ?? null;
}

/** Returns the choice of a variant, or null if the product does not have the variant. */
export function choiceOf(variants: Variants, id: number | undefined): Choice | null {
  const variant = variants.find((one) => one.id === id);
  return variant ? { color: variant.color?.value ?? null, size: variant.size } : null;
}

/** Returns the missing part of a choice. Null if the choice is complete or the product has no variants. */
export function missingChoice(variants: Variants, choice: Choice): ChoiceName | null {
  if (variants.length === 0 || chosenVariant(variants, choice)) return null;
  return inColor(variants, choice.color).length === 0 ? 'color' : 'size';
}

type Offer = Pick<Product, 'price' | 'stock' | 'imageUrl' | 'images'>;

/**
 * Returns the product with the chosen variant. Price and picture follow the colour. The stock belongs to the
 * pair of colour and size.
 */
export function asChosen<P extends Offer>(product: P, variants: Variants, choice: Choice): P {
  const chosen = chosenVariant(variants, choice);
  const ofColor = inColor(variants, choice.color);
  const variant = chosen ?? ofColor[0];
  if (!variant) return product;
  const imageUrl = variant.imageUrl ?? product.imageUrl;
  return {
    ...product,
    price: variant.price,
    stock: leastOf(product.stock, chosen ? chosen.stock : ofColor.every(isGone) ? 0 : null),
    imageUrl,
    // The further pictures show the colour of the product's own picture.
    images: imageUrl === product.imageUrl ? product.images : [],
  };
}

/** Returns the smaller stock. Null means no limit. */
export function leastOf(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

function isGone({ stock }: Variant): boolean {
  return stock === 0;
}

function inColor(variants: Variants, color: string | null): Variant[] {
  return variants.filter((variant) => (variant.color?.value ?? null) === color);
}

function optionsOf(
  variants: Variants,
  optionOf: (variant: Variant) => Omit<VariantOption, 'isAbsent'> | null | '',
): VariantOption[] {
  const options = new Map<string, VariantOption>();
  for (const variant of variants) {
    const option = optionOf(variant);
    if (!option) continue;
    const isAbsent = isGone(variant) && (options.get(option.value)?.isAbsent ?? true);
    options.set(option.value, { ...option, isAbsent });
  }
  return [...options.values()];
}
