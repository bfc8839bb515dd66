import { useTranslation } from '@cabinet/i18n/useTranslation';
import { type FieldValues, useWatch } from 'react-hook-form';
import { Alert } from '../Alert.tsx';
import { Button } from '../Button.tsx';
import styles from './Form.module.css';
import type { SchemaForm } from './useSchemaForm.ts';

export interface ConflictNoteProps<Values extends FieldValues, Output> {
  form: SchemaForm<Values, Output>;
  /** What stands there now. */
  values: Values;
  summary(values: Values): string;
  isDisabled: boolean;
  onKeep(): void;
  onTake(): void;
}

/** Somebody has saved something else while the form was open: both values, and the choice between them. */
export function ConflictNote<Values extends FieldValues, Output>({
  form,
  values,
  summary,
  isDisabled,
  onKeep,
  onTake,
}: ConflictNoteProps<Values, Output>) {
  const { t } = useTranslation('form');
  const own = useWatch({ control: form.control }) as Values;
  return (
    <Alert tone="warning" title={t('conflict.title')} isUrgent>
      <dl className={styles.values}>
        <dt>{t('conflict.now')}</dt>
        <dd>{summary(values)}</dd>
        <dt>{t('conflict.own')}</dt>
        <dd>{summary(own)}</dd>
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
