import { Button } from '@cabinet/ui/Button';
import { Panel } from '@cabinet/ui/Panel';
import { Segments } from '@cabinet/ui/Segments';
import { Stage } from '@cabinet/ui/Stage';
import { Tokens } from '@cabinet/ui/Tokens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Surface() {
  const { t } = useTranslation('documentation');
  const [period, setPeriod] = useState('half');
  return (
    <Panel
      title={t('words.operations')}
      actions={
        <Segments
          label={t('words.period')}
          options={[
            { value: 'half', text: t('words.periods.half') },
            { value: 'year', text: t('words.periods.year') },
          ]}
          value={period}
          onChange={setPeriod}
        />
      }
    >
      <p>{t('words.goalText')}</p>
    </Panel>
  );
}

export function Accent() {
  const { t } = useTranslation('documentation');
  return (
    <Panel tone="accent" title={t('words.invite')}>
      <p>{t('words.inviteText')}</p>
      <div>
        <Button variant="ink">{t('words.invite')}</Button>
      </div>
    </Panel>
  );
}

export function Loud() {
  const { t } = useTranslation('documentation');
  return (
    <Stage>
      <div className={layout.column}>
        <p>{t('words.onCard')}</p>
        <Tokens amount={12450} size="xl" />
        <Button variant="accent">{t('words.spend')}</Button>
      </div>
    </Stage>
  );
}
