interface TrustedTypePolicyRules {
  createHTML?(markup: string): string;
  /** null refuses it. */
  createScriptURL?(address: string): string | null;
}

interface Window {
  /** Trusted Types, as far as the cabinet uses them: TypeScript's own library does not know them. */
  trustedTypes?: {
    createPolicy(name: string, rules: TrustedTypePolicyRules): { createHTML(markup: string): string };
  };
}
