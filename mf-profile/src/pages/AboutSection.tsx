import { contactAtom, isFetchedAtom, physicalCardAtom } from '@cabinet/state/user';
import { Skeleton } from '@cabinet/ui/Skeleton';
import { useAtomValue } from 'jotai';
import { About } from '../components/About.tsx';
import { ManagerCard } from '../components/ManagerCard.tsx';
import { useParticipant } from '../data/useParticipant.ts';

/** What the programme knows of the participant, and the manager who answers questions. */
export function AboutSection() {
  const { email } = useParticipant();
  const contact = useAtomValue(contactAtom);
  const card = useAtomValue(physicalCardAtom);
  const isFetched = useAtomValue(isFetchedAtom);
  const isKnown = contact !== null || isFetched;
  return (
    <About
      id={contact?.id ?? null}
      cardNumber={card?.cardNumber ?? null}
      email={email}
      manager={
        isKnown ? (
          <ManagerCard manager={contact?.manager ?? null} />
        ) : (
          <Skeleton shape="block" height="180px" />
        )
      }
    />
  );
}
