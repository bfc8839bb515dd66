import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { useUiText } from './useUiText.ts';
import { hiddenClass } from './VisuallyHidden.tsx';

export interface FieldLook {
  label: string;
  /** The label is said, not shown: where the place tells what is asked. */
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong with the value and what to do; nothing where it is right. */
  error?: ReactNode;
  /** Says so beside the label. */
  isOptional?: boolean | undefined;
}

/** What ties a control to its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldLook {
  /** The control, given its wiring: `{(wiring) => <input {...wiring} />}`. */
  children(wiring: FieldWiring): ReactNode;
}

/** Owns the label, the hint and the error of one control. */
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
