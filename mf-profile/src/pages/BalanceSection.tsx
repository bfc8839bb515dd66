import { balanceBreakdown } from '@cabinet/domain/balance';
import { contactAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { BalanceHeading } from '../components/BalanceHeading.tsx';
import { HomeStage } from '../components/HomeStage.tsx';
import { Level } from '../components/Level.tsx';
import { Spending } from '../components/Spending.tsx';
import { useCatalogueAccess } from '../data/useCatalogueAccess.ts';
import { useFriends } from '../data/useFriends.ts';
import { useHomeDialog } from '../data/useHomeDialog.ts';
import { useHomePhase } from '../data/useHomePhase.ts';
import { useParticipant } from '../data/useParticipant.ts';
import { useTuitionAccess } from '../data/useTuitionAccess.ts';
import { friendRings } from '../domain/friends.ts';
import { OwnCard } from './OwnCard.tsx';

/** The stage: the balance, the card and the next level. */
export function BalanceSection() {
  const { firstName } = useParticipant();
  const isReady = useHomePhase() === 'ready';
  const contact = useAtomValue(contactAtom);
  const known = isReady ? contact : null;
  const parts = known && balanceBreakdown(known);
  const access = useCatalogueAccess();
  const tuition = useTuitionAccess();
  const { phase, payments } = useFriends();
  const { open } = useHomeDialog();

  return (
    <HomeStage
      isBusy={!known}
      heading={
        <BalanceHeading
          firstName={firstName}
          balance={known?.balance ?? null}
          frozen={parts?.frozen ?? 0}
          waiting={parts?.waiting ?? 0}
        />
      }
      actions={known && access !== 'unknown' && <Spending access={access} tuition={tuition} />}
      card={<OwnCard friends={payments?.length ?? 0} isStrip />}
    >
      {(payments || phase !== 'failed') && (
        <Level
          count={payments?.length ?? 0}
          friends={friendRings(payments ?? [])}
          isKnown={payments !== null}
          onMore={() => open('level')}
          onConversion={() => open('conversion')}
        />
      )}
    </HomeStage>
  );
}
