import type { Product } from '@cabinet/contracts/products';
import type { GoalValues } from '@cabinet/domain/forms/goal';
import type { GoalProgress } from '@cabinet/domain/goal';
import { dayOf, startOfDay } from '@cabinet/i18n';
import { TokenWord } from '@cabinet/ui';
import { DateFormField, type FormControl, TextFormField, useWatch } from '@cabinet/ui/form';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { typedSum } from '../domain/conversionForm.ts';
import { sumOf } from '../domain/goalForm.ts';
import { GoalForecast } from './GoalForecast.tsx';
import { GoalProductField } from './GoalProductField.tsx';

interface GoalFieldsProps {
  control: FormControl<GoalValues>;
  /** Products that can be a saving goal. */
  products: readonly Product[];
  /** Calculates the progress to a sum. Null while balance or history is unknown. */
  progressTo: ((sum: number, date: string | null) => GoalProgress) | null;
}

/** The fields of the saving goal, with a forecast. */
export function GoalFields({ control, products, progressTo }: GoalFieldsProps) {
  const { t } = useTranslation('mf-profile-later');
  const context = use(TokenWord);
  const choice = useWatch({ control }) as GoalValues;
  const sum = sumOf(choice, products);
  return (
    <>
      {products.length > 0 && <GoalProductField control={control} products={products} />}
      {choice.prodId === '' && (
        <TextFormField
          control={control}
          name="sum"
          label={t('goal.sum', { context })}
          inputMode="numeric"
          autoComplete="off"
          parse={typedSum}
        />
      )}
      <DateFormField
        control={control}
        name="date"
        label={t('goal.date')}
        isOptional
        min={dayOf(new Date())}
      />
      {sum !== null && progressTo && (
        <GoalForecast progress={progressTo(sum, startOfDay(choice.date) ? choice.date : null)} />
      )}
    </>
  );
}
