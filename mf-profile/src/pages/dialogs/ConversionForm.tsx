import { conversionFormSchema } from '@cabinet/domain/forms/conversion';
import { useFormats } from '@cabinet/i18n';
import { useFormDraft, useFormWrite } from '@cabinet/state';
import { TokenWord } from '@cabinet/ui';
import { Form, FormFailure, SubmitButton, useSchemaForm, useWatch } from '@cabinet/ui/form';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ConversionFields } from '../../components/ConversionFields.tsx';
import { useRequestConversion } from '../../data/useAskManager.ts';
import styles from './ConversionForm.module.css';

interface ConversionFormProps {
  /** Tokens that the participant may still request. */
  free: number;
  onDone(): void;
}

/** The sum and the comment for the manager. */
export function ConversionForm({ free, onDone }: ConversionFormProps) {
  const { t } = useTranslation('mf-profile-later');
  const { formatTokens } = useFormats();
  const form = useSchemaForm(conversionFormSchema(free), { amount: '', comment: '' });
  useFormDraft(form, 'conversion');
  const write = useFormWrite(useRequestConversion(), {
    reason: (obstacle) => t(`obstacle.${obstacle}`),
    done: t('conversion.done'),
    onDone,
  });
  const amount = Number(useWatch({ control: form.control, name: 'amount' }));

  return (
    <Form
      className={styles.form}
      form={form}
      issues={{ missing: t('conversion.missing', { tokens: formatTokens(amount - free) }) }}
      {...write}
    >
      <p className={styles.text}>{t('conversion.text', { context: use(TokenWord) })}</p>
      <ConversionFields control={form.control} free={free} amount={amount} />
      <FormFailure />
      <SubmitButton>{t('conversion.send')}</SubmitButton>
    </Form>
  );
}
