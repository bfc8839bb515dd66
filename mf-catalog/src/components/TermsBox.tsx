import { Checkbox } from '@cabinet/ui';
import { Trans } from '@cabinet/ui/later';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere } from '../paths.ts';

export interface TermsBoxProps {
  isAccepted: boolean;
  isMissed: boolean;
  onAccept(isAccepted: boolean): void;
}

/** The changed terms of the programme, to be accepted before a purchase (R37). */
export function TermsBox({ isAccepted, isMissed, onAccept }: TermsBoxProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <Checkbox
      checked={isAccepted}
      onChange={(event) => onAccept(event.target.checked)}
      error={isMissed ? t('terms.missed') : null}
    >
      <Trans
        t={t}
        i18nKey="terms.accept"
        components={{ rules: <Link to={elsewhere.rules} target="_blank" /> }}
      />
    </Checkbox>
  );
}
