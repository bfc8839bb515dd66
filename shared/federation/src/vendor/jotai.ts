// What the cabinet uses of Jotai, shared as one copy.
export { atom, createStore, Provider, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
