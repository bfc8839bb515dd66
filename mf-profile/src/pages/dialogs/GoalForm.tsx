import type { Goal } from '@cabinet/contracts/goal';
import { useFormats } from '@cabinet/i18n';
import { showToast, writeObstacleAtom } from '@cabinet/state';
import { Button, Select, TextField, TokenWord, WriteFailure } from '@cabinet/ui';
import { Alert } from '@cabinet/ui/later';
import { useAtomValue } from 'jotai';
import { type FormEvent, use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DayField } from '../../components/DayField.tsx';
import { GoalForecast } from '../../components/GoalForecast.tsx';
import { useGoalProgress, useRemoveGoal, useSetGoal } from '../../data/useGoal.ts';
import { useWishes } from '../../data/useWishes.ts';
import { typedSum } from '../../domain/conversionForm.ts';
import { dayOf } from '../../domain/days.ts';
import {
  choiceOf,
  dateFault,
  type GoalChoice,
  goalBody,
  MOST,
  sumFault,
  sumOf,
} from '../../domain/goalForm.ts';
import { neighbours } from '../../paths.ts';
import styles from './ConversionForm.module.css';

interface GoalFormProps {
  goal: Goal | null;
  onDone(): void;
}

/** What is chosen, and at once what it means. */
export function GoalForm({ goal, onDone }: GoalFormProps) {
  const { t } = useTranslation('mf-profile-later');
  const { formatTokens, localText } = useFormats();
  const context = use(TokenWord);
  const obstacle = useAtomValue(writeObstacleAtom);
  const wishes = useWishes();
  const progressTo = useGoalProgress();
  const { save, remove, isRunning, error, reset } = useGoalWrites(onDone);
  const [choice, setChoice] = useState(() => choiceOf(goal));
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const now = new Date();
  const products = goal?.product
    ? [goal.product, ...wishes.filter(({ id }) => id !== goal.product?.id)]
    : wishes;
  const sum = sumOf(choice, products);
  const faults = { sum: sumFault(choice), date: dateFault(choice, now) };

  /** What was wrong with the last try is no longer true. */
  function edit(part: Partial<GoalChoice>) {
    setChoice({ ...choice, ...part });
    if (error) reset();
  }

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (faults.sum) return field.current?.focus();
    if (!faults.date && !obstacle) save(choice);
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p className={styles.text}>
        {t('goal.text', { context })} <Link to={neighbours.catalogue}>{t('goal.pick')}</Link>
      </p>
      {products.length > 0 && (
        <Select
          label={t('goal.what')}
          value={choice.prodId ?? ''}
          disabled={obstacle === 'view-as'}
          onChange={(event) => edit({ prodId: Number(event.target.value) || null })}
        >
          <option value="">{t('goal.plain')}</option>
          {products.map(({ id, name, price }) => (
            <option key={id} value={id}>
              {`${localText(name)}, ${formatTokens(price)}`}
            </option>
          ))}
        </Select>
      )}
      {choice.prodId === null && (
        <TextField
          ref={field}
          label={t('goal.sum', { context })}
          error={
            (isTried || faults.sum === 'too-much') && faults.sum
              ? t(`goal.fault.${faults.sum}`, { most: formatTokens(MOST) })
              : null
          }
          value={choice.sum}
          inputMode="numeric"
          autoComplete="off"
          readOnly={obstacle === 'view-as'}
          onChange={(event) => edit({ sum: typedSum(event.target.value) })}
        />
      )}
      <DayField
        label={t('goal.date')}
        isOptional
        day={choice.date}
        min={dayOf(now)}
        error={faults.date && t(`goal.fault.${faults.date}`)}
        readOnly={obstacle === 'view-as'}
        onDay={(date) => edit({ date })}
      />
      {sum !== null && progressTo && <GoalForecast progress={progressTo(sum, choice.date)} />}
      {obstacle && <Alert tone="warning">{t(`obstacle.${obstacle}`)}</Alert>}
      {error && !obstacle && (
        <Alert tone="danger">
          <WriteFailure error={error} />
        </Alert>
      )}
      <Button type="submit" busy={isRunning} disabled={obstacle !== null}>
        {t('goal.save')}
      </Button>
      {goal && (
        <Button variant="quiet" busy={isRunning} disabled={obstacle !== null} onClick={remove}>
          {t('goal.remove')}
        </Button>
      )}
    </form>
  );
}

function useGoalWrites(onDone: () => void) {
  const { t } = useTranslation('mf-profile-later');
  const set = useSetGoal();
  const remove = useRemoveGoal();
  const done = (message: string) => () => {
    showToast({ message });
    onDone();
  };
  // A failure is shown in the form.
  return {
    save: (choice: GoalChoice) =>
      void set.run({ body: goalBody(choice) }).then(done(t('goal.done')), () => {}),
    remove: () => void remove.run({}).then(done(t('goal.removed')), () => {}),
    reset: set.reset,
    isRunning: set.isRunning || remove.isRunning,
    error: set.error ?? remove.error,
  };
}
