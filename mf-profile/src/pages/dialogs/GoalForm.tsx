import { GOAL_MOST, type Goal } from '@cabinet/contracts/goal';
import { goalFormSchema } from '@cabinet/domain/forms/goal';
import { useFormats } from '@cabinet/i18n';
import { useFormDraft, useFormWrite } from '@cabinet/state';
import { ConflictChoice, Form, FormButton, FormFailure, SubmitButton, useSchemaForm } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import { GoalFields } from '../../components/GoalFields.tsx';
import { GoalIntro } from '../../components/GoalIntro.tsx';
import { useGoalProgress } from '../../data/useGoal.ts';
import { useGoalProducts } from '../../data/useGoalProducts.ts';
import { useGoalRemoval } from '../../data/useGoalRemoval.ts';
import { useGoalSaving } from '../../data/useGoalSaving.ts';
import { useGoalSummary } from '../../data/useGoalSummary.ts';
import { goalBody, valuesOf } from '../../domain/goalForm.ts';
import styles from './ConversionForm.module.css';

/** The form of the goal, with an immediate forecast. */
export function GoalForm({ goal, onDone }: { goal: Goal | null; onDone(): void }) {
  const { t } = useTranslation('mf-profile-later');
  const { formatTokens } = useFormats();
  const form = useSchemaForm(goalFormSchema(new Date()), valuesOf(goal));
  useFormDraft(form, 'goal');
  const products = useGoalProducts(goal);
  const removal = useGoalRemoval(goal, onDone);
  const summary = useGoalSummary(products);
  const write = useFormWrite(useGoalSaving(), {
    reason: (obstacle) => t(`obstacle.${obstacle}`),
    done: t('goal.done'),
    onDone,
  });

  return (
    <Form
      className={styles.form}
      form={form}
      issues={{ tooMuch: t('goal.tooMuch', { most: formatTokens(GOAL_MOST) }) }}
      refusals={{ past_day: { date: 'past' } }}
      summary={summary}
      {...write}
      onSubmit={(choice) => write.onSubmit(goalBody(choice))}
    >
      <GoalIntro className={styles.text} />
      <GoalFields control={form.control} products={products} progressTo={useGoalProgress()} />
      <FormFailure error={removal.error} />
      {removal.conflict && (
        <ConflictChoice
          {...removal.conflict}
          now={summary(valuesOf(removal.conflict.now))}
          own={t('goal.none')}
        />
      )}
      <SubmitButton>{t('goal.save')}</SubmitButton>
      {goal && (
        <FormButton busy={removal.isRunning} onClick={removal.remove}>
          {t('goal.remove')}
        </FormButton>
      )}
    </Form>
  );
}
