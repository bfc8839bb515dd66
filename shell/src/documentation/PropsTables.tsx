import { Table } from '@cabinet/ui/Table';
import { useTranslation } from 'react-i18next';
import props, { type ComponentDocumentation, type PropDocumentation } from '#documentation-props';
import styles from './PropsTables.module.css';
import { Words } from './Words.tsx';

/** Shows the properties of each component of a page, from its types and docstrings. */
export function PropsTables({ components }: { components: readonly string[] }) {
  const { t } = useTranslation('documentation');
  const documented = components.flatMap((component) => props[component] ?? []);
  if (documented.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('props.title')}</h2>
      {documented.map((component) => (
        <PropsTable key={component.name} component={component} />
      ))}
    </section>
  );
}

function PropsTable({ component }: { component: ComponentDocumentation }) {
  const { t } = useTranslation('documentation');
  const { name, text, element } = component;
  return (
    <div className={styles.component}>
      <h3>
        <code className={styles.name}>{name}</code>
      </h3>
      {/* The sources are in English. */}
      {text && (
        <p className={styles.text} lang="en">
          <Words text={text} />
        </p>
      )}
      {component.props.length > 0 && (
        <Table
          caption={t('props.caption', { name })}
          columns={[
            { id: 'name', title: t('props.name'), cell: Name },
            { id: 'type', title: t('props.type'), cell: ({ type }) => <code>{type}</code> },
            {
              id: 'default',
              title: t('props.default'),
              cell: ({ byDefault }) => (byDefault ? <code>{byDefault}</code> : '–'),
            },
            {
              id: 'text',
              title: t('props.text'),
              cell: ({ text }) =>
                text ? (
                  <span lang="en">
                    <Words text={text} />
                  </span>
                ) : (
                  '–'
                ),
            },
          ]}
          rows={component.props}
          rowKey={({ name }) => name}
          empty=""
        />
      )}
      {element && <p className={styles.text}>{t('props.attributes', { element: `<${element}>` })}</p>}
    </div>
  );
}

function Name({ name, isRequired }: PropDocumentation) {
  const { t } = useTranslation('documentation');
  return (
    <>
      <code>{name}</code>
      {isRequired && <span className={styles.required}> {t('props.required')}</span>}
    </>
  );
}
