import { conversionFormSchema } from '@cabinet/domain/forms/conversion';
import { useFormats } from '@cabinet/i18n';
import { showToast, useFormDraft, writeObstacleAtom } from '@cabinet/state';
import { TokenWord } from '@cabinet/ui';
import {
  Form,
  FormFailure,
  SubmitButton,
  TextAreaFormField,
  TextFormField,
  useSchemaForm,
  useWatch,
} from '@cabinet/ui/form';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestConversion } from '../../data/useAskManager.ts';
import { typedSum } from '../../domain/conversionForm.ts';
import styles from './ConversionForm.module.css';

interface ConversionFormProps {
  /** Tokens that may still be asked for. */
  free: number;
  onDone(): void;
}

/** How much, and what the manager should know. */
export function ConversionForm({ free, onDone }: ConversionFormProps) {
  const { t } = useTranslation('mf-profile-later');
  const context = use(TokenWord);
  const { formatRoubles, formatTokens } = useFormats();
  const obstacle = useAtomValue(writeObstacleAtom);
  const form = useSchemaForm(conversionFormSchema(free), { amount: '', comment: '' });
  useFormDraft(form, 'conversion');
  const { run, reset } = useRequestConversion();
  const { control } = form;
  const amount = Number(useWatch({ control, name: 'amount' }));

  return (
    <Form
      className={styles.form}
      form={form}
      obstacle={obstacle && t(`obstacle.${obstacle}`)}
      isReadOnly={obstacle === 'view-as'}
      faults={{ missing: t('conversion.missing', { tokens: formatTokens(amount - free) }) }}
      onSubmit={(body) => run({ body })}
      onSent={() => {
        showToast({ message: t('conversion.done') });
        onDone();
      }}
      onEdit={reset}
    >
      <p className={styles.text}>{t('conversion.text', { context })}</p>
      <TextFormField
        control={control}
        name="amount"
        label={t('conversion.sum', { context })}
        hint={t('conversion.free', { tokens: formatTokens(free) })}
        after={amount > 0 && formatRoubles(amount)}
        inputMode="numeric"
        autoComplete="off"
        parse={typedSum}
      />
      <TextAreaFormField
        control={control}
        name="comment"
        label={t('conversion.comment')}
        hint={t('conversion.hint')}
        isOptional
        rows={2}
      />
      <FormFailure />
      <SubmitButton>{t('conversion.send')}</SubmitButton>
    </Form>
  );
}
