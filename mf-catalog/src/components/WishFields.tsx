import type { Product } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n';
import { TextArea } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { asksForDate, losesEmoji, type Wish, wishProblems } from '../domain/wish.ts';
import { WishDay } from './WishDay.tsx';

export interface WishFieldsProps {
  product: Pick<Product, 'section'>;
  wish: Wish;
  onChange(wish: Wish): void;
  isFixed: boolean;
}

export function WishFields({ product, wish, onChange, isFixed }: WishFieldsProps) {
  const { t } = useTranslation('mf-catalog');
  const { formatNumber } = useFormats();
  const { day, excess } = wishProblems(wish, new Date());

  return (
    <>
      {asksForDate(product) && (
        <WishDay
          day={wish.date}
          problem={day}
          isFixed={isFixed}
          onDay={(date) => onChange({ ...wish, date })}
        />
      )}
      <TextArea
        label={t('purchase.comment')}
        isOptional
        rows={2}
        value={wish.comment}
        onChange={(event) => onChange({ ...wish, comment: event.target.value })}
        hint={t(losesEmoji(wish) ? 'purchase.emoji' : 'purchase.commentHint')}
        error={excess > 0 ? t('purchase.tooLong', { count: excess, number: formatNumber(excess) }) : null}
        readOnly={isFixed}
      />
    </>
  );
}
