import type { Product } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n/useFormats';
import { TextArea } from '@cabinet/ui/TextArea';
import { TextField } from '@cabinet/ui/TextField';
import { useTranslation } from 'react-i18next';
import { asksForDate, dayOf, losesEmoji, type Wish, wishProblems } from '../domain/wish.ts';

export interface WishFieldsProps {
  product: Pick<Product, 'section'>;
  wish: Wish;
  onChange(wish: Wish): void;
  isFixed: boolean;
}

export function WishFields({ product, wish, onChange, isFixed }: WishFieldsProps) {
  const { t } = useTranslation('mf-catalog');
  const { formatNumber } = useFormats();
  const now = new Date();
  const { isPast, excess } = wishProblems(wish, now);

  return (
    <>
      {asksForDate(product) && (
        <TextField
          label={t('purchase.date')}
          isOptional
          type="date"
          min={dayOf(now)}
          value={wish.date}
          onChange={(event) => onChange({ ...wish, date: event.target.value })}
          error={isPast ? t('purchase.isPast') : null}
          readOnly={isFixed}
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
