import type { Goal } from '@cabinet/contracts/goal';
import { goalFormSchema, MOST } from '@cabinet/domain/forms/goal';
import { useFormats } from '@cabinet/i18n';
import { writeObstacleAtom } from '@cabinet/state';
import { TokenWord } from '@cabinet/ui';
import { Form, FormButton, FormFailure, SubmitButton, useSchemaForm } from '@cabinet/ui/form';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GoalFields } from '../../components/GoalFields.tsx';
import { useGoalProgress } from '../../data/useGoal.ts';
import { useWishes } from '../../data/useWishes.ts';
import { goalBody, valuesOf } from '../../domain/goalForm.ts';
import { neighbours } from '../../paths.ts';
import styles from './ConversionForm.module.css';
import { useGoalWrites } from './useGoalWrites.ts';

interface GoalFormProps {
  goal: Goal | null;
  onDone(): void;
}

/** What is chosen, and at once what it means. */
export function GoalForm({ goal, onDone }: GoalFormProps) {
  const { t } = useTranslation('mf-profile-later');
  const { formatTokens } = useFormats();
  const obstacle = useAtomValue(writeObstacleAtom);
  const wishes = useWishes();
  const progressTo = useGoalProgress();
  const writes = useGoalWrites(onDone);
  const form = useSchemaForm(goalFormSchema(new Date()), valuesOf(goal));
  const own = goal?.product ? [goal.product] : [];

  return (
    <Form
      className={styles.form}
      form={form}
      obstacle={obstacle && t(`obstacle.${obstacle}`)}
      isReadOnly={obstacle === 'view-as'}
      faults={{ tooMuch: t('goal.tooMuch', { most: formatTokens(MOST) }) }}
      onSubmit={(choice) => writes.save(goalBody(choice))}
      onSent={writes.tellSaved}
      onEdit={writes.reset}
    >
      <p className={styles.text}>
        {t('goal.text', { context: use(TokenWord) })} <Link to={neighbours.catalogue}>{t('goal.pick')}</Link>
      </p>
      <GoalFields
        control={form.control}
        products={[...own, ...wishes.filter(({ id }) => id !== goal?.product?.id)]}
        progressTo={progressTo}
      />
      <FormFailure error={writes.removeError} />
      <SubmitButton>{t('goal.save')}</SubmitButton>
      {goal && (
        <FormButton busy={writes.isRemoving} onClick={writes.remove}>
          {t('goal.remove')}
        </FormButton>
      )}
    </Form>
  );
}
