import { useTranslation } from 'react-i18next';
import { Code } from '../Code.tsx';
import styles from './Design.module.css';

/** Usage examples of layers, tokens and classes. They replace the mixins of other kits. */
const USES = {
  layers: `@layer page {
  .tile {
    padding: var(--s-5);
    border-radius: var(--r-lg);
    background: var(--c-surface);
  }
}`,
  sizes: `.title {
  /* 1rem on pages of the cabinet, 16px on a portal */
  min-height: calc(3 * var(--rem));
}`,
  breakpoints: `@media (max-width: 767.98px) { /* phone */ }
@media (min-width: 768px) { /* tablet and wider */ }
@media (min-width: 1150px) { /* desktop */ }`,
  themes: `<html data-variant="mti" data-mode="dark">

.sign {
  background: light-dark(#ffffff, #1a1c23);
}`,
  classes: `<Link className={buttonClass({ variant: 'line' })} to="/catalog">
<NavLink className={chipClass()} to="/catalog/products">`,
  motion: `.panel {
  /* 0ms if the system requests reduced motion */
  transition: opacity var(--t-2) var(--e-out);
}`,
};

export function MixinsPage() {
  const { t } = useTranslation('documentation');
  return (
    <div className={styles.groups}>
      {Object.entries(USES).map(([name, code]) => (
        <section key={name} className={styles.group}>
          <h2>{t(`design.mixins.${name}.title`)}</h2>
          <p className={styles.words}>{t(`design.mixins.${name}.text`)}</p>
          <Code text={code} label={t(`design.mixins.${name}.title`)} />
        </section>
      ))}
    </div>
  );
}
