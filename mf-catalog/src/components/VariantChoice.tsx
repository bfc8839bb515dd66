import type { Variant } from '@cabinet/contracts/products';
import { type Choice, colorsOf, sizesOf, type VariantOption, withColor } from '@cabinet/domain/variants';
import { useFormats } from '@cabinet/i18n';
import { type CSSProperties, type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './VariantChoice.module.css';

export interface VariantChoiceProps {
  variants: readonly Variant[];
  choice: Choice;
  /** A purchase of this choice is running or has no answer. */
  isFixed: boolean;
  /** Ref of the group of sizes, which takes the focus if a size is missing. */
  sizesRef: Ref<HTMLFieldSetElement>;
  onChange(choice: Choice): void;
}

/** The colours as round chips, the sizes as buttons. A part that the product lacks is hidden. */
export function VariantChoice({ variants, choice, isFixed, sizesRef, onChange }: VariantChoiceProps) {
  const { t } = useTranslation('mf-catalog-later');
  const { localText } = useFormats();
  const colors = colorsOf(variants);
  const sizes = sizesOf(variants, choice.color);
  const { color, size } = choice;
  const colorName = localText(colors.find(({ value }) => value === color)?.name);
  const nameOf = ({ value, name, isAbsent }: VariantOption) => {
    const text = localText(name) || value;
    return isAbsent ? t('choice.absent', { name: text }) : text;
  };

  return (
    <>
      {colors.length > 0 && (
        <OptionGroup title={t('choice.color')} chosen={colorName}>
          {colors.map((option) => (
            <button
              key={option.value}
              type="button"
              className={styles.color}
              style={{ '--color': option.value } as CSSProperties}
              aria-label={nameOf(option)}
              aria-pressed={option.value === color}
              title={nameOf(option)}
              data-absent={option.isAbsent || undefined}
              disabled={isFixed}
              onClick={() => onChange(withColor(variants, size, option.value))}
            />
          ))}
        </OptionGroup>
      )}
      {sizes.length > 0 && (
        <OptionGroup title={t('choice.size')} chosen={size} ref={sizesRef}>
          {sizes.map((option) => (
            <button
              key={option.value}
              type="button"
              className={styles.size}
              aria-label={option.isAbsent ? nameOf(option) : undefined}
              aria-pressed={option.value === size}
              disabled={option.isAbsent || isFixed}
              onClick={() => onChange({ color, size: option.value })}
            >
              {option.value}
            </button>
          ))}
        </OptionGroup>
      )}
    </>
  );
}

interface OptionGroupProps {
  title: string;
  chosen: string | null;
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
}

function OptionGroup({ title, chosen, ref, children }: OptionGroupProps) {
  const id = useId();
  return (
    <fieldset ref={ref} aria-labelledby={id}>
      <p className={styles.label}>
        <span id={id}>{title}</span>
        {chosen && (
          <>
            : <b>{chosen}</b>
          </>
        )}
      </p>
      <div className={styles.options}>{children}</div>
    </fieldset>
  );
}
