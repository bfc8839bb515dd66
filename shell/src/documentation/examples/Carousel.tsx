import { Card } from '@cabinet/ui/Card';
import { Carousel } from '@cabinet/ui/Carousel';
import { Stage } from '@cabinet/ui/Stage';
import { useTranslation } from 'react-i18next';

export function Full() {
  const { t } = useTranslation('documentation');
  return (
    <Carousel label={t('words.stories')}>
      {['anna', 'timur', 'maria'].map((friend) => (
        <Stage key={friend}>
          <h3>{t(`words.${friend}`)}</h3>
          <p>{t('words.story')}</p>
        </Stage>
      ))}
    </Carousel>
  );
}

export function Cards() {
  const { t } = useTranslation('documentation');
  return (
    <Carousel label={t('words.stories')} slide="card">
      {['anna', 'timur', 'maria'].map((friend) => (
        <Card key={friend} tone="line">
          <h3>{t(`words.${friend}`)}</h3>
          <p>{t('words.story')}</p>
        </Card>
      ))}
    </Carousel>
  );
}
