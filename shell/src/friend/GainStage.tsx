import { REWARDS } from '@cabinet/domain/reward';
import { useFormats } from '@cabinet/i18n/useFormats';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { Skeleton } from '@cabinet/ui/Skeleton';
import { Stage } from '@cabinet/ui/Stage';
import { TokenWord } from '@cabinet/ui/Tokens';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Rosette } from './Rosette.tsx';
import styles from './stage.module.css';
import type { OfferRead } from './useOffer.ts';
import { useUniversityName } from './useUniversityName.ts';

/** Shows the friend's gain as the largest element of the page, with the inviter and the university. */
export function GainStage({ offer }: { offer: OfferRead }) {
  const { t } = useTranslation('friend');
  const { formatTokens } = useFormats();
  const context = use(TokenWord);
  const { answer, code } = offer;
  const known = answer && 'offer' in answer ? answer.offer : null;
  const count = known?.welcome ?? REWARDS.welcome;
  const isGeneral = code === null || (answer !== null && !known?.inviter);
  const gain = (
    <>
      <span className={styles.figure}>{formatTokens(count)}</span> {t('gain.for', { count, context })}
    </>
  );
  return (
    <Stage className={styles.stage} aria-busy={!answer}>
      <Rosette />
      {isGeneral ? <General /> : <Inviter name={known?.inviter ?? null} />}
      {isGeneral ? <p className={styles.gain}>{gain}</p> : <h1 className={styles.gain}>{gain}</h1>}
      <p className={styles.text}>{t('gain.text', { count, sum: formatTokens(count) })}</p>
      <Failure offer={offer} />
    </Stage>
  );
}

/** The sums are still valid. Only the inviter is unknown. */
function Failure({ offer: { answer, code, read } }: { offer: OfferRead }) {
  const { t } = useTranslation('friend');
  if (!answer || 'offer' in answer) return null;
  const { error } = answer;
  // The service has no text for this status.
  const text = error?.status === 429 ? t('tooOften') : undefined;
  return (
    <div className={styles.failure}>
      <LoadFailure error={error} text={text} onRetry={() => read(code)} />
    </div>
  );
}

function General() {
  const { t } = useTranslation('friend');
  const university = useUniversityName();
  return (
    <div className={styles.who}>
      <h1>{university ? t('heading.university', { university }) : t('heading.general')}</h1>
    </div>
  );
}

function Inviter({ name }: { name: string | null }) {
  const { t } = useTranslation('friend');
  const university = useUniversityName();
  if (!name)
    return (
      <div className={`${styles.who} ${styles.waiting}`}>
        <Skeleton shape="title" width="100%" />
      </div>
    );
  return (
    <div className={styles.who}>
      <span className={styles.initial} aria-hidden="true">
        {name.slice(0, 1).toUpperCase()}
      </span>
      <p>{university ? t('heading.named', { name, university }) : t('heading.namedPlain', { name })}</p>
    </div>
  );
}
