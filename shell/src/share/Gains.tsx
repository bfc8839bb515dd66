import { friendshipLevel } from '@cabinet/domain/level';
import { REWARDS } from '@cabinet/domain/reward';
import { paymentsAtom } from '@cabinet/state/user';
import { Tokens } from '@cabinet/ui/Tokens';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './Gains.module.css';

/** Shows the gains of the friend and the participant, each in a box. */
export function Gains() {
  const { t } = useTranslation('share');
  const payments = useAtomValue(paymentsAtom);
  const percent = payments && friendshipLevel(payments.length).percent;
  return (
    <dl className={styles.gains}>
      <div>
        <dt>{t('friend.title')}</dt>
        <dd>
          <b className={styles.sum}>
            <Tokens amount={REWARDS.welcome} />
          </b>{' '}
          {t('friend.text')}
        </dd>
      </div>
      <div>
        <dt>{t('own.title')}</dt>
        <dd>
          <b className={styles.sum}>
            <Tokens amount={REWARDS.friend} />
          </b>{' '}
          {percent === null ? t('own.textPlain') : t('own.text', { percent })}
        </dd>
      </div>
    </dl>
  );
}
