import { type NamedCardState, namedCardState } from '@cabinet/domain/card';
import { cardsAtom, isFetchedAtom, loadUser, userErrorAtom } from '@cabinet/state';
import { fatalErrorAtom } from '@cabinet/state/host';
import { Banner, Button, buttonClass, EmptyState, LoadFailure } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MountOptions } from './contract.ts';
import { phaseAtom, type Visit } from './visit.ts';

interface DoorwayProps {
  visit: Visit;
  onRetry(): void;
  children: ReactNode;
}

/** Remotes and parts that need a card (§2). */
const NEED_CARD = ['mf-catalog', 'mf-orders', 'mf-invites', 'referral'];

/** Shows the remote, or the reason why it is unavailable, with an action. The box is never empty. */
export function Doorway({ visit, onRetry, children }: DoorwayProps) {
  const { t } = useTranslation('embed');
  const phase = useAtomValue(phaseAtom);
  const fatal = useAtomValue(fatalErrorAtom);
  const hasFailed = useAtomValue(userErrorAtom) !== null;
  const obstacle = useCardObstacle(visit);

  if (phase === 'unauthorised') return <TurnedAway signIn={visit.options.signIn} onRetry={onRetry} />;
  if (phase === 'maintenance')
    return <EmptyState title={t('maintenance.title')} text={t('maintenance.text')} />;
  if (phase === 'setup') return <EmptyState title={t('setup.title')} text={t('setup.text')} />;
  if (phase === 'failed') return <LoadFailure onRetry={onRetry} />;
  if (fatal) return <LoadFailure error={fatal} onRetry={() => void loadUser()} />;
  if (obstacle) return <CardObstacle name={obstacle} href={`${visit.options.origin}/my/`} />;
  return (
    <>
      {hasFailed && (
        <Banner
          action={
            <Button size="sm" variant="line" onClick={() => void loadUser()}>
              {t('retry')}
            </Button>
          }
        >
          {t('incomplete')}
        </Banner>
      )}
      {children}
    </>
  );
}

/** Asks a visitor without a token to sign in: the portal does it, or the sign-in opens in a window. */
function TurnedAway({ signIn, onRetry }: { signIn: MountOptions['signIn']; onRetry(): void }) {
  const { t } = useTranslation('embed');
  return (
    <EmptyState
      title={t('unauthorised.title')}
      text={t(signIn ? 'unauthorised.window' : 'unauthorised.text')}
      action={
        signIn ? (
          <a className={buttonClass()} href={signIn} target="_blank" rel="noopener">
            {t('card.open')}
          </a>
        ) : (
          <Button onClick={onRetry}>{t('retry')}</Button>
        )
      }
    />
  );
}

type Obstacle = Exclude<NamedCardState, 'active'>;

/** Returns why the card blocks this remote, or null if it does not, or the card is unknown. */
function useCardObstacle({ remote, options }: Visit): Obstacle | null {
  const cardState = namedCardState(useAtomValue(cardsAtom) ?? []);
  const isFetched = useAtomValue(isFetchedAtom);
  const isNeeded = NEED_CARD.includes(options.part ?? remote) || cardState !== 'none';
  return isFetched && isNeeded && cardState !== 'active' ? cardState : null;
}

/** The cabinet has a page for each reason. */
function CardObstacle({ name, href }: { name: Obstacle; href: string }) {
  const { t } = useTranslation('embed');
  return (
    <EmptyState
      title={t(`card.${name}.title`)}
      text={t(`card.${name}.text`)}
      action={
        <a className={buttonClass()} href={href} target="_blank" rel="noopener">
          {t('card.open')}
        </a>
      }
    />
  );
}
