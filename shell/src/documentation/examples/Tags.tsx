import { Tag, type TagTone } from '@cabinet/ui/Tag';
import { Tags } from '@cabinet/ui/Tags';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Tones() {
  const { t } = useTranslation('documentation');
  const tones: Record<TagTone, string> = {
    neutral: t('words.sent'),
    quiet: t('words.cancelled'),
    surface: t('words.new'),
    success: t('words.paid'),
    warning: t('words.review'),
    danger: t('words.error'),
    info: t('words.working'),
  };
  return (
    <div className={layout.row}>
      {Object.entries(tones).map(([tone, text]) => (
        <Tag key={tone} tone={tone as TagTone}>
          {text}
        </Tag>
      ))}
    </div>
  );
}

export function Many() {
  const { t } = useTranslation('documentation');
  const areas = ['design', 'marketing', 'media', 'management', 'law', 'it'];
  return (
    <Tags
      label={t('words.interests')}
      limit={4}
      tags={areas.map((area) => ({ id: area, text: t(`words.areas.${area}`), tone: 'info' }))}
    />
  );
}
