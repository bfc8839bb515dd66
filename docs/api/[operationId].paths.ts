import { readFileSync } from 'node:fs';
import { usePaths } from 'vitepress-openapi';

export default {
  paths() {
    const spec = JSON.parse(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'));
    return usePaths({ spec })
      .getPathsByVerbs()
      .map(({ operationId, summary }) => ({ params: { operationId, pageTitle: summary } }));
  },
};
