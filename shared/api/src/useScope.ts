import { useSyncExternalStore } from 'react';
import { identityNumber } from './identity.ts';
import { currentScope, onScopeChange, type Scope } from './settings.ts';

/** Returns the current scope, or null before the client is configured. */
export function useScope(): Scope | null {
  useSyncExternalStore(onScopeChange, snapshot);
  return currentScope();
}

function snapshot(): string {
  return JSON.stringify([currentScope(), identityNumber()]);
}
