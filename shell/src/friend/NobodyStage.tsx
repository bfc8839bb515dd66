import { Stage } from '@cabinet/ui/Stage';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Rosette } from './Rosette.tsx';
import styles from './stage.module.css';
import { useUniversityName } from './useUniversityName.ts';

interface NobodyStageProps {
  title: string;
  /** The reason, as a paragraph. */
  text: ReactNode;
  /** The next step. */
  children?: ReactNode;
}

/** The stage of a link that is not an invitation. */
export function NobodyStage({ title, text, children }: NobodyStageProps) {
  const { t } = useTranslation('friend');
  const name = useUniversityName();
  return (
    <Stage className={styles.stage}>
      <Rosette isFaint />
      <p className={styles.who}>
        <b>{name && t('ui:university', { name })}</b>
      </p>
      <div>
        <h1 className={styles.nobody}>{title}</h1>
        {text}
      </div>
      {children}
    </Stage>
  );
}
