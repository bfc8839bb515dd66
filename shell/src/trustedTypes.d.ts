interface TrustedTypePolicyRules {
  createHTML?(markup: string): string;
  /** Null rejects the address. */
  createScriptURL?(address: string): string | null;
}

interface Window {
  /** The part of Trusted Types that the cabinet uses. TypeScript's own library does not declare it. */
  trustedTypes?: {
    createPolicy(name: string, rules: TrustedTypePolicyRules): { createHTML(markup: string): string };
  };
}
