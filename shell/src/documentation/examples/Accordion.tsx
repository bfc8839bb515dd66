import { Accordion } from '@cabinet/ui/Accordion';
import { useTranslation } from 'react-i18next';

export function Questions() {
  const { t } = useTranslation('documentation');
  return (
    <Accordion
      items={[
        { id: 'token', title: t('words.tokenQuestion'), content: t('words.tokenAnswer'), isOpen: true },
        { id: 'give', title: t('words.giveQuestion'), content: t('words.giveAnswer') },
      ]}
    />
  );
}

export function OneAtATime() {
  const { t } = useTranslation('documentation');
  return (
    <Accordion
      isExclusive
      items={[
        { id: 'token', title: t('words.tokenQuestion'), content: t('words.tokenAnswer') },
        { id: 'give', title: t('words.giveQuestion'), content: t('words.giveAnswer') },
      ]}
    />
  );
}
