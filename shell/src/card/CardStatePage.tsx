import { configAtom } from '@cabinet/state/config';
import { buttonClass } from '@cabinet/ui/Button';
import { PageHeading } from '@cabinet/ui/PageHeading';
import { TokenWord } from '@cabinet/ui/Tokens';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CardBalance } from './CardBalance.tsx';
import styles from './CardStatePage.module.css';
import { MutedCards } from './MutedCards.tsx';
import { useCardFacts } from './useCardFacts.ts';
import { useCardState } from './useCardState.ts';
import { useIsInvitePage } from './useIsInvitePage.ts';
import { useOpenOrders } from './useOpenOrders.ts';

/** Shows why the card is unusable, its balance, and the next step (R2, R42, R50). */
export function CardStatePage() {
  const { t } = useTranslation('card');
  const word = use(TokenWord);
  const email = useAtomValue(configAtom)?.support.email;
  const { state, cards, name } = useCardState();
  const facts = useCardFacts(state, cards);
  const isInvitePage = useIsInvitePage();
  const hasOpenOrders = useOpenOrders();

  return (
    <section className={styles.panel}>
      <div className={styles.words}>
        <PageHeading>{t(`${state}.title`)}</PageHeading>
        <p className={styles.lead}>
          {t(`${state}.text`, { context: word })}
          {state !== 'doubled' && <CardBalance card={cards[0]} />}
        </p>
        {isInvitePage && <p className={styles.lead}>{t('inviting')}</p>}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Link className={buttonClass()} to="/support?topic=card">
          {t(`${state}.action`)}
        </Link>
        {email && (
          <p className={styles.note}>
            {t('mailbox')} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {hasOpenOrders && (
          <p className={styles.note}>
            <Link to="/orders">{t('orders')}</Link>
          </p>
        )}
      </div>
      <MutedCards name={name} numbers={cards.map(({ cardNumber }) => cardNumber)} />
    </section>
  );
}
