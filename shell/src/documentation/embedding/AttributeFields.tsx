import { LOCALES, PROJECTS } from '@cabinet/contracts/config';
import type { CabinetAttributes, CabinetName } from '@cabinet/elements';
import { Select } from '@cabinet/ui/Select';
import { TextField } from '@cabinet/ui/TextField';
import { useTranslation } from 'react-i18next';
import { changed, NAMES, PLACES } from './choices.ts';
import styles from './EmbeddingPage.module.css';

interface AttributeFieldsProps {
  name: CabinetName;
  attributes: CabinetAttributes;
  onName(name: CabinetName): void;
  onAttributes(attributes: CabinetAttributes): void;
}

/** The fields for the element and the values of its attributes. */
export function AttributeFields({ name, attributes, onName, onAttributes }: AttributeFieldsProps) {
  const { t } = useTranslation('documentation');
  const choice = (attribute: keyof CabinetAttributes, values: readonly string[]) => ({
    label: t(`embedding.attributes.${attribute}`),
    value: attributes[attribute] ?? '',
    values,
    unset: t(`embedding.unset.${attribute}`),
    onChange: (value: string) => onAttributes(changed(attributes, attribute, value)),
  });
  const setRouting = (value: string) =>
    onAttributes(changed(changed(attributes, 'routing', value), 'basename', ''));

  return (
    <div className={styles.fields}>
      <Select
        label={t('embedding.element.name')}
        value={name}
        onChange={(event) => onName(event.target.value as CabinetName)}
      >
        {NAMES.map((value) => (
          <option key={value} value={value}>
            {t(`embedding.names.${value}`)}
          </option>
        ))}
      </Select>
      <Choice {...choice('locale', LOCALES)} />
      <Choice {...choice('theme', ['light', 'dark'])} />
      <Choice {...choice('variant', PROJECTS)} />
      <Choice {...choice('font', ['system'])} />
      <Choice {...choice('path', PLACES[name])} />
      <Choice {...choice('routing', ['path'])} hint={t('embedding.routing')} onChange={setRouting} />
      {attributes.routing === 'path' && (
        <TextField
          label={t('embedding.attributes.basename')}
          value={attributes.basename ?? ''}
          placeholder="/"
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onAttributes(changed(attributes, 'basename', event.target.value))}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  /** Values in attribute notation. */
  values: readonly string[];
  /** The name of the default value. */
  unset: string;
  hint?: string;
  onChange(value: string): void;
}

function Choice({ values, unset, onChange, ...field }: ChoiceProps) {
  return (
    <Select {...field} disabled={values.length === 0} onChange={(event) => onChange(event.target.value)}>
      <option value="">{unset}</option>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </Select>
  );
}
