import { CODE, type Embedding, type Framework } from './code.ts';

const ORIGIN = 'https://cabinet.test';

const LEAST: Embedding = { origin: ORIGIN, name: 'catalog', attributes: {}, look: {}, title: 'Catalogue' };

const MOST: Embedding = {
  origin: ORIGIN,
  name: 'email-change',
  attributes: { locale: 'uz', theme: 'dark', routing: 'path', basename: '/a"b&c' },
  look: { '--cabinet-accent': '#0b7a4b', '--cabinet-font': '"Trebuchet MS", sans-serif' },
  title: 'E-mail',
};

const TABLE: [Framework, Embedding, string][] = [
  [
    'html',
    LEAST,
    `<script async src="https://cabinet.test/embed/v1.js"></script>

<style>
  cabinet-catalog {
    display: block;
    min-height: 100vh;
  }
</style>

<cabinet-catalog>
  <a href="https://cabinet.test/my/catalog">Catalogue</a>
</cabinet-catalog>

<script type="module">
  const element = document.querySelector('cabinet-catalog');
  element.token = async ({ fresh }) => {
    const answer = await fetch(\`/token\${fresh ? '?fresh' : ''}\`);
    return answer.ok ? answer.text() : null;
  };
  element.addEventListener('cabinet-order', ({ detail }) => console.info(detail.orderId));
</script>`,
  ],
  [
    'html',
    MOST,
    `<script async src="https://cabinet.test/embed/v1.js"></script>

<style>
  cabinet-email-change {
    display: block;
    min-height: 100vh;
    --cabinet-accent: #0b7a4b;
    --cabinet-font: "Trebuchet MS", sans-serif;
  }
</style>

<cabinet-email-change locale="uz" theme="dark" routing="path" basename="/a&quot;b&amp;c">
  <a href="https://cabinet.test/my/email-change">E-mail</a>
</cabinet-email-change>

<script type="module">
  const element = document.querySelector('cabinet-email-change');
  element.token = async ({ fresh }) => {
    const answer = await fetch(\`/token\${fresh ? '?fresh' : ''}\`);
    return answer.ok ? answer.text() : null;
  };
  element.addEventListener('cabinet-order', ({ detail }) => console.info(detail.orderId));
</script>`,
  ],
  [
    'react',
    MOST,
    `import { loadCabinet } from '@cabinet/elements';
import { CabinetEmbed } from '@cabinet/elements/react';

loadCabinet('https://cabinet.test');

async function token({ fresh }) {
  const answer = await fetch(\`/token\${fresh ? '?fresh' : ''}\`);
  return answer.ok ? answer.text() : null;
}

export function EmailChange(props) {
  return (
    <CabinetEmbed
      name="email-change" locale="uz" theme="dark" routing="path" basename="/a&quot;b&amp;c"
      token={token}
      style={{ display: 'block', minHeight: '100vh', '--cabinet-accent': '#0b7a4b', '--cabinet-font': '"Trebuchet MS", sans-serif' }}
      onOrder={({ detail }) => console.info(detail.orderId)}
      {...props}
    >
      <a href="https://cabinet.test/my/email-change">E-mail</a>
    </CabinetEmbed>
  );
}`,
  ],
  [
    'vue',
    MOST,
    `<script setup>
import { loadCabinet } from '@cabinet/elements';
import { CabinetEmbed } from '@cabinet/elements/vue';

loadCabinet('https://cabinet.test');

async function token({ fresh }) {
  const answer = await fetch(\`/token\${fresh ? '?fresh' : ''}\`);
  return answer.ok ? answer.text() : null;
}
</script>

<template>
  <CabinetEmbed name="email-change" locale="uz" theme="dark" routing="path" basename="/a&quot;b&amp;c" :token="token" @order="({ detail }) => console.info(detail.orderId)">
    <a href="https://cabinet.test/my/email-change">E-mail</a>
  </CabinetEmbed>
</template>

<style>
cabinet-email-change {
  display: block;
  min-height: 100vh;
  --cabinet-accent: #0b7a4b;
  --cabinet-font: "Trebuchet MS", sans-serif;
}
</style>`,
  ],
  [
    'angular',
    MOST,
    `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import { type CabinetEvents, loadCabinet, type PortalToken } from '@cabinet/elements';

loadCabinet('https://cabinet.test');

@Component({
  selector: 'portal-email-change',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    <cabinet-email-change locale="uz" theme="dark" routing="path" basename="/a&quot;b&amp;c" [style]="style" [token]="token" (cabinet-order)="ordered($event)">
      <a href="https://cabinet.test/my/email-change">E-mail</a>
    </cabinet-email-change>
  \`,
})
export class PortalEmailChange {
  readonly style = { display: 'block', 'min-height': '100vh', '--cabinet-accent': '#0b7a4b', '--cabinet-font': '"Trebuchet MS", sans-serif' };

  readonly token: PortalToken = async ({ fresh }) => {
    const answer = await fetch(\`/token\${fresh ? '?fresh' : ''}\`);
    return answer.ok ? answer.text() : null;
  };

  ordered({ detail }: CabinetEvents['order']): void {
    console.info(detail.orderId);
  }
}`,
  ],
  [
    'next',
    LEAST,
    `'use client';

import { loadCabinet } from '@cabinet/elements';
import { CabinetEmbed } from '@cabinet/elements/react';

loadCabinet('https://cabinet.test');

async function token({ fresh }) {
  const answer = await fetch(\`/token\${fresh ? '?fresh' : ''}\`);
  return answer.ok ? answer.text() : null;
}

export function Catalog(props) {
  return (
    <CabinetEmbed
      name="catalog"
      token={token}
      style={{ display: 'block', minHeight: '100vh' }}
      onOrder={({ detail }) => console.info(detail.orderId)}
      {...props}
    >
      <a href="https://cabinet.test/my/catalog">Catalogue</a>
    </CabinetEmbed>
  );
}`,
  ],
  [
    'astro',
    MOST,
    `<cabinet-email-change locale="uz" theme="dark" routing="path" basename="/a&quot;b&amp;c">
  <a href="https://cabinet.test/my/email-change">E-mail</a>
</cabinet-email-change>

<script>
  import { loadCabinet } from '@cabinet/elements';

  loadCabinet('https://cabinet.test');
  for (const element of document.querySelectorAll('cabinet-email-change')) {
    element.token = async ({ fresh }) => {
      const answer = await fetch(\`/token\${fresh ? '?fresh' : ''}\`);
      return answer.ok ? answer.text() : null;
    };
    element.addEventListener('cabinet-order', ({ detail }) => console.info(detail.orderId));
  }
</script>

<style>
  cabinet-email-change {
    display: block;
    min-height: 100vh;
    --cabinet-accent: #0b7a4b;
    --cabinet-font: "Trebuchet MS", sans-serif;
  }
</style>`,
  ],
  [
    'iframe',
    LEAST,
    `<iframe
  src="https://cabinet.test/my/embed/catalog"
  title="Catalogue"
  width="100%"
  height="900"
  loading="lazy"
></iframe>`,
  ],
  [
    'iframe',
    { ...MOST, attributes: { ...MOST.attributes, path: '/?history=all' } },
    `<iframe
  src="https://cabinet.test/my/embed/email-change?locale=uz&amp;theme=dark&amp;path=%2F%3Fhistory%3Dall"
  title="E-mail"
  width="100%"
  height="900"
  loading="lazy"
></iframe>`,
  ],
];

test('the code of a referral link is as short as possible', () => {
  const referral: Embedding = { ...LEAST, name: 'referral' };
  expect(CODE.html(referral)).toContain('min-height: 320px;');
  expect(CODE.iframe(referral)).toContain('height="320"');
});

test.each(TABLE)('the %s code contains the choices', (framework, embedding, code) => {
  expect(CODE[framework](embedding)).toBe(code);
});

test('the table contains every framework', () => {
  expect([...new Set(TABLE.map(([framework]) => framework))]).toEqual(Object.keys(CODE));
});

test.each(Object.entries(CODE))('a portal copies at most 30 lines with every choice: %s', (_name, code) => {
  const attributes = { ...MOST.attributes, variant: 'mti', font: 'system', path: '/email-change' } as const;
  const look = { ...MOST.look, '--cabinet-surface': '#ffffff', '--cabinet-radius': '8px' } as const;
  expect(code({ ...MOST, attributes, look }).split('\n').length).toBeLessThanOrEqual(30);
});
