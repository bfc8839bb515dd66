import { Button, type ButtonProps } from './Button.tsx';
import { classNames } from './classNames.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ButtonProps, 'variant' | 'size' | 'wide' | 'aria-label'> {
  /** The action, for people who do not see the icon. */
  label: string;
  variant?: ButtonProps['variant'] | 'plain';
}

/** A button that shows an icon (its children) and has its `label` as accessible name. */
export function IconButton({ label, variant = 'quiet', className, ...props }: IconButtonProps) {
  const isPlain = variant === 'plain';
  return (
    <Button
      {...props}
      variant={isPlain ? 'quiet' : variant}
      aria-label={label}
      className={classNames(styles.icon, isPlain && styles.plain, className)}
    />
  );
}
