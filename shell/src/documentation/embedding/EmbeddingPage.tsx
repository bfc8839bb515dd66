import type { CabinetName } from '@cabinet/elements';
import { refreshContact } from '@cabinet/state/user';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttributeFields } from './AttributeFields.tsx';
import { CodeTabs } from './CodeTabs.tsx';
import { type Choices, changed, type Width } from './choices.ts';
import styles from './EmbeddingPage.module.css';
import { EventLog, type Heard } from './EventLog.tsx';
import { LiveEmbed } from './LiveEmbed.tsx';
import { LookFields } from './LookFields.tsx';

/** The log keeps this number of events. */
const MOST_HEARD = 50;

/** A page to try an element of the cabinet: the live element with its attributes, look, events and code. */
export function EmbeddingPage() {
  const { t } = useTranslation('documentation');
  const [{ name, attributes, look }, setChoices] = useState<Choices>(START);
  const [width, setWidth] = useState<Width>('full');
  const [heard, setHeard] = useState<readonly Heard[]>([]);

  const hear = useCallback(({ type, detail }: CustomEvent<object>) => {
    const time = new Date();
    setHeard((before) => {
      const id = (before[0]?.id ?? 0) + 1;
      return [{ id, type, detail, time }, ...before].slice(0, MOST_HEARD);
    });
    // An order in the element changes the balance in the header.
    if (type === 'cabinet-order') void refreshContact();
  }, []);

  // Another element has other paths.
  const choose = (next: CabinetName) =>
    setChoices({ name: next, attributes: changed(attributes, 'path', ''), look });

  return (
    <>
      <section className={styles.section} aria-labelledby="embedding-element">
        <h2 id="embedding-element">{t('embedding.element.title')}</h2>
        <AttributeFields
          name={name}
          attributes={attributes}
          onName={choose}
          onAttributes={(next) => setChoices({ name, attributes: next, look })}
        />
      </section>
      <section className={styles.section} aria-labelledby="embedding-look">
        <h2 id="embedding-look">{t('embedding.look.title')}</h2>
        <p className={styles.text}>{t('embedding.look.text')}</p>
        <LookFields look={look} onChange={(next) => setChoices({ name, attributes, look: next })} />
      </section>
      <LiveEmbed
        name={name}
        attributes={attributes}
        look={look}
        width={width}
        onWidth={setWidth}
        onEvent={hear}
      />
      <EventLog heard={heard} onClear={() => setHeard([])} />
      <CodeTabs
        embedding={{ origin: location.origin, name, attributes, look, title: t(`embedding.names.${name}`) }}
      />
    </>
  );
}

const START: Choices = { name: 'catalog', attributes: {}, look: {} };
