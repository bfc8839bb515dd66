import { renderToStaticMarkup } from 'react-dom/server';
import { PolicyText } from './PolicyText.tsx';

function shown(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return renderToStaticMarkup(<PolicyText page={page} />);
}

test('§1 the policy contains headings, paragraphs, lists and links', () => {
  expect(
    shown(`<title>Политика</title><h1>Политика</h1><p>Мы <b>храним</b>:</p><ul><li>имя<li>телефон</ul>
      <a href="https://example.org/law" onclick="steal()">закон</a>`),
  ).toBe(
    '<h3>Политика</h3><p>Мы <b>храним</b>:</p><ul><li>имя</li><li>телефон</li></ul>\n      ' +
      '<a href="https://example.org/law" target="_blank" rel="noreferrer noopener">закон</a>',
  );
});

// Inputs that bypassed other sanitisers.
test.each([
  ['<script>steal()</script>текст', 'текст'],
  ['<img src=x onerror=steal()>текст', 'текст'],
  ['<p style="position:fixed" class="x" id="root">текст</p>', '<p>текст</p>'],
  ['<svg><a xlink:href="javascript:steal()"><text>x</text></a></svg>текст', 'текст'],
  ['<a href="javascript:steal()">текст</a>', 'текст'],
  ['<a href=" jAvAsCrIpT:steal()">текст</a>', 'текст'],
  ['<a href="java&#10;script:steal()">текст</a>', 'текст'],
  ['<a href="data:text/html,<script>steal()</script>">текст</a>', 'текст'],
  ['<form action="https://evil.example"><input name="password"></form>текст', 'текст'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=steal()>', ''],
  ['<noscript><p title="</noscript><img src=x onerror=steal()>">', ''],
  ['<template><img src=x onerror=steal()></template>текст', 'текст'],
  ['<iframe srcdoc="<script>steal()</script>"></iframe>текст', 'текст'],
  ['<style>body{display:none}</style><base href="//evil.example"><meta http-equiv=refresh>текст', 'текст'],
  ['<constructor>текст</constructor>', 'текст'],
  ['<p>&lt;script&gt;steal()&lt;/script&gt;</p>', '<p>&lt;script&gt;steal()&lt;/script&gt;</p>'],
])('no part of %s runs, loads or changes styles', (html, text) => {
  const html2 = shown(html);
  expect(html2).toContain(text);
  expect(html2).not.toMatch(/<(?!\/?p>)|=/);
});
