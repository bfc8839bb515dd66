import { Button } from '@cabinet/ui/Button';
import { Popover } from '@cabinet/ui/Popover';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Menu() {
  const { t } = useTranslation('documentation');
  return (
    <Popover
      label={t('words.invite')}
      trigger={(trigger) => (
        <Button {...trigger} variant="ink">
          {t('words.invite')}
        </Button>
      )}
    >
      {(close) => (
        <div className={layout.list}>
          <Button wide onClick={close}>
            {t('words.form')}
          </Button>
          <Button wide variant="quiet" onClick={close}>
            {t('words.link')}
          </Button>
        </div>
      )}
    </Popover>
  );
}

export function Fitted() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.form}>
      <Popover
        label={t('words.goal')}
        fit="trigger"
        align="end"
        trigger={(trigger) => (
          <Button {...trigger} variant="line" wide>
            {t('words.goal')}
          </Button>
        )}
      >
        <p>{t('words.goalText')}</p>
      </Popover>
    </div>
  );
}
