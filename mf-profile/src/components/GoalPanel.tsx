import type { Goal } from '@cabinet/contracts/goal';
import type { GoalProgress } from '@cabinet/domain/goal';
import { useFormats } from '@cabinet/i18n';
import { Button, Panel, Progress, useTokenText } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { neighbours } from '../paths.ts';
import { GoalForecast } from './GoalForecast.tsx';
import styles from './GoalPanel.module.css';

interface GoalPanelProps {
  goal: Goal | null;
  /** Null as long as balance and history are on their way. */
  progress: GoalProgress | null;
  onChange(): void;
}

/** What the participant saves for, how far it is and when it will be enough (R16). */
export function GoalPanel({ goal, progress, onChange }: GoalPanelProps) {
  const { t } = useTranslation('mf-profile');
  return (
    <Panel
      className={styles.panel}
      title={t('goal.title')}
      actions={
        <Button variant={goal ? 'quiet' : 'line'} size="sm" onClick={onChange}>
          {t(goal ? 'goal.change' : 'goal.set')}
        </Button>
      }
    >
      {goal ? <Saving goal={goal} progress={progress} /> : <p className={styles.note}>{t('goal.none')}</p>}
    </Panel>
  );
}

interface SavingProps {
  goal: Goal;
  progress: GoalProgress | null;
}

function Saving({ goal, progress }: SavingProps) {
  const { t } = useTranslation('mf-profile');
  const { formatDate, formatTokens, localText } = useFormats();
  const tokenText = useTokenText();
  const { product, sum, date } = goal;
  const saved = t('goal.saved', { saved: formatTokens(progress?.saved ?? 0), sum: formatTokens(sum) });
  return (
    <>
      <p className={styles.name}>
        {product ? (
          <Link to={neighbours.product(product.id)}>{localText(product.name)}</Link>
        ) : (
          tokenText(sum)
        )}
        {date && <span className={styles.note}> {t('goal.by', { date: formatDate(date) })}</span>}
      </p>
      {progress && (
        <>
          <Progress label={saved} value={progress.saved} max={sum} />
          <p className={styles.note}>{saved}</p>
          <GoalForecast progress={progress} />
        </>
      )}
    </>
  );
}
