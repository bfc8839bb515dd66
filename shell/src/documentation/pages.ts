import type { ComponentType } from 'react';
import { ColorsPage } from './design/ColorsPage.tsx';
import { MixinsPage } from './design/MixinsPage.tsx';
import { TypographyPage } from './design/TypographyPage.tsx';
import { VariablesPage } from './design/VariablesPage.tsx';
import { EmbeddingPage } from './embedding/EmbeddingPage.tsx';
import { EXAMPLES } from './examples.ts';
import { CorePage } from './functions/CorePage.tsx';
import { EmojiPage } from './functions/EmojiPage.tsx';
import { SecurityPage } from './functions/SecurityPage.tsx';
import { WelcomePage } from './functions/WelcomePage.tsx';

/** The groups of §2, in their order, then the group for other portals. */
export const GROUPS = ['design', 'base', 'app', 'functions', 'portals'] as const;
type Group = (typeof GROUPS)[number];

export interface DocumentationPage {
  /** The path below `/documentation`. It is also the key of the page's texts. */
  path: string;
  group: Group;
  /** Files of the kit that the page describes. */
  components?: readonly string[];
  /** The file of the page's examples. By default, the file with the name of the first component. */
  examples?: string;
  /** The content that replaces the examples. */
  Content?: ComponentType;
}

/** Every page of the area (§2), and further pages that the screens need. */
export const PAGES: readonly DocumentationPage[] = [
  { path: 'colors', group: 'design', Content: ColorsPage },
  { path: 'typography', group: 'design', Content: TypographyPage },
  { path: 'variables', group: 'design', Content: VariablesPage },
  { path: 'mixins', group: 'design', Content: MixinsPage },
  {
    path: 'helpers',
    group: 'design',
    components: ['VisuallyHidden', 'SkipLink', 'Trans'],
    examples: 'Helpers',
  },

  { path: 'button', group: 'base', components: ['Button', 'IconButton'] },
  { path: 'select', group: 'base', components: ['Select'] },
  { path: 'multi-select', group: 'base', components: ['MultiSelect'] },
  { path: 'input', group: 'base', components: ['TextField', 'TextArea', 'Field'] },
  { path: 'input-code', group: 'base', components: ['InputCode'] },
  { path: 'checkbox', group: 'base', components: ['Checkbox'] },
  { path: 'radio', group: 'base', components: ['Radio'] },
  { path: 'switch', group: 'base', components: ['Switch'] },
  { path: 'date-picker', group: 'base', components: ['DatePicker'] },
  { path: 'phone-input', group: 'base', components: ['PhoneInput', 'PhoneText'] },
  {
    path: 'form',
    group: 'base',
    components: [
      'form/Form',
      'form/ConflictNote',
      'form/ConflictChoice',
      'form/FormButton',
      'form/ResendCode',
      'form/FormDialog',
      'form/FormFailure',
      'form/QuestionDialog',
      'form/SubmitButton',
      'form/TextFormField',
      'form/TextAreaFormField',
      'form/SelectFormField',
      'form/MultiSelectFormField',
      'form/RadioFormField',
      'form/PhoneFormField',
      'form/DateFormField',
      'form/CodeFormField',
      'form/CheckboxFormField',
      'form/ConsentFormField',
    ],
    examples: 'Form',
  },
  { path: 'price-slider', group: 'base', components: ['PriceSlider'] },
  { path: 'slider', group: 'base', components: ['Slider'] },
  { path: 'tabs', group: 'base', components: ['Tabs'] },
  { path: 'segments', group: 'base', components: ['Segments'] },
  { path: 'chip', group: 'base', components: ['Chip'] },
  { path: 'toast', group: 'base', components: ['ToastViewport'] },
  { path: 'table', group: 'base', components: ['Table'] },
  { path: 'tags', group: 'base', components: ['Tags', 'Tag'] },
  { path: 'accordion', group: 'base', components: ['Accordion'] },
  { path: 'skeleton', group: 'base', components: ['Skeleton'] },
  { path: 'card', group: 'base', components: ['Card'] },
  { path: 'panel', group: 'base', components: ['Panel', 'Stage'] },
  { path: 'grid', group: 'base', components: ['Grid'] },
  { path: 'order-history', group: 'base', components: ['OrderHistory'] },
  { path: 'timeline', group: 'base', components: ['Timeline'] },
  { path: 'hint', group: 'base', components: ['Hint'] },
  { path: 'popover', group: 'base', components: ['Popover'] },
  { path: 'dialog', group: 'base', components: ['Dialog', 'ConfirmDialog', 'InfoDialog'] },
  { path: 'show-more', group: 'base', components: ['ShowMore'] },
  { path: 'alert', group: 'base', components: ['Alert'] },
  { path: 'banner', group: 'base', components: ['Banner'] },
  { path: 'banner-spent', group: 'base', components: ['BannerSpent'] },
  { path: 'icon', group: 'base', examples: 'Icon' },
  { path: 'progress', group: 'base', components: ['Progress'] },
  { path: 'progress-load', group: 'base', components: ['ProgressLoad'] },
  { path: 'pipeline-bar', group: 'base', components: ['PipelineBar'] },
  { path: 'loader', group: 'base', components: ['Loader', 'PageLoader', 'Part'] },
  { path: 'carousel', group: 'base', components: ['Carousel'] },
  { path: 'qr-code', group: 'base', components: ['QrCode'] },
  { path: 'barcode', group: 'base', components: ['Barcode', 'CodeScreen'] },
  { path: 'balance-chart', group: 'base', components: ['BalanceChart'] },
  { path: 'video-player', group: 'base', components: ['VideoPlayer'] },
  { path: 'empty-state', group: 'base', components: ['EmptyState', 'LoadFailure'] },
  { path: 'tokens', group: 'base', components: ['Tokens'] },
  { path: 'page-heading', group: 'base', components: ['PageHeading'] },
  { path: 'rings', group: 'base', components: ['Rings', 'Letterhead'] },
  { path: 'avatar', group: 'base', components: ['Avatar'] },

  { path: 'product-card', group: 'app', components: ['ProductCard', 'ProductPicture'] },
  { path: 'product-detail-card', group: 'app', components: ['ProductDetailCard'] },
  { path: 'order-card', group: 'app', components: ['OrderCard'] },
  { path: 'go-back', group: 'app', components: ['GoBack'] },
  { path: 'app-hint', group: 'app', components: ['AppHint'] },
  { path: 'app-page-loader', group: 'app', components: ['AppPageLoader'] },
  { path: 'sms-welcome', group: 'app', examples: 'SmsWelcomeDialog' },
  { path: 'header-notice', group: 'app', examples: 'HeaderNotice' },

  { path: 'core', group: 'functions', Content: CorePage },
  { path: 'emoji-eliminate', group: 'functions', Content: EmojiPage },
  { path: 'security', group: 'functions', Content: SecurityPage },
  { path: 'welcome-bonus', group: 'functions', Content: WelcomePage },

  { path: 'embedding', group: 'portals', Content: EmbeddingPage },
];

export function pagesOf(group: Group): DocumentationPage[] {
  return PAGES.filter((page) => page.group === group);
}

/** Returns the page of a path below `/documentation`. */
export function pageAt(path: string): DocumentationPage | undefined {
  return PAGES.find((page) => page.path === path);
}

/** Returns the file of a page's examples, and its components by name. */
export function examplesOf(page: DocumentationPage | undefined): {
  file: string;
  parts: Record<string, ComponentType>;
} {
  const file = page?.examples ?? page?.components?.[0] ?? '';
  return { file, parts: EXAMPLES[file] ?? {} };
}
