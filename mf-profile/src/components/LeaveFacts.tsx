import type { getPrivacy } from '@cabinet/contracts/privacy';
import type { RouteOutput } from '@cabinet/contracts/route';
import { useFormats } from '@cabinet/i18n';
import { TokenWord } from '@cabinet/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LeaveFacts.module.css';

export type Leaving = NonNullable<RouteOutput<typeof getPrivacy>['leaving']>;

/** The consequences of leaving, shown before the form asks anything. */
export function LeaveFacts({ leaving }: { leaving: Leaving }) {
  const { t } = useTranslation('mf-profile-later');
  const { formatTokens } = useFormats();
  const context = use(TokenWord);
  const { balance, waiting, invitations, openOrders } = leaving;
  return (
    <ul className={styles.facts}>
      <li>{t('privacy.leave.card')}</li>
      {balance > 0 && <li>{t('privacy.leave.balance', { tokens: formatTokens(balance), context })}</li>}
      {waiting > 0 && <li>{t('privacy.leave.waiting', { tokens: formatTokens(waiting), context })}</li>}
      {invitations > 0 && <li>{t('privacy.leave.invitations', { count: invitations })}</li>}
      {openOrders > 0 && <li>{t('privacy.leave.openOrders', { count: openOrders })}</li>}
      <li>{t('privacy.leave.data')}</li>
    </ul>
  );
}
