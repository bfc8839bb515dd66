// What the cabinet uses of SWR, shared as one copy.
export { default, mutate, SWRConfig, useSWRConfig } from 'swr';
