import type { Goal } from '@cabinet/contracts/goal';
import type { GoalProgress } from '@cabinet/domain/goal';
import { useFormats } from '@cabinet/i18n';
import { Button, Panel, ProductPicture, Progress, useTokenText } from '@cabinet/ui';
import { Target } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { neighbours } from '../paths.ts';
import { GoalForecast } from './GoalForecast.tsx';
import styles from './GoalPanel.module.css';

interface GoalPanelProps {
  goal: Goal | null;
  /** Null while balance or history loads. */
  progress: GoalProgress | null;
  /** Tokens that are added to the balance after a check. */
  waiting: number;
  /** Undefined in view-as. */
  onChange: (() => void) | undefined;
}

/** The saving goal: progress and forecast (R16). */
export function GoalPanel({ goal, progress, waiting, onChange }: GoalPanelProps) {
  const { t } = useTranslation('mf-profile');
  const id = useId();
  return (
    <Panel className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        {goal?.product ? (
          <span className={styles.picture}>
            <ProductPicture src={goal.product.imageUrl} tile={goal.product.tile} size="thumb" />
          </span>
        ) : (
          <span className={styles.sign}>
            <Target size={28} strokeWidth={1.8} aria-hidden="true" />
          </span>
        )}
        <div className={styles.words}>
          <h2 id={id} className={styles.label}>
            {t('goal.title')}
          </h2>
          {goal ? <Name goal={goal} /> : <p className={styles.note}>{t('goal.none')}</p>}
        </div>
        {onChange && (
          <Button variant="quiet" size="sm" onClick={onChange}>
            {t(goal ? 'goal.change' : 'goal.set')}
          </Button>
        )}
      </div>
      {goal && progress && <Saving goal={goal} progress={progress} waiting={waiting} />}
    </Panel>
  );
}

function Name({ goal: { product, sum, date } }: { goal: Goal }) {
  const { t } = useTranslation('mf-profile');
  const { formatDate, localText } = useFormats();
  const tokenText = useTokenText();
  return (
    <p className={styles.name}>
      {product ? <Link to={neighbours.product(product.id)}>{localText(product.name)}</Link> : tokenText(sum)}
      {date && <span className={styles.note}> {t('goal.by', { date: formatDate(date) })}</span>}
    </p>
  );
}

interface SavingProps {
  goal: Goal;
  progress: GoalProgress;
  waiting: number;
}

function Saving({ goal, progress, waiting }: SavingProps) {
  const { t } = useTranslation('mf-profile');
  const { formatTokens } = useFormats();
  const saved = t('goal.saved', { saved: formatTokens(progress.saved), sum: formatTokens(goal.sum) });
  return (
    <>
      <Progress label={saved} value={progress.saved} max={goal.sum} />
      <p className={styles.note}>
        {saved}. <GoalForecast progress={progress} waiting={waiting} />
      </p>
    </>
  );
}
