import type { PurchaseValues } from '@cabinet/domain/forms/purchase';
import { ConsentFormField, type FormControl } from '@cabinet/ui/form';
import { Trans } from '@cabinet/ui/later';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere } from '../paths.ts';

/** The changed terms of the programme, which the participant accepts before a purchase (R37). */
export function TermsBox({ control }: { control: FormControl<PurchaseValues> }) {
  const { t } = useTranslation('mf-catalog-later');
  return (
    <ConsentFormField control={control} name="agreesToTerms">
      <Trans
        t={t}
        i18nKey="terms.accept"
        components={{ rules: <Link to={elsewhere.rules} target="_blank" /> }}
      />
    </ConsentFormField>
  );
}
