import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { useUiText } from './useUiText.ts';
import { hiddenClass } from './VisuallyHidden.tsx';

export interface FieldLook {
  label: string;
  /** The label is only for screen readers, because the context shows the meaning. */
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** The error in the value and its correction. Empty for a valid value. */
  error?: ReactNode;
  /** Marks the field as optional beside the label. */
  isOptional?: boolean | undefined;
}

/** The attributes that connect a control to its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldLook {
  /** Renders the control with its wiring: `{(wiring) => <input {...wiring} />}`. */
  children(wiring: FieldWiring): ReactNode;
}

/** Renders the label, the hint and the error of one control. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  children,
}: FieldProps) {
  const t = useUiText();
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');

  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? hiddenClass() : styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> {t('optional')}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error && (
        <p className={styles.error} id={`${id}error`}>
          <CircleAlert size={16} strokeWidth={1.8} aria-hidden="true" />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
