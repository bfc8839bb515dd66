import { contactAtom, isFetchedAtom, physicalCardAtom } from '@cabinet/state';
import { Skeleton } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { About } from '../components/About.tsx';
import { ManagerCard } from '../components/ManagerCard.tsx';
import { PhoneFact } from '../components/PhoneFact.tsx';
import { useOwnPhone } from '../data/useOwnPhone.ts';
import { useParticipant } from '../data/useParticipant.ts';
import { useHomeDialog } from './useHomeDialog.ts';

/** What the programme knows of the participant, and the manager who answers questions. */
export function AboutSection() {
  const { fullName, email } = useParticipant();
  const contact = useAtomValue(contactAtom);
  const card = useAtomValue(physicalCardAtom);
  const isFetched = useAtomValue(isFetchedAtom);
  const phone = useOwnPhone();
  const { open } = useHomeDialog();
  const isKnown = contact !== null || isFetched;
  return (
    <About
      name={fullName || email}
      imgUrl={contact?.imgUrl ?? null}
      id={contact?.id ?? null}
      status={contact?.paStatusName ?? contact?.statusName ?? null}
      cardNumber={card?.cardNumber ?? null}
      email={email}
      phone={isKnown && <PhoneFact {...phone} onVerify={() => open('phone')} />}
      deals={contact?.deals ?? []}
      partners={contact?.partners ?? []}
      onPhoto={contact ? () => open('photo') : undefined}
      onPrivacy={() => open('privacy')}
      onViews={contact ? () => open('views') : undefined}
      manager={
        isKnown ? (
          <ManagerCard
            manager={contact?.manager ?? null}
            onQuestion={contact ? () => open('question') : undefined}
          />
        ) : (
          <Skeleton shape="block" height="180px" />
        )
      }
    />
  );
}
