import type { Card } from '@cabinet/contracts/members';
import { useFormats } from '@cabinet/i18n/useFormats';
import { contactAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

/** Shows the balance of a card, at the end of a text. */
export function CardBalance({ card }: { card: Card | undefined }) {
  const { t } = useTranslation('card');
  const { formatTokens } = useFormats();
  const contact = useAtomValue(contactAtom);
  const balance = card?.balance ?? contact?.balance;
  if (balance === undefined) return null;
  return (
    <>
      {' '}
      {t('balance')} <b>{formatTokens(balance)}</b>.
    </>
  );
}
