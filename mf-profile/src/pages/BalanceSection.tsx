import { contactAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';
import { BalanceHeading } from '../components/BalanceHeading.tsx';
import { BalanceParts } from '../components/BalanceParts.tsx';
import { HomeStage } from '../components/HomeStage.tsx';
import { Level } from '../components/Level.tsx';
import { Spending } from '../components/Spending.tsx';
import { useCatalogueAccess } from '../data/useCatalogueAccess.ts';
import { useFriends } from '../data/useFriends.ts';
import { useHomePhase } from '../data/useHomePhase.ts';
import { useParticipant } from '../data/useParticipant.ts';
import { friendRings } from '../domain/friends.ts';
import { FullCard, OwnCard } from './OwnCard.tsx';

/** The stage: the balance, the card as an object, and the way to the next level. */
export function BalanceSection() {
  const { firstName } = useParticipant();
  const isReady = useHomePhase() === 'ready';
  const contact = useAtomValue(contactAtom);
  const known = isReady ? contact : null;
  const access = useCatalogueAccess();
  const { phase, payments } = useFriends();

  return (
    <>
      <HomeStage
        isBusy={!known}
        heading={<BalanceHeading firstName={firstName} balance={known?.balance ?? null} />}
        actions={
          // Both at once: one after the other would push each other about.
          known &&
          access !== 'unknown' && (
            <>
              <Spending access={access} />
              <BalanceParts contact={known} />
            </>
          )
        }
        card={<OwnCard friends={payments?.length ?? 0} />}
      >
        {(payments || phase !== 'failed') && (
          <Level
            count={payments?.length ?? 0}
            friends={friendRings(payments ?? [])}
            isKnown={payments !== null}
          />
        )}
      </HomeStage>
      <FullCard />
    </>
  );
}
