import type { ConversionOutput, ConversionValues } from '@cabinet/domain/forms/conversion';
import { useFormats } from '@cabinet/i18n';
import { TokenWord } from '@cabinet/ui';
import { type FormControl, TextAreaFormField, TextFormField } from '@cabinet/ui/form';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { typedSum } from '../domain/conversionForm.ts';

interface ConversionFieldsProps {
  control: FormControl<ConversionValues, ConversionOutput>;
  /** Tokens that the participant may still request. */
  free: number;
  /** The typed sum, in tokens. */
  amount: number;
}

/** The sum and the comment for the manager. */
export function ConversionFields({ control, free, amount }: ConversionFieldsProps) {
  const { t } = useTranslation('mf-profile-later');
  const { formatRoubles, formatTokens } = useFormats();
  return (
    <>
      <TextFormField
        control={control}
        name="amount"
        label={t('conversion.sum', { context: use(TokenWord) })}
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
    </>
  );
}
