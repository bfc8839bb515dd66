import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactSide } from './ContactSide.tsx';
import { FriendFrame } from './FriendFrame.tsx';
import styles from './FriendPage.module.css';
import { GainStage } from './GainStage.tsx';
import { type Contact, useContact } from './useContact.ts';
import { type OfferRead, useOffer } from './useOffer.ts';

interface FriendPageProps {
  /** The code of the link, or null on a link without a code. */
  code: string | null;
}

/** Shows the friend's gain and the form. The gain of the inviter is folded. */
export function FriendPage({ code }: FriendPageProps) {
  const { t } = useTranslation('friend');
  const offer = useOffer(code);
  return (
    <FriendFrame title={t('heading.general')}>
      <Page offer={offer} />
    </FriendFrame>
  );
}

function Page({ offer }: { offer: OfferRead }) {
  const { t } = useTranslation('friend');
  const read = useContact();
  const contact = read.part;
  const { answer, code } = offer;
  const known = answer && 'offer' in answer ? answer.offer : null;
  if (code && known?.link === 'unknown')
    return (
      <Halves stage={contact && <contact.UnknownStage code={code} onCheck={offer.read} />}>
        <ContactSide read={read}>
          {(contact) => (
            <Form
              contact={contact}
              partner={null}
              title={t('unknown.form')}
              lead={t('unknown.lead')}
              note={<contact.CodeNote />}
            />
          )}
        </ContactSide>
      </Halves>
    );
  if (code && known?.link === 'inactive')
    return (
      <Halves stage={contact && <contact.InactiveStage />}>
        <ContactSide read={read}>{(contact) => <contact.UniversityContact />}</ContactSide>
      </Halves>
    );
  return (
    <>
      <Halves stage={<GainStage offer={offer} />}>
        <ContactSide read={read}>
          {(contact) => (
            <Form
              contact={contact}
              // If the service fails, the friend does not lose the code.
              partner={known ? known.cardHash : code}
              title={t('form.title')}
              lead={t('form.lead')}
              note={known && <contact.InviterGain offer={known} />}
            />
          )}
        </ContactSide>
      </Halves>
      {contact && <contact.Facts />}
    </>
  );
}

/** Places the stage and the form side by side where the screen has room. */
function Halves({ stage, children }: { stage: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.halves}>
      {stage}
      <div className={styles.side}>{children}</div>
    </div>
  );
}

interface FormProps {
  contact: Contact;
  partner: string | null;
  title: string;
  lead: string;
  note: ReactNode;
}

function Form({ contact, note, ...form }: FormProps) {
  const [isAccepted, setAccepted] = useState(false);
  if (isAccepted) return <contact.Accepted />;
  return (
    <>
      <contact.LeadForm {...form} onAccepted={() => setAccepted(true)} />
      {note}
    </>
  );
}
