/// <reference types="webpack/module" />

declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(globalObject: object): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): unknown;
  export function getFamilyByType(type: unknown): unknown;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): void;
}
