import type { CabinetAttributes, CabinetName } from '@cabinet/elements';

/** Custom properties of a portal's style sheet that an embed reads (docs/embedding). */
export type LookProperty = `--cabinet-${'accent' | 'surface' | 'radius' | 'font'}`;
export type Look = Partial<Record<LookProperty, string>>;

/** The content and look that a portal chooses. */
export interface Embedding {
  /** The origin of the cabinet. */
  origin: string;
  name: CabinetName;
  attributes: CabinetAttributes;
  look: Look;
  /** The name for readers: the text of the link while the remote loads, or the title of a frame. */
  title: string;
}

/** The first path of each element, below `/my`. */
export const FIRST_PATHS: Record<CabinetName, string> = {
  catalog: '/catalog',
  orders: '/orders',
  profile: '/',
  invites: '/invites',
  referral: '/',
  'email-change': '/email-change',
};

/**
 * Returns the height that an element reserves before the cabinet loads. The element's script has the same
 * value. Most elements are taller than a window.
 */
export function heightOf(name: CabinetName): string {
  return name === 'referral' ? '320px' : '100vh';
}

/** The parameters that a frame's address accepts. */
const OF_FRAMES = ['locale', 'theme', 'variant', 'path'];

/** The code to copy, for each framework. */
export const CODE = {
  html: (embedding) => `<script async src="${embedding.origin}/embed/v1.js"></script>

<style>
${indented(ruleOf(embedding), 2)}
</style>

<${tag(embedding)}>
${indented(linkOf(embedding), 2)}
</cabinet-${embedding.name}>

<script type="module">
  const element = document.querySelector('cabinet-${embedding.name}');
  element.token = ${indented(`async ({ fresh }) => ${TOKEN};`, 2).trimStart()}
  element.addEventListener('cabinet-order', ({ detail }) => console.info(detail.orderId));
</script>`,

  react: (embedding) => jsx(embedding),

  vue: (embedding) => `<script setup>
import { loadCabinet } from '@cabinet/elements';
import { CabinetEmbed } from '@cabinet/elements/vue';

loadCabinet('${embedding.origin}');

async function token({ fresh }) ${TOKEN}
</script>

<template>
  <CabinetEmbed ${words(...propsOf(embedding), ':token="token"', '@order="({ detail }) => console.info(detail.orderId)"')}>
${indented(linkOf(embedding), 4)}
  </CabinetEmbed>
</template>

<style>
${ruleOf(embedding)}
</style>`,

  angular: (embedding) => `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import { type CabinetEvents, loadCabinet, type PortalToken } from '@cabinet/elements';

loadCabinet('${embedding.origin}');

@Component({
  selector: 'portal-${embedding.name}',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    <${tag(embedding, '[style]="style"', '[token]="token"', '(cabinet-order)="ordered($event)"')}>
${indented(linkOf(embedding), 6)}
    </cabinet-${embedding.name}>
  \`,
})
export class Portal${componentName(embedding)} {
  readonly style = ${styleOf(embedding, 'min-height')};

  readonly token: PortalToken = ${indented(`async ({ fresh }) => ${TOKEN};`, 2).trimStart()}

  ordered({ detail }: CabinetEvents['order']): void {
    console.info(detail.orderId);
  }
}`,

  next: (embedding) => `'use client';

${jsx(embedding)}`,

  astro: (embedding) => `<${tag(embedding)}>
${indented(linkOf(embedding), 2)}
</cabinet-${embedding.name}>

<script>
  import { loadCabinet } from '@cabinet/elements';

  loadCabinet('${embedding.origin}');
  for (const element of document.querySelectorAll('cabinet-${embedding.name}')) {
    element.token = ${indented(`async ({ fresh }) => ${TOKEN};`, 4).trimStart()}
    element.addEventListener('cabinet-order', ({ detail }) => console.info(detail.orderId));
  }
</script>

<style>
${indented(ruleOf(embedding), 2)}
</style>`,

  iframe: ({ origin, name, attributes, title }) => {
    const said = Object.entries(attributes).filter(([attribute]) => OF_FRAMES.includes(attribute));
    const query = new URLSearchParams(said);
    const src = `${origin}/my/embed/${name}${query.size > 0 ? `?${query}` : ''}`;
    return `<iframe
${indented(lines(written('src', src), written('title', title), 'width="100%"', `height="${name === 'referral' ? 320 : 900}"`, 'loading="lazy"'), 2)}
></iframe>`;
  },
} satisfies Record<string, (embedding: Embedding) => string>;

export type Framework = keyof typeof CODE;

/** The portal's own server knows the signed-in person. */
const TOKEN = `{
  const answer = await fetch(\`/token\${fresh ? '?fresh' : ''}\`);
  return answer.ok ? answer.text() : null;
}`;

/** The portal can give the component more props, such as its own locale. */
function jsx(embedding: Embedding): string {
  const props = [
    words(...propsOf(embedding)),
    'token={token}',
    `style={${styleOf(embedding, 'minHeight')}}`,
    'onOrder={({ detail }) => console.info(detail.orderId)}',
    '{...props}',
  ];
  return `import { loadCabinet } from '@cabinet/elements';
import { CabinetEmbed } from '@cabinet/elements/react';

loadCabinet('${embedding.origin}');

async function token({ fresh }) ${TOKEN}

export function ${componentName(embedding)}(props) {
  return (
    <CabinetEmbed
${indented(lines(...props), 6)}
    >
${indented(linkOf(embedding), 6)}
    </CabinetEmbed>
  );
}`;
}

/** Returns the look and the reserved height as an object in JavaScript. */
function styleOf({ name, look }: Embedding, minHeight: string): string {
  const declarations = Object.entries({ display: 'block', [minHeight]: heightOf(name), ...look });
  return `{ ${declarations.map(([property, value]) => `${keyOf(property)}: '${value}'`).join(', ')} }`;
}

function keyOf(property: string): string {
  return property.includes('-') ? `'${property}'` : property;
}

/**
 * Returns the style rule that reserves the height before the script loads, and sets the look of the portal.
 */
function ruleOf({ name, look }: Embedding): string {
  const declarations = Object.entries(look).map(([property, value]) => `${property}: ${value};`);
  const body = lines('display: block;', `min-height: ${heightOf(name)};`, ...declarations);
  return `cabinet-${name} {
${indented(body, 2)}
}`;
}

function tag(embedding: Embedding, ...more: string[]): string {
  return words(`cabinet-${embedding.name}`, ...attributesOf(embedding), ...more);
}

function linkOf({ origin, name, title }: Embedding): string {
  return `<a href="${origin}/my${FIRST_PATHS[name]}">${title}</a>`;
}

function propsOf(embedding: Embedding): string[] {
  return [`name="${embedding.name}"`, ...attributesOf(embedding)];
}

function attributesOf({ attributes }: Embedding): string[] {
  return Object.entries(attributes).map(([name, value]) => written(name, value));
}

/** HTML, templates and JSX escape these characters in attributes in the same way. */
function written(name: string, value: string): string {
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** Converts `email-change` to `EmailChange`. */
function componentName({ name }: Embedding): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function words(...texts: string[]): string {
  return texts.join(' ');
}

function lines(...texts: string[]): string {
  return texts.join('\n');
}

function indented(text: string, width: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(width));
}
