import type { Product, Variant } from '@cabinet/contracts/loyalty';
import type { LocalText } from '@cabinet/contracts/text';

/** What is chosen of a product that comes in several: a colour by its value, and a size. */
export interface Choice {
  color: string | null;
  size: string | null;
}

export const CHOICE_PARTS = ['color', 'size'] as const;
export type ChoicePart = (typeof CHOICE_PARTS)[number];

/** A colour or a size to choose. */
export interface VariantOption {
  value: string;
  /** Of a colour. A size is its own name. */
  name: LocalText | null;
  /** Nothing of it is left. */
  isAbsent: boolean;
}

type Variants = readonly Variant[];

/** The colours of a product, in its own order. Without colours the list is empty. */
export function colorsOf(variants: Variants): VariantOption[] {
  return optionsOf(variants, ({ color }) => color && { value: color.value, name: color.name });
}

/** The sizes of a product in one colour, in its own order. Without sizes the list is empty. */
export function sizesOf(variants: Variants, color: string | null): VariantOption[] {
  return optionsOf(inColor(variants, color), ({ size }) => size && { value: size, name: null });
}

/** What is chosen before anybody has chosen: the first colour that is left, and a size where there is only one. */
export function firstChoice(variants: Variants): Choice {
  const colors = colorsOf(variants);
  return withColor(variants, null, (colors.find(({ isAbsent }) => !isAbsent) ?? colors[0])?.value ?? null);
}

/** Another colour. The size stays where the colour has it. */
export function withColor(variants: Variants, size: string | null, color: string | null): Choice {
  const sizes = sizesOf(variants, color);
  const isKept = sizes.some(({ value, isAbsent }) => value === size && !isAbsent);
  const [only, ...others] = sizes;
  return { color, size: isKept ? size : others.length > 0 ? null : (only?.value ?? null) };
}

/** The variant that the choice names, or null while a part of it is missing. */
export function chosenVariant(variants: Variants, choice: Choice): Variant | null {
  return inColor(variants, choice.color).find(({ size }) => size === choice.size) ?? null;
}

/** The choice that a variant stands for, or null where the product does not have it. */
export function choiceOf(variants: Variants, id: number | undefined): Choice | null {
  const variant = variants.find((one) => one.id === id);
  return variant ? { color: variant.color?.value ?? null, size: variant.size } : null;
}

/** The part that is still to be chosen, or null where there is nothing to choose or all is chosen. */
export function missingPart(variants: Variants, choice: Choice): ChoicePart | null {
  if (variants.length === 0 || chosenVariant(variants, choice)) return null;
  return inColor(variants, choice.color).length === 0 ? 'color' : 'size';
}

type Offer = Pick<Product, 'price' | 'stock' | 'imageUrl' | 'images'>;

/** The product as it is sold in this choice: price and picture follow the colour, the stock belongs to the pair. */
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
    // The further views show the colour of the product's own picture.
    images: imageUrl === product.imageUrl ? product.images : [],
  };
}

/** The smaller stock; null is without limit. */
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
