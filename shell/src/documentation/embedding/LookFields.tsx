import { Button } from '@cabinet/ui/Button';
import { Field } from '@cabinet/ui/Field';
import { Select } from '@cabinet/ui/Select';
import { Slider } from '@cabinet/ui/Slider';
import { useTranslation } from 'react-i18next';
import { changed, FONTS, RADIUS } from './choices.ts';
import type { Look, LookProperty } from './code.ts';
import styles from './EmbeddingPage.module.css';

interface LookFieldsProps {
  look: Look;
  onChange(look: Look): void;
}

/** Initial values of the colour fields: the colours of the cabinet in light mode. */
const COLOURS = {
  '--cabinet-accent': '#c3102d',
  '--cabinet-surface': '#f4f2ec',
} as const;

/** Shows a field for each custom property of a portal. */
export function LookFields({ look, onChange }: LookFieldsProps) {
  const { t } = useTranslation('documentation');
  const set = (property: LookProperty, value: string) => onChange(changed(look, property, value));
  const said = (property: LookProperty) => ({
    label: t(`embedding.look.${property.slice('--cabinet-'.length)}`),
    hint: <code className={styles.name}>{property}</code>,
  });
  const colour = (property: keyof typeof COLOURS) => (
    <Field {...said(property)}>
      {(wiring) => (
        <span className={styles.colour}>
          <input
            {...wiring}
            type="color"
            className={styles.swatch}
            value={look[property] ?? COLOURS[property]}
            onChange={(event) => set(property, event.target.value)}
          />
          <span aria-hidden="true">{look[property] ?? t('embedding.look.unset')}</span>
        </span>
      )}
    </Field>
  );
  const radius = Number.parseInt(look['--cabinet-radius'] ?? String(RADIUS), 10);

  return (
    <div className={styles.fields}>
      {colour('--cabinet-accent')}
      {colour('--cabinet-surface')}
      <Slider
        {...said('--cabinet-radius')}
        value={radius}
        max={40}
        step={2}
        format={(value) => `${value}px`}
        onChange={(value) => set('--cabinet-radius', value === RADIUS ? '' : `${value}px`)}
      />
      <Select
        {...said('--cabinet-font')}
        value={look['--cabinet-font'] ?? ''}
        onChange={(event) => set('--cabinet-font', event.target.value)}
      >
        <option value="">{t('embedding.look.ownFont')}</option>
        {FONTS.map((font) => (
          <option key={font}>{font}</option>
        ))}
      </Select>
      <div className={styles.reset}>
        <Button variant="line" disabled={Object.keys(look).length === 0} onClick={() => onChange({})}>
          {t('embedding.look.reset')}
        </Button>
      </div>
    </div>
  );
}
