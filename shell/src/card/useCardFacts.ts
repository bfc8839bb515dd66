import type { Card } from '@cabinet/contracts/members';
import { groupedCardNumber } from '@cabinet/domain/cardNumber';
import { toDate } from '@cabinet/domain/dates';
import { useFormats } from '@cabinet/i18n/useFormats';
import { useTokenText } from '@cabinet/ui/useTokenText';
import { useTranslation } from 'react-i18next';
import type { UnusableState } from './useCardState.ts';

interface Fact {
  name: string;
  value: string;
}

/** Returns the facts about the cards, one for each row. A fact that the service omits has no row. */
export function useCardFacts(state: UnusableState, cards: readonly Card[]): Fact[] {
  const { t } = useTranslation('card');
  const { formatDay, formatTime, localText } = useFormats();
  const tokenText = useTokenText();
  const [first] = cards;

  const reason = localText(first?.stateReason) || (state === 'blocked' ? t('fact.unusual') : '');
  const since = toDate(first?.stateSince);
  const answerBy = toDate(first?.answerBy);
  const isAwaited = answerBy !== null && answerBy > new Date();

  const own = [
    { name: t('fact.reason'), value: reason },
    { name: t('fact.since'), value: since ? `${formatDay(since)}, ${formatTime(since)}` : '' },
  ];
  const each = cards.map(({ cardNumber, balance }, index) => {
    const number = groupedCardNumber(cardNumber);
    return {
      name: t(['fact.main', 'fact.second'][index] ?? 'fact.other', { number: index + 1 }),
      value: balance == null ? number : `${number}, ${tokenText(balance)}`,
    };
  });
  const answer = {
    name: t('fact.answer'),
    value: isAwaited ? t('fact.answerBy', { day: formatDay(answerBy) }) : '',
  };
  return [...(state === 'doubled' ? each : own), answer].filter(({ value }) => value !== '');
}
