import { useTranslation } from '@cabinet/i18n/useTranslation';
import { type FieldValues, useWatch } from 'react-hook-form';
import { Alert } from '../Alert.tsx';
import { Button } from '../Button.tsx';
import styles from './Form.module.css';
import type { SchemaForm } from './useSchemaForm.ts';

export interface ConflictChoiceProps {
  /** The current value, in one line. */
  now: string;
  /** The own value, in one line. */
  own: string;
  isDisabled: boolean;
  /** Saves the own value over the current value. */
  onKeep(): void;
  /** Keeps the current value. */
  onTake(): void;
}

export interface ConflictNoteProps<Values extends FieldValues, Output>
  extends Pick<ConflictChoiceProps, 'isDisabled' | 'onKeep' | 'onTake'> {
  form: SchemaForm<Values, Output>;
  /** The current values. */
  values: Values;
  summary(values: Values): string;
}

/**
 * Shows a conflict: another person has saved other values while the form was open. Shows both values, and the
 * choice between them.
 */
export function ConflictNote<Values extends FieldValues, Output>({
  form,
  values,
  summary,
  ...choice
}: ConflictNoteProps<Values, Output>) {
  const own = useWatch({ control: form.control }) as Values;
  return <ConflictView {...choice} now={summary(values)} own={summary(own)} />;
}

export function ConflictView({ now, own, isDisabled, onKeep, onTake }: ConflictChoiceProps) {
  const { t } = useTranslation('form');
  return (
    <Alert tone="warning" title={t('conflict.title')} isUrgent>
      <dl className={styles.values}>
        <dt>{t('conflict.now')}</dt>
        <dd>{now}</dd>
        <dt>{t('conflict.own')}</dt>
        <dd>{own}</dd>
      </dl>
      <div className={styles.choice}>
        <Button size="sm" disabled={isDisabled} onClick={onKeep}>
          {t('conflict.keep')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onTake}>
          {t('conflict.take')}
        </Button>
      </div>
    </Alert>
  );
}
