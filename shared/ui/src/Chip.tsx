import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './Chip.module.css';
import { classNames } from './classNames.ts';
import { useUiText } from './useUiText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ChipProps extends ComponentProps<'button'> {
  /** The chip is a switch: on or off. */
  pressed?: boolean | undefined;
  /** The chip is an applied filter. A press removes it. */
  isApplied?: boolean | undefined;
}

/** Returns the class of a chip for a link. The link with `aria-current` is filled. */
export function chipClass(): string {
  return classNames(styles.chip);
}

export function Chip({ pressed, isApplied = false, className, children, ...props }: ChipProps) {
  const t = useUiText();
  return (
    <button
      type="button"
      {...props}
      aria-pressed={pressed}
      className={classNames(styles.chip, isApplied && styles.applied, className)}
    >
      {children}
      {isApplied && (
        <>
          <VisuallyHidden> {t('remove')}</VisuallyHidden>
          <X size={16} strokeWidth={1.8} aria-hidden="true" />
        </>
      )}
    </button>
  );
}
