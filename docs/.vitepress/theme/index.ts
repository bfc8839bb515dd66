import { theme as api, useOpenapi } from 'vitepress-openapi/client';
import 'vitepress-openapi/dist/style.css';
import type { Theme } from 'vitepress';
import Default from 'vitepress/theme';
import spec from '../../generated/openapi.json';
import './look.css';

export default {
  extends: Default,
  enhanceApp({ app }) {
    // A page of another origin cannot call the services.
    useOpenapi({ spec, config: { operation: { hiddenSlots: ['playground'] } } });
    api.enhanceApp({ app });
  },
} satisfies Theme;
